import { expect, test } from 'vitest'
import { mailHref } from './mail-href.ts'

test('An e-mail has the title as its subject and the address as its text', () => {
  const address = 'https://example.org/de/programm-und-karten/a/1?b=c&d=e#f'
  const { protocol, pathname, searchParams } = new URL(mailHref('Lied & Tanz: 50 % Schubert?', address))
  expect([protocol, pathname]).toEqual(['mailto:', ''])
  expect(Object.fromEntries(searchParams)).toEqual({ subject: 'Lied & Tanz: 50 % Schubert?', body: address })
})
