import { describe, expect, test } from 'vitest'
import { joinWorks, readCast, readProgramme } from './read-lines.ts'

describe('A programme in a cell', () => {
  test('has works with composers, intervals, talks and encores, each in a line', () => {
    expect(
      readProgramme(
        "Gustav Mahler: Sinfonie Nr. 5 – Adagietto (70')\n– Pause –\nEinführung: Mahler in Wien\n• Zugabe: Robert Schumann: Träumerei\nInterval 20 min",
      ),
    ).toEqual([
      { kind: 'work', composer: 'Gustav Mahler', title: 'Sinfonie Nr. 5', excerpt: 'Adagietto', minutes: 70 },
      { kind: 'interval', composer: '', title: '', excerpt: '', minutes: null },
      { kind: 'talk', composer: '', title: 'Mahler in Wien', excerpt: '', minutes: null },
      { kind: 'encore', composer: 'Robert Schumann', title: 'Träumerei', excerpt: '', minutes: null },
      { kind: 'interval', composer: '', title: '', excerpt: '', minutes: 20 },
    ])
  })

  test('may be in one line, and in columns for composers and works', () => {
    expect(readProgramme('Bach: Messe; Pause').map(({ kind }) => kind)).toEqual(['work', 'interval'])
    expect(joinWorks('Bach', 'Messe\nMagnificat').map(({ composer }) => composer)).toEqual(['Bach', 'Bach'])
    expect(joinWorks('Bach\nHändel', 'Messe\nMessias')).toMatchObject([
      { composer: 'Bach', title: 'Messe' },
      { composer: 'Händel', title: 'Messias' },
    ])
  })
})

test('A cast has names with roles, in both languages where they are known', () => {
  expect(
    readCast(
      'Anna Muster, Klavier\nBen Beispiel (Violine)\nClara Cis – Moderatorin\nStaatskapelle Musterstadt',
    ),
  ).toEqual([
    { name: 'Anna Muster', role: { de: 'Klavier', en: 'piano' } },
    { name: 'Ben Beispiel', role: { de: 'Violine', en: 'violin' } },
    { name: 'Clara Cis', role: { de: 'Moderatorin', en: '' } },
    { name: 'Staatskapelle Musterstadt', role: null },
  ])
})
