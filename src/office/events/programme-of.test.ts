import { expect, test } from 'vitest'
import { namedIn, programmeOf } from './programme-of.ts'

const known = {
  artists: new Map([
    [1, { kind: 'person', name: 'Gustav Mahler', name_english: null, sort_name: 'Mahler', born_year: 1860 }],
    [2, { kind: 'person', name: 'Anna Muster', name_english: 'Anna Sample', sort_name: 'Muster' }],
    [3, { kind: 'ensemble', name: 'Chor', name_english: null, sort_name: 'Chor' }],
  ]),
  works: new Map([
    [7, { title: { de: 'Sinfonie Nr. 2', en: 'Symphony No. 2' }, composer: 1, movements: [] }],
  ]),
}
const values = {
  programme: [
    { kind: 'work', work: 7, title: { de: '', en: '' }, minutes: 80, cast: [{ artist: 2, role: null }] },
    { kind: 'interval', work: null, title: null, minutes: 20, cast: [] },
    { kind: 'work', work: 99, title: { de: 'Noch offen', en: '' }, cast: [] },
  ],
  cast: [
    { artist: 3, role: { de: 'Chor', en: 'Choir' }, replaces: 2 },
    { artist: null, role: { de: 'Orgel', en: '' } },
  ],
}

test('The preview names the records of the form, each once', () => {
  expect(namedIn(values)).toEqual({ works: [7, 99], artists: [3, 2] })
})

test('The preview has the programme and the cast as visitors get them, without rows that name nobody yet', () => {
  const { items, cast } = programmeOf(values, known)
  expect(items).toMatchObject([
    {
      kind: 'work',
      title: null,
      work: { title: { en: 'Symphony No. 2' }, composer: { name: { en: 'Gustav Mahler' }, born: 1860 } },
      cast: [{ artist: { name: { de: 'Anna Muster', en: 'Anna Sample' } } }],
    },
    { kind: 'interval', minutes: 20 },
    { kind: 'work', work: null, title: { de: 'Noch offen', en: '' } },
  ])
  expect(cast).toMatchObject([
    { artist: { id: 3, kind: 'ensemble' }, role: { en: 'Choir' }, replaces: 'Anna Muster' },
  ])
})
