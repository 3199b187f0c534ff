import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox-of.ts'

test.each([
  ['anna@example.org', 'anna@example.org'],
  ['Anna+konzert@Example.org', 'anna@example.org'],
  ['anna+a+b@example.org', 'anna@example.org'],
  ['a.n.na+x@googlemail.com', 'anna@gmail.com'],
  ['anna@gmail.com', 'anna@gmail.com'],
  ['a.nna@example.org', 'a.nna@example.org'],
])('%s belongs to the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox)
})
