import { describe, expect, test } from 'vitest'
import { readName, splitNames } from './read-name.ts'

const names = (raw: string) => {
  const read = readName(raw)
  return read && [read.kind, read.name, read.sortName]
}

describe('A name of an archive', () => {
  test.each([
    ['Dvorak, Antonín', 'Antonín Dvorak', 'Dvorak, Antonín'],
    ['Beethoven, Ludwig van', 'Ludwig van Beethoven', 'Beethoven, Ludwig van'],
    ['Strauss, Johann, II', 'Johann Strauss II', 'Strauss, Johann II'],
    ['Corigliano, John, Sr.', 'John Corigliano Sr.', 'Corigliano, John Sr.'],
    ['Elgar, Sir Edward', 'Edward Elgar', 'Elgar, Edward'],
    ['Sandoval,', 'Sandoval', 'Sandoval'],
    ['Midori', 'Midori', 'Midori'],
    ['Cliburn, Van', 'Van Cliburn', 'Cliburn, Van'],
  ])('%s is a person: %s', (raw, name, sortName) => {
    expect(names(raw)).toEqual(['person', name, sortName])
  })

  test.each([
    ['Saint-Saens [Saint-Saëns], Camille', 'Camille Saint-Saëns'],
    ['Ligeti, György [Gyorgy]', 'György Ligeti'],
    ['Paert [Pärt], Arvo', 'Arvo Pärt'],
    ['Suppe [Suppé], Franz Von', 'Franz von Suppé'],
    ['Herold, Louis Joseph Ferdinand [Hérold]', 'Louis Joseph Ferdinand Hérold'],
    ['Watts, Andre (André)', 'André Watts'],
    ['Du Pre [Du Pré], Jacqueline', 'Jacqueline Du Pré'],
    ['Norgard [Nørgård], Per', 'Per Nørgård'],
  ])('%s gets the spelling in brackets: %s', (raw, name) => {
    expect(readName(raw)?.name).toBe(name)
  })

  test.each([
    ['Crawford [Seeger], Ruth Porter', 'Ruth Porter Crawford'],
    ['Lang, Morris (Arnie)', 'Morris Lang'],
    ['Convery (See 9916), Robert', 'Robert Convery'],
    ['Reicha, Antoine(-Joseph)', 'Antoine Reicha'],
    ['Henschel, [Isidor] Georg[e]', 'Georg Henschel'],
  ])('%s loses other notes in brackets: %s', (raw, name) => {
    expect(readName(raw)?.name).toBe(name)
  })

  test.each(['Westminster Choir', 'Juilliard String Quartet', "St. Paul's Boys' Choir (Flatbush, Brooklyn)"])(
    '%s is an ensemble',
    (raw) => expect(names(raw)).toEqual(['ensemble', raw, raw]),
  )

  test('a single word is an ensemble if the source marks it as one', () => {
    expect(readName('NEXUS', { isGroup: true })).toMatchObject({ kind: 'ensemble', name: 'NEXUS' })
  })

  test.each([
    'None',
    'Traditional,',
    'Unspecified,',
    'No Soloist',
    'Not conducted',
    'Audience',
    'VARIOUS,',
    ',',
  ])('"%s" names nobody', (raw) => expect(readName(raw)).toBeNull())

  test('of two joint authors is one record, printed in order', () => {
    expect(names('Tepper/Bennett, Sid/Roy C.')).toEqual([
      'person',
      'Sid Tepper / Roy C. Bennett',
      'Tepper/Bennett, Sid/Roy C.',
    ])
  })
})

test('several names in one field are separated, and empty and repeated ones left out', () => {
  expect(splitNames('de Waart, Edo; ; ; de Waart, Edo; Foss, Lukas')).toEqual([
    'de Waart, Edo',
    'Foss, Lukas',
  ])
  expect(splitNames(null)).toEqual([])
})
