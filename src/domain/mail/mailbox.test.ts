import { expect, test } from 'vitest'
import { formatMailbox, readMailbox } from './mailbox.ts'

test('a mailbox is read as it was written', () => {
  for (const mailbox of [
    { name: 'Konzerthaus Süd', address: 'karten@example.org' },
    { name: '', address: 'karten@example.org' },
    { name: 'Haus, Saal & Co.', address: 'a@example.org' },
  ])
    expect(readMailbox(formatMailbox(mailbox))).toEqual(mailbox)
})

test('a name cannot bring headers or addresses of its own', () => {
  const formatted = formatMailbox({ name: 'Haus"\r\nBcc: <all@example.org>', address: 'a@example.org' })
  expect(formatted).toBe('"Haus Bcc: all@example.org" <a@example.org>')
  expect(readMailbox(formatted).address).toBe('a@example.org')
})
