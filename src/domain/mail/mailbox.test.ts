import { expect, test } from 'vitest'
import { formatMailbox, readMailbox } from './mailbox.ts'

test('a mailbox is parsed as it was formatted', () => {
  for (const mailbox of [
    { name: 'Konzerthaus Süd', address: 'karten@example.org' },
    { name: '', address: 'karten@example.org' },
    { name: 'Haus, Saal & Co.', address: 'a@example.org' },
  ])
    expect(readMailbox(formatMailbox(mailbox))).toEqual(mailbox)
})

test('a name cannot inject headers or addresses', () => {
  const formatted = formatMailbox({ name: 'Haus"\r\nBcc: <all@example.org>', address: 'a@example.org' })
  expect(formatted).toBe('"Haus Bcc: all@example.org" <a@example.org>')
  expect(readMailbox(formatted).address).toBe('a@example.org')
})
