import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { joinWorks, readProgramme, readProgrammeLines, type ProgrammeLine } from './read-programme.ts'

const nothing = {
  composer: '',
  born: '',
  died: '',
  title: '',
  excerpt: '',
  arrangement: '',
  premiere: null,
  minutes: null,
}
const read = (line: string) => readProgrammeLines([line])[0]?.readings ?? []
const work = (composer: string, title: string, others: Partial<ProgrammeLine> = {}) => ({
  ...nothing,
  kind: 'work',
  composer,
  title,
  ...others,
})

describe('A programme in a cell', () => {
  test('has works with composers, intervals, talks and encores, each in a line', () => {
    expect(
      readProgramme(
        "Gustav Mahler: Sinfonie Nr. 5 – Adagietto (70')\n– Pause –\nEinführung: Mahler in Wien\n• Zugabe: Robert Schumann: Träumerei\nInterval 20 min",
      ),
    ).toMatchObject([
      work('Gustav Mahler', 'Sinfonie Nr. 5', { excerpt: 'Adagietto', minutes: 70 }),
      { ...nothing, kind: 'interval' },
      { ...nothing, kind: 'talk', title: 'Mahler in Wien' },
      work('Robert Schumann', 'Träumerei', { kind: 'encore' }),
      { ...nothing, kind: 'interval', minutes: 20 },
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

describe('A line of a programme', () => {
  test.each<[string, ReturnType<typeof work>]>([
    ["Mahler: Sinfonie Nr. 5 cis-Moll (70')", work('Mahler', 'Sinfonie Nr. 5 cis-Moll', { minutes: 70 })],
    ['Gustav Mahler, Sinfonie Nr. 5', work('Gustav Mahler', 'Sinfonie Nr. 5')],
    ['Gustav Mahler\tSinfonie Nr. 5\t', work('Gustav Mahler', 'Sinfonie Nr. 5')],
    ['Mahler, Gustav: Sinfonie Nr. 5', work('Mahler, Gustav', 'Sinfonie Nr. 5')],
    [
      'Gubaidulina: Offertorium, Konzert für Violine und Orchester',
      work('Gubaidulina', 'Offertorium, Konzert für Violine und Orchester'),
    ],
    [
      'Sofia Gubaidulina (1931–2025): Offertorium (ca. 35 Min.)',
      work('Sofia Gubaidulina', 'Offertorium', { born: '1931', died: '2025', minutes: 35 }),
    ],
    [
      'Unsuk Chin (*1961): Operascope (UA)',
      work('Unsuk Chin', 'Operascope', { born: '1961', premiere: 'world' }),
    ],
    [
      "Mussorgski: Bilder einer Ausstellung (Orchestrierung: Maurice Ravel) (35')",
      work('Mussorgski', 'Bilder einer Ausstellung', {
        arrangement: 'Orchestrierung: Maurice Ravel',
        minutes: 35,
      }),
    ],
    ['1. Mahler: Lieder eines fahrenden Gesellen', work('Mahler', 'Lieder eines fahrenden Gesellen')],
    ['Mahler: Sinfonie Nr. 5, 4. Satz', work('Mahler', 'Sinfonie Nr. 5', { excerpt: '4. Satz' })],
    ['Mahler: Adagietto aus der Sinfonie Nr. 5', work('Mahler', 'Sinfonie Nr. 5', { excerpt: 'Adagietto' })],
    ['Sinfonie Nr. 5 – Adagietto', work('', 'Sinfonie Nr. 5', { excerpt: 'Adagietto' })],
    ['Geschichten aus dem Wienerwald', work('', 'Geschichten aus dem Wienerwald')],
    ['Introduction und Allegro', work('', 'Introduction und Allegro')],
    ["Cage: 4'33''", work('Cage', "4'33''")],
    ["(20')", work('', "(20')")],
    ["Pause (20')", { ...nothing, kind: 'interval', minutes: 20 }],
    ['Pause: 20 Minuten', { ...nothing, kind: 'interval', minutes: 20 }],
    ['Gespräch mit Elin Sørbye', { ...nothing, kind: 'talk', title: 'Gespräch mit Elin Sørbye' }],
  ])('%j is read', (line, expected) => {
    expect(read(line)[0]).toMatchObject(expected)
  })

  test.each<[string, Partial<ProgrammeLine>]>([
    ['Tschaikowsky: Suite aus »Der Nussknacker«', { whole: 'Suite aus »Der Nussknacker«', excerpt: 'Suite' }],
    ['V. Kaprálová: Partita', { composer: 'V. Kaprálová', title: 'Partita' }],
    ['Sofia Gubaidulina – Offertorium', { composer: 'Sofia Gubaidulina', mayHaveComposer: false }],
    [
      'Samuel Barber – Knoxville: Summer of 1915',
      { composer: 'Samuel Barber', title: 'Knoxville: Summer of 1915' },
    ],
    ['Pérotin – Viderunt omnes', { composer: '', mayHaveComposer: true }],
    ['Gubaidulina, Offertorium', { composer: '', mayHaveComposer: true }],
    ['Geschichten aus dem Wienerwald', { mayHaveComposer: false }],
  ])('%j is one of a cell', (line, expected) => {
    expect(readProgramme(line)[0]).toMatchObject(expected)
  })

  test.each([
    ['Mahler – Sinfonie Nr. 5', ['Mahler', 'Sinfonie Nr. 5']],
    ['Gubaidulina, Offertorium', ['Gubaidulina', 'Offertorium']],
    ['Mahler, Gustav, Sinfonie Nr. 5', ['Mahler, Gustav', 'Sinfonie Nr. 5']],
    ['Beethoven Sinfonie Nr. 9', ['Beethoven', 'Sinfonie Nr. 9']],
    ['Sinfonie Nr. 9 (Ludwig van Beethoven)', ['Ludwig van Beethoven', 'Sinfonie Nr. 9']],
    ['Offertorium von Sofia Gubaidulina', ['Sofia Gubaidulina', 'Offertorium']],
    ['mahler, sinfonie nr. 5', ['mahler', 'sinfonie nr. 5']],
  ])('%j may have a composer, or be a title as a whole', (line, [composer, title]) => {
    expect(read(line)).toContainEqual(expect.objectContaining({ composer, title }))
    expect(read(line)).toContainEqual(expect.objectContaining({ composer: '' }))
  })

  test('may be a heading with the composer of those below, or a movement of the one above', () => {
    const lines = [
      'Gustav Mahler (1860–1911)',
      'Sinfonie Nr. 5 cis-Moll',
      'I. Trauermarsch',
      'Pause',
      'Brahms: Nänie',
    ]
    expect(readProgrammeLines(lines)).toMatchObject([
      null,
      { isMovement: false, readings: [{ composer: 'Gustav Mahler', title: 'Sinfonie Nr. 5 cis-Moll' }] },
      { isMovement: true, readings: [{ title: 'I. Trauermarsch' }] },
      { isMovement: false, readings: [{ kind: 'interval' }] },
      { isMovement: false, readings: [{ composer: 'Brahms' }] },
    ])
    expect(readProgrammeLines(['Gustav Mahler (1860–1911)', 'Brahms: Nänie'])[0]).not.toBeNull()
  })
})

/** What says something without being part of a name or a title. */
const marks =
  /^(?:pause|interval|intermission|gespräch|einführung|konzerteinführung|vortrag|talk|lecture|introduction|zugabe|encore|ca|min|minuten|minutes|ua|uraufführung|dea|deutsche|erstaufführung|german|world|premiere|von|by|aus|from|der|dem|den|the|geb|b|satz|[ivx]{1,4}|\d{1,2})$/
const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
const pieces = fc.constantFrom(
  ..."Mahler Gustav Sinfonie Nr. 5 cis-Moll Pause , : ; – - ( ) (70') 35 Min. aus der von Zugabe: Einführung: (UA) (arr. Ravel) 1. II. (1860–1911) * \t Offertorium Konzert für Violine » «".split(
    ' ',
  ),
)
const anyLine = fc.oneof(
  fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join(' ')),
  fc.string({ maxLength: 60, unit: 'binary' }),
)

test('No line throws, and no word of a line is lost', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 5 }), (given) => {
      const lines = given.map((line) => line.replaceAll(/[\r\n]+/g, ' '))
      const all = readProgrammeLines(lines)
      expect(all).toHaveLength(lines.length)
      for (const [index, one] of all.entries()) {
        const below = all[index + 1]?.readings[0]
        for (const reading of one?.readings ?? (below ? [below] : [])) {
          const said = wordsIn(Object.values(reading).join(' '))
          const lost = wordsIn(lines[index] ?? '').filter((word) => !said.includes(word) && !marks.test(word))
          expect(lost).toEqual([])
        }
      }
    }),
  )
})
