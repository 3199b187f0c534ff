import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCast, readMembers } from './read-cast.ts'

const violin = { de: 'Violine', en: 'violin' }
const conductor = { de: 'Leitung', en: 'conductor' }

test('A cast has names with roles, in both languages where they are known', () => {
  expect(
    readCast(
      'Anna Muster, Klavier\nBen Beispiel (Violine)\nClara Cis – Moderatorin\nStaatskapelle Musterstadt',
    ),
  ).toEqual([
    { name: 'Anna Muster', role: { de: 'Klavier', en: 'piano' } },
    { name: 'Ben Beispiel', role: violin },
    { name: 'Clara Cis', role: { de: 'Moderatorin', en: '' } },
    { name: 'Staatskapelle Musterstadt', role: null },
  ])
})

describe('A line of a cast', () => {
  test.each([
    ['Sørbye, Elin (Violine)', 'Sørbye, Elin', violin],
    ['Elin Sørbye, Violine', 'Elin Sørbye', violin],
    ['Elin Sørbye, violin', 'Elin Sørbye', violin],
    ['Elin Sørbye\tVioline', 'Elin Sørbye', violin],
    ['Elin Sørbye Violine', 'Elin Sørbye', violin],
    ['Violine: Elin Sørbye', 'Elin Sørbye', violin],
    ['Sørbye, Elin', 'Sørbye, Elin', null],
    ['Sørbye, Elin, Violine', 'Sørbye, Elin', violin],
    ['van Zweden, Jaap, Leitung', 'van Zweden, Jaap', conductor],
    ['Leitung: Müller, Jörg', 'Müller, Jörg', conductor],
    ['Leitung Jörg Müller', 'Jörg Müller', conductor],
    ['Conductor: Jörg Müller', 'Jörg Müller', conductor],
    ['Dirigentin: Anna Muster', 'Anna Muster', { de: 'Dirigentin', en: 'conductor' }],
    ['Klaviertrio: Trio Muster', 'Trio Muster', { de: 'Klaviertrio', en: '' }],
    ['Trio Muster – Klaviertrio', 'Trio Muster', { de: 'Klaviertrio', en: '' }],
    ['Glasharmonika: Anna Muster', 'Anna Muster', { de: 'Glasharmonika', en: '' }],
    ['Anna Muster, Glasharmonika', 'Anna Muster', { de: 'Glasharmonika', en: '' }],
    [
      'Anna Muster (Violine und Leitung)',
      'Anna Muster',
      { de: 'Violine und Leitung', en: 'violin and conductor' },
    ],
    ['Bamberger Symphoniker', 'Bamberger Symphoniker', null],
    ['Chor und Orchester der Oper', 'Chor und Orchester der Oper', null],
    ['Midori', 'Midori', null],
  ])('%j is read', (line, name, role) => {
    expect(readMembers(line)[0]?.[0]).toEqual({ name, role })
  })

  test.each([
    ['B. Wesseltoft/H. Schwarz', ['B. Wesseltoft', 'H. Schwarz']],
    ['Anna Muster & Ben Beispiel', ['Anna Muster', 'Ben Beispiel']],
    ['Anna Muster, Ben van Beispiel, Clara Cis', ['Anna Muster', 'Ben van Beispiel', 'Clara Cis']],
    ['Anna Muster (Klavier), Ben Beispiel (Violine)', ['Anna Muster', 'Ben Beispiel']],
    ['Anna Muster, Klavier, Ben Beispiel, Violine', ['Anna Muster', 'Ben Beispiel']],
    ['Anna Muster Klavier, Ben Beispiel Violine', ['Anna Muster', 'Ben Beispiel']],
    ['Klavier: Anna Muster und Ben Beispiel', ['Anna Muster', 'Ben Beispiel']],
    ['Staatskapelle Musterstadt / Chor der Oper', ['Staatskapelle Musterstadt', 'Chor der Oper']],
    ['Staatskapelle Musterstadt, Ltg. Ben Beispiel', ['Staatskapelle Musterstadt', 'Ben Beispiel']],
    ['Duo Tal & Groethuysen', ['Duo Tal & Groethuysen']],
    ['Anna Muster & Band', ['Anna Muster & Band']],
    ['Anna Muster, Historische Oboe', ['Anna Muster']],
  ])('names those who perform: %j', (line, names) => {
    expect(readMembers(line).map(([{ name }]) => name)).toEqual(names)
  })

  test.each([
    ['Rudolf Buchbinder (Kl)', 'Klavier'],
    ['Anna Muster, Vc.', 'Violoncello'],
    ['Ltg.: Anna Muster', 'Leitung'],
    ['Anna Muster (B)', 'Bass'],
  ])('may have a shortened role: %j', (line, role) => {
    expect(readMembers(line)[0]?.[0].role?.de).toBe(role)
  })

  test('may name an ensemble with its conductor', () => {
    expect(readMembers('Bamberger Symphoniker, Leitung: Jakub Hrůša').map(([first]) => first)).toEqual([
      { name: 'Bamberger Symphoniker', role: null },
      { name: 'Jakub Hrůša', role: conductor },
    ])
  })
})

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
const pieces = fc.constantFrom(
  ...'Anna Muster Müller Jörg Violine Leitung Leitung: Klavier und , : – ( ) / ; \t Orchester Midori van'.split(
    ' ',
  ),
)

test('No line throws, and no word of a line is lost', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(pieces, { maxLength: 10 }).map((parts) => parts.join(' ')),
        fc.string({ maxLength: 60, unit: 'binary' }),
      ),
      (given) => {
        const line = given.replaceAll(/[\r\n]+/g, ' ')
        const members = readMembers(line)
        for (const place of [0, 1]) {
          const said = members.flatMap((readings) => {
            const { name, role } = readings[place] ?? readings[0]
            return wordsIn(`${name} ${role?.de ?? ''} ${role?.en ?? ''}`)
          })
          expect(wordsIn(line).filter((word) => word !== 'und' && !said.includes(word))).toEqual([])
        }
      },
    ),
  )
})
