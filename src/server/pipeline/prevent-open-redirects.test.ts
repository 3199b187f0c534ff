import fc from 'fast-check'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { preventOpenRedirects, localAddress } from './prevent-open-redirects.ts'

test.each([
  ['/de/besuch?a=%20b&c=//d#e', '/de/besuch?a=%20b&c=//d#e'],
  ['/', '/'],
  ['//evil.example/x?y', '/evil.example/x?y'],
  ['/\\evil.example', '/evil.example'],
  ['/\t/evil.example', '/evil.example'],
  ['/.//evil.example?x=1', '/evil.example?x=1'],
  ['/de/..//evil.example#x', '/evil.example#x'],
  ['/%2F/evil.example', '/%2F/evil.example'],
])('The target %j is sent as %j', (location, sent) => {
  expect(localAddress(location)).toBe(sent)
})

test('Browsers stay on the site with any target, also when it is resolved again', () => {
  const part = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    'evil.example',
    '@',
    ':',
    '%2F',
    '%2e',
    '?',
    '#',
    ' ',
    '\t',
    'a',
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const sent = localAddress(`/${parts.join('')}`)
      const first = new URL(sent, 'https://hall.example')
      expect(first.origin).toBe('https://hall.example')
      expect(first.pathname).not.toMatch(/^\/\//)
    }),
    { numRuns: 5000, seed: 1913 },
  )
})

test('Only redirects within the site are changed', async () => {
  const app = new Hono()
  app.use('*', preventOpenRedirects)
  app.get('/own', (context) => context.redirect('/.//evil.example'))
  app.get('/foreign', (context) => context.redirect('https://partner.example//x'))
  expect((await app.request('/own')).headers.get('location')).toBe('/evil.example')
  expect((await app.request('/foreign')).headers.get('location')).toBe('https://partner.example//x')
})
