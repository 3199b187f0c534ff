import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinLines, plainLine, textLine, textListLine } from './content-lines.ts'

const octets = new TextEncoder()
const unfold = (text: string) => text.replaceAll('\r\n ', '')

test('Text is escaped, addresses are not', () => {
  expect(textLine('SUMMARY', 'Lied, Tod; \\ und\r\nmehr')).toBe('SUMMARY:Lied\\, Tod\\; \\\\ und\\nmehr')
  expect(textListLine('CATEGORIES', ['Orchester', 'Alt, neu'])).toBe('CATEGORIES:Orchester,Alt\\, neu')
  expect(plainLine('URL', 'https://house.example/a?genre=1,2;3')).toBe(
    'URL:https://house.example/a?genre=1,2;3',
  )
})

test('Nothing that a title holds can end its line', () => {
  expect(textLine('SUMMARY', 'a\r\nEND:VEVENT\u2028b\u0000c')).toBe('SUMMARY:a\\nEND:VEVENT\\nbc')
  expect(plainLine('URL', 'https://house.example/\r\nEND:VEVENT')).not.toContain('\n')
})

test('Every line ends with CR and LF, the last too', () => {
  expect(joinLines(['BEGIN:VCALENDAR', 'END:VCALENDAR'])).toBe('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n')
})

test('Lines have at most 75 octets and break between characters, never inside one', () => {
  const long = textLine('SUMMARY', 'Größe 😀 Dvořák '.repeat(20))
  for (const line of long.split('\r\n')) expect(octets.encode(line).length).toBeLessThanOrEqual(75)
  expect(unfold(long)).toBe(`SUMMARY:${'Größe 😀 Dvořák '.repeat(20)}`)
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      const line = textLine('SUMMARY', text)
      const pieces = line.split('\r\n')
      expect(pieces.every((piece) => octets.encode(piece).length <= 75)).toBe(true)
      expect(pieces.slice(1).every((piece) => piece.startsWith(' '))).toBe(true)
      expect(unfold(line)).not.toMatch(/[\r\n]/)
    }),
  )
})
