import { describe, expect, test } from 'vitest'
import { recordStores } from '#records/stores.generated.server.ts'
import { useTestDatabase } from '../../../../tests/support/database.ts'
import { createAuthor } from '../../../../tests/support/drafts.ts'
import { createArtists, createWorks } from '../../../../tests/support/factories.ts'
import { understandLines } from '../index.server.ts'

const database = useTestDatabase()

async function openHouse() {
  const scope = await createAuthor(database.db, 'editor', 'editor')
  const [mahler = 0, alma = 0, sorbye = 0, berg = 0] = await createArtists(scope, [
    { kind: 'person', name: 'Gustav Mahler', sortName: 'Mahler, Gustav' },
    { kind: 'person', name: 'Alma Mahler', sortName: 'Mahler, Alma' },
    { kind: 'person', name: 'Elin Sørbye', sortName: 'Sørbye, Elin' },
    { kind: 'person', name: 'Alban Berg', sortName: 'Berg, Alban' },
  ])
  const [fifth = 0, lieder = 0] = await createWorks(scope, [
    { composerId: mahler, title: { de: 'Sinfonie Nr. 5', en: 'Symphony No. 5' } },
    { composerId: alma, title: { de: 'Fünf Lieder', en: 'Five Songs' } },
    { composerId: mahler, title: { de: 'Fünf Lieder nach Rückert', en: '' } },
    { composerId: berg, title: { de: 'Lulu', en: '' } },
  ])
  const understand = async (list: 'programme' | 'cast', ...lines: string[]) =>
    understandLines(scope, recordStores, { list, lines })
  return { mahler, alma, sorbye, berg, fifth, lieder, understand }
}

describe('A line of a programme', () => {
  test('means a known work, however it is written', async () => {
    const { fifth, understand } = await openHouse()
    const lines = [
      "Mahler: Sinfonie Nr. 5 cis-Moll (70')",
      'Gustav Mahler, Symphony No. 5',
      'Mahler – Sinfonie Nr. 5',
      'Mahler, Gustav, Sinfonie Nr. 5',
      'G. Mahler\tSinfonie Nr. 5',
    ]
    for (const [row] of await understand('programme', ...lines))
      expect(row).toMatchObject({
        found: { id: fifth, title: 'Sinfonie Nr. 5', by: 'Gustav Mahler' },
        isSure: true,
        proposals: [],
        likely: [],
      })
  })

  test('means a movement of a known work, an interval, or a talk', async () => {
    const { fifth, understand } = await openHouse()
    expect(
      await understand(
        'programme',
        'Mahler: Sinfonie Nr. 5 – Adagietto',
        "Pause (20')",
        'Einführung: Mahler in Wien',
      ),
    ).toMatchObject([
      [{ kind: 'movement', title: { de: 'Adagietto' }, found: { id: fifth } }],
      [{ kind: 'interval', minutes: 20, found: null, proposals: [], isSure: true }],
      [{ kind: 'talk', title: { de: 'Mahler in Wien' } }],
    ])
    expect(await understand('programme', 'Berg: Lulu, Oper in drei Akten')).toMatchObject([
      [{ found: { title: 'Lulu' } }],
    ])
  })

  test('proposes a new work of a known composer, or with a new one, and never one of somebody else', async () => {
    const { mahler, berg, understand } = await openHouse()
    expect(
      await understand(
        'programme',
        'gustav mahler: Sinfonie Nr. 6',
        'Gubaidulina, Sofia (1931–2025): Sinfonie Nr. 5',
        'Berg: Der Wein',
      ),
    ).toMatchObject([
      [
        {
          found: null,
          isSure: true,
          text: 'gustav mahler: Sinfonie Nr. 6',
          proposals: [{ kind: 'work', title: 'Sinfonie Nr. 6', composer: { id: mahler } }],
        },
      ],
      [
        {
          found: null,
          isSure: true,
          proposals: [
            {
              kind: 'work',
              title: 'Sinfonie Nr. 5',
              composer: { id: null, name: 'Sofia Gubaidulina', born: '1931', died: '2025' },
            },
          ],
        },
      ],
      [{ proposals: [{ title: 'Der Wein', composer: { id: berg } }] }],
    ])
  })

  test('asks if it may mean several things', async () => {
    const { mahler, alma, lieder, understand } = await openHouse()
    const rows = await understand(
      'programme',
      'Mahler: Fünf Lieder',
      'Gubaidulina, Offertorium',
      'Mahler: Hymne an die Nacht',
      'Gustav Mahler: Rückert-Lieder für Orchester',
      'Gustav Mahler: Sinfonie Nr.',
    )
    const [song, title, hymn, similar, short] = rows.flat()
    expect(song).toMatchObject({ found: { id: lieder } })
    expect(title).toMatchObject({ isSure: false })
    expect(title).toMatchObject({
      proposals: [
        { title: 'Gubaidulina, Offertorium', composer: null },
        { title: 'Offertorium', composer: { id: null, name: 'Gubaidulina' } },
        { title: 'Gubaidulina', composer: { id: null, name: 'Offertorium' } },
      ],
    })
    expect(hymn).toMatchObject({
      isSure: false,
      proposals: [{ composer: { id: alma } }, { composer: { id: mahler } }],
    })
    expect(short).toMatchObject({ isSure: false, likely: [{ title: 'Sinfonie Nr. 5' }] })
    expect(similar).toMatchObject({ isSure: false, likely: [{ title: 'Fünf Lieder nach Rückert' }] })
  })

  test('may be the composer of the works below, and a movement is asked for', async () => {
    const { fifth, understand } = await openHouse()
    expect(
      await understand('programme', 'Gustav Mahler (1860–1911)', 'Sinfonie Nr. 5', 'I. Trauermarsch'),
    ).toMatchObject([
      [],
      [{ found: { id: fifth } }],
      [{ kind: 'movement', found: null, proposals: [], isSure: false, likely: [{ id: fifth }] }],
    ])
  })
})

describe('A line of a cast', () => {
  test('means a known person, with a role in both languages', async () => {
    const { sorbye, understand } = await openHouse()
    for (const [row] of await understand('cast', 'Sørbye, Elin (Violine)', 'Elin Sorbye, violin'))
      expect(row).toMatchObject({
        found: { id: sorbye, title: 'Elin Sørbye' },
        role: { de: 'Violine', en: 'violin' },
      })
  })

  test('proposes a person or an ensemble, and asks if it may be either', async () => {
    const { understand } = await openHouse()
    expect(
      await understand('cast', 'Leitung: Müller, Jörg', 'Bamberger Symphoniker', 'Midori, Violine'),
    ).toMatchObject([
      [
        {
          isSure: true,
          proposals: [{ name: 'Müller, Jörg', as: 'person' }],
          role: { de: 'Leitung', en: 'conductor' },
        },
      ],
      [{ isSure: true, proposals: [{ name: 'Bamberger Symphoniker', as: 'ensemble' }] }],
      [{ isSure: false, proposals: [{ as: 'person' }, { as: 'ensemble' }] }],
    ])
    expect(await understand('cast', 'Bamberger Symphoniker, Leitung: Jakub Hrůša')).toMatchObject([
      [{ text: 'Bamberger Symphoniker' }, { text: 'Jakub Hrůša' }],
    ])
  })
})
