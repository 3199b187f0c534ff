import { expect, test } from 'vitest'
import type { Values } from '#records/field.ts'
import type { NameOf } from './names.ts'
import { proposedNote } from './proposed-note.ts'
import { shopText, sidesOf } from './shop-text.ts'

const names: Record<string, { de: string; en: string }> = {
  'artist:7': { de: 'Clara Anders', en: 'Clara Anders' },
  'artist:8': { de: 'Rundfunkchor', en: 'Radio Choir' },
  'room:1': { de: 'Großer Saal', en: 'Great Hall' },
  'room:2': { de: 'Werkraum', en: 'Workshop' },
  'work:3': { de: 'Requiem', en: 'Requiem' },
  'work:4': { de: 'Messe', en: 'Mass' },
}
const nameOf: NameOf = (kind, id) => Promise.resolve(names[`${kind}:${id}`] ?? { de: '?', en: '?' })
const at = '2026-11-21T12:00:00.000Z'
const cast = (artist: number) => [{ artist, role: { de: 'Sopran', en: 'soprano' } }]
const programme = (...works: number[]) => works.map((work) => ({ kind: 'work', work, cast: [] }))

test('The staff of the ticket shop get the concert, its numbers, what was before and what is now', async () => {
  const change = { kind: 'cast', at, note: { de: 'Der Chor springt ein.', en: '' } }
  const text = shopText({
    title: { de: 'Mondnacht', en: 'Moonlit night' },
    room: names['room:1'] ?? null,
    change,
    kind: { de: 'Besetzung geändert', en: 'Change of cast' },
    evenings: [
      { externalId: '4711-1', dateStart: '2027-03-18T18:30:00.000Z' },
      { externalId: null, dateStart: '2027-03-19T18:30:00.000Z' },
    ],
    sides: await sidesOf({ before: { cast: cast(7) }, after: { cast: cast(8) } }, change, nameOf),
    pages: { de: 'https://haus.example/de/x/7', en: null },
  })
  expect(text.de).toBe(
    [
      'Besetzung geändert: Mondnacht',
      'Bekannt gegeben: 21. November 2026',
      '',
      'Donnerstag, 18. März 2027, 19.30 Uhr – Nummer im Kartenshop 4711-1',
      'Freitag, 19. März 2027, 19.30 Uhr',
      'Saal: Großer Saal',
      '',
      'Bisher: Clara Anders (Sopran)',
      'Neu: Rundfunkchor (Sopran)',
      '',
      'Hinweis für das Publikum: Der Chor springt ein.',
      '',
      'https://haus.example/de/x/7',
    ].join('\n'),
  )
  expect(text.en).toContain('Change of cast: Moonlit night')
  expect(text.en).toContain('Before: Clara Anders (soprano)\nNow: Radio Choir (soprano)')
  expect(text.en).not.toContain('Note for')
})

test.each<[string, Values, Values, [string, string] | null]>([
  ['room', { room: 1 }, { room: 2 }, ['Großer Saal', 'Werkraum']],
  ['room', { room: null }, { room: 2 }, ['–', 'Werkraum']],
  [
    'date',
    { date_start: '2027-03-18T18:30:00.000Z' },
    { date_start: '2027-03-19T18:30:00.000Z' },
    ['Donnerstag, 18. März 2027, 19.30 Uhr', 'Freitag, 19. März 2027, 19.30 Uhr'],
  ],
  ['programme', { programme: programme(3) }, { programme: programme(3, 4) }, ['Requiem', 'Requiem, Messe']],
  ['cancelled', { status: null }, { status: 'cancelled' }, null],
])('A change of %s from %o to %o is told in words', async (kind, before, after, sides) => {
  const told = await sidesOf({ before, after }, { kind, at, note: null }, nameOf)
  expect(told && [told.old.de, told.new.de]).toEqual(sides)
})

test.each<[Parameters<typeof proposedNote>[2], Values, Values, string, string]>([
  [
    { kind: 'cast', from: 7, to: 8 },
    {},
    {},
    'Rundfunkchor springt ein für Clara Anders.',
    'Radio Choir replaces Clara Anders.',
  ],
  [
    { kind: 'cast', from: 7, to: null },
    {},
    {},
    'Clara Anders tritt nicht auf.',
    'Clara Anders does not perform.',
  ],
  [
    { kind: 'room', room: 2 },
    { room: 1 },
    {},
    'Neuer Saal: Werkraum (bisher Großer Saal).',
    'New hall: Workshop (previously Great Hall).',
  ],
  [
    { kind: 'programme' },
    { programme: programme(3) },
    { programme: programme(4) },
    'Neu im Programm: Messe, statt Requiem.',
    'Now in the programme: Mass, instead of Requiem.',
  ],
  [
    { kind: 'programme' },
    { programme: programme(3, 4) },
    { programme: programme(4) },
    'Nicht mehr im Programm: Requiem.',
    'No longer in the programme: Requiem.',
  ],
  [
    { kind: 'date', start: '2027-03-19T18:30:00.000Z', movesSale: true },
    { date_start: '2027-03-18T18:30:00.000Z' },
    {},
    'Neuer Termin: Freitag, 19. März 2027, 19.30 Uhr (bisher Donnerstag, 18. März 2027, 19.30 Uhr).',
    'New date: Friday, 19 March 2027, 7.30 pm (previously Thursday, 18 March 2027, 7.30 pm).',
  ],
])('The note that is proposed of %o has both languages', async (what, stored, values, de, en) => {
  expect(await proposedNote(stored, values, what, nameOf)).toEqual({ de, en })
})

test('The note about somebody who is not known yet says so', async () => {
  const note = await proposedNote({}, {}, { kind: 'cast', from: 7, to: null }, nameOf, true)
  expect(note.de).toBe('Clara Anders tritt nicht auf. Wer einspringt, steht noch nicht fest.')
})
