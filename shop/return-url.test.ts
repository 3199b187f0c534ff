import { describe, expect, it } from 'vitest'
import { readReturnUrl } from './return-url.ts'

const sites = ['https://www.example.org', 'http://localhost:3000']

describe('a return address', () => {
  it.each([
    ['https://www.example.org/de/konzert?x=1#top', 'https://www.example.org/de/konzert?x=1#top'],
    ['http://localhost:3000', 'http://localhost:3000/'],
    ['HTTPS://WWW.EXAMPLE.ORG/de', 'https://www.example.org/de'],
    ['/de/buyingflow/order/?a=b', '/de/buyingflow/order/?a=b'],
    ['/', '/'],
  ])('may be %s', (value, expected) => {
    expect(readReturnUrl(value, sites)).toBe(expected)
  })

  it('may be an address of the shop itself, if its origin is given', () => {
    const shop = 'https://shop.example.org'
    expect(readReturnUrl(`${shop}/de/buyingflow/tickets/1`, sites, shop)).toBe(
      `${shop}/de/buyingflow/tickets/1`,
    )
    expect(readReturnUrl(`${shop}/de/buyingflow/tickets/1`, sites)).toBeNull()
    expect(readReturnUrl(`${shop}.evil.example/`, sites, shop)).toBeNull()
    expect(readReturnUrl(`https://x@shop.example.org/`, sites, shop)).toBeNull()
  })

  it.each([
    ['another host', 'https://evil.example/'],
    ['a host that begins like ours', 'https://www.example.org.evil.example/'],
    ['our host as a user name', 'https://www.example.org@evil.example/'],
    ['our host with a user name', 'https://evil@www.example.org/'],
    ['another port', 'http://localhost:3001/'],
    ['another protocol', 'http://www.example.org/'],
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:text/html,x'],
    ['a host without protocol', '//evil.example'],
    ['a backslash for a slash', '/\\evil.example'],
    ['two backslashes', '\\\\evil.example'],
    ['a tab between the slashes', '/\t/evil.example'],
    ['a line break between the slashes', '/\n/evil.example'],
    ['a path that becomes a host', '/.//evil.example'],
    ['a path that becomes a host by two dots', '/x/..//evil.example'],
    ['a space before a host', ' //evil.example'],
    ['a bare name', 'order'],
    ['nothing', ''],
    ['no address', 'https://'],
    ['more than 2000 characters', `/${'a'.repeat(2000)}`],
  ])('may not be %s', (_, value) => {
    expect(readReturnUrl(value, sites)).toBeNull()
  })
})
