import fc from 'fast-check'
import { expect, test } from 'vitest'
import { address, instant, text, writeCalendar, type Property } from './calendar-properties.ts'

const octets = new TextEncoder()
const unfold = (written: string) => written.replaceAll('\r\n ', '')

/** A property as it is written to a file, folded. */
function lineOf(property: Property): string {
  return writeCalendar([property], [])
    .replace(/^BEGIN:VCALENDAR\r\n/, '')
    .replace(/\r\nEND:VCALENDAR\r\n$/, '')
}

test('Text is escaped, addresses are not', () => {
  expect(lineOf(text('summary', 'Lied, Tod; \\ und\r\nmehr'))).toBe('SUMMARY:Lied\\, Tod\\; \\\\ und\\nmehr')
  expect(lineOf(text('categories', 'Orchester', 'Alt, neu'))).toBe('CATEGORIES:Orchester,Alt\\, neu')
  expect(lineOf(text('x-wr-calname', 'Haus: a, b'))).toBe('X-WR-CALNAME:Haus: a\\, b')
  expect(lineOf(address('url', 'https://house.example/a?genre=1,2;3'))).toBe(
    'URL:https://house.example/a?genre=1,2;3',
  )
})

test('Instants are written in UTC', () => {
  expect(lineOf(instant('dtstart', new Date('2026-10-25T01:30:00.500Z')))).toBe('DTSTART:20261025T013000Z')
  expect(lineOf(instant('dtstart', new Date('1913-10-19T18:00:00Z')))).toBe('DTSTART:19131019T180000Z')
})

test('No character of a title can end its line', () => {
  expect(lineOf(text('summary', 'a\r\nEND:VEVENT\u2028b\u0000c'))).toBe('SUMMARY:a\\nEND:VEVENT\\nbc')
  expect(lineOf(address('url', 'https://house.example/\r\nEND:VEVENT'))).not.toContain('\n')
})

test('Every line ends with CR and LF, including the last one', () => {
  expect(writeCalendar([], [])).toBe('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n')
})

test('Lines have at most 75 octets and break between characters, never inside one', () => {
  const long = lineOf(text('summary', 'Größe 😀 Dvořák '.repeat(20)))
  for (const line of long.split('\r\n')) expect(octets.encode(line).length).toBeLessThanOrEqual(75)
  expect(unfold(long)).toBe(`SUMMARY:${'Größe 😀 Dvořák '.repeat(20)}`)
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (any) => {
      const line = lineOf(text('summary', any))
      const pieces = line.split('\r\n')
      expect(pieces.every((piece) => octets.encode(piece).length <= 75)).toBe(true)
      expect(pieces.slice(1).every((piece) => piece.startsWith(' '))).toBe(true)
      expect(unfold(line)).not.toMatch(/[\r\n]/)
    }),
  )
})
