import { expect, test } from 'vitest'
import { houseMailbox, writeMail } from './write-mail.ts'

const house = {
  name: { de: 'Haus am Ufer', en: 'House by the River' },
  street: 'Uferstraße 12',
  postal_code: '10999',
  city: 'Berlin',
  phone: '+49 30 555 01 70',
  email: 'karten@example.org',
  mail_sender: null,
  mail_sender_name: null,
}

test("a mail is plain text and HTML, with the house's address at its end", () => {
  const { textBody, htmlBody } = writeMail(
    {
      subject: 'Hallo',
      body: ['Guten Tag,', { text: 'Ansehen', href: 'https://example.org/a?b=1&c=2' }],
      small: [{ text: 'Löschen', href: 'https://example.org/weg' }],
    },
    house,
    'de',
  )
  expect(textBody).toBe(
    [
      'Guten Tag,',
      'Ansehen:\r\nhttps://example.org/a?b=1&c=2',
      '-- \r\nHaus am Ufer\r\nUferstraße 12, 10999 Berlin\r\n+49 30 555 01 70\r\nkarten@example.org',
      'Löschen:\r\nhttps://example.org/weg',
      '',
    ].join('\r\n\r\n'),
  )
  expect(htmlBody).toContain('href="https://example.org/a?b=1&amp;c=2"')
  expect(htmlBody).toContain('lang="de"')
})

test('nothing in a mail becomes markup or an additional header', () => {
  const hostile = '<script>alert(1)</script> "x" & y'
  const { subject, htmlBody } = writeMail(
    {
      subject: 'a\r\nBcc: b@example.org',
      body: [hostile, { text: hostile, href: `https://e.org/"><b>` }],
      small: [hostile],
    },
    { ...house, name: { de: hostile, en: hostile } },
    'en',
  )
  expect(subject).toBe('a Bcc: b@example.org')
  expect(htmlBody).not.toContain('<script')
  expect(htmlBody).not.toContain('"><b>')
})

test('the house writes from its own address, or from a no-reply address if it has none', () => {
  expect(houseMailbox(house, 'en', 'https://example.org')).toBe('"House by the River" <karten@example.org>')
  expect(houseMailbox({ ...house, email: null }, 'de', 'https://www.example.org:8443')).toBe(
    '"Haus am Ufer" <no-reply@www.example.org>',
  )
})

test('a sender that the house has set comes before its address', () => {
  const set = {
    ...house,
    mail_sender: 'post@example.org',
    mail_sender_name: { de: 'Ihre Kasse', en: '' },
  }
  expect(houseMailbox(set, 'en', 'https://example.org')).toBe('"Ihre Kasse" <post@example.org>')
})
