import { describe, expect, test } from 'vitest'
import { movedAddress } from './moved-address.ts'

const from = (address: string) => new URL(address, 'https://house.example')

describe('A redirect', () => {
  test('keeps the query of the address, before the anchor of the new one', () => {
    expect(movedAddress('/de/neu#unten', from('/de/alt?x=1&y=a%20b'))).toBe('/de/neu?x=1&y=a+b#unten')
    expect(movedAddress('/de/neu?x=2', from('/de/alt?x=1&y=3'))).toBe('/de/neu?x=2&y=3')
    expect(movedAddress('https://example.org/a', from('/de/alt?x=1'))).toBe('https://example.org/a?x=1')
  })

  test('is encoded for a header, unless it already is', () => {
    expect(movedAddress('/de/dvořák höre', from('/de/alt'))).toBe('/de/dvo%C5%99%C3%A1k%20h%C3%B6re')
    expect(movedAddress('/de/caf%C3%A9', from('/de/alt'))).toBe('/de/caf%C3%A9')
  })

  test('is refused if it leads to another host by a manipulated path, or to itself', () => {
    for (const stored of [
      null,
      '',
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      '/.//evil.example',
      '/de/..//evil.example',
      'https:\\\\evil.example',
      'http://evil.example',
      'javascript:alert(1)',
      'evil.example',
      '/de/alt',
      '/de/alt?x=2',
    ])
      expect(movedAddress(stored, from('/de/alt?x=1')), String(stored)).toBeNull()
  })
})
