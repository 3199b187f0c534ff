import { describe, expect, test } from 'vitest'
import { recordDefinitions } from '../records.generated.ts'
import type { Fields } from '../field.ts'
import { newArtist, newPerson, proposeArtist, proposeWork } from './quick-create.ts'

describe('A typed text proposes a new work', () => {
  test('with its composer before a colon', () => {
    expect(proposeWork('Gustav Mahler: Lied im Herbst')).toEqual({
      named: { composer: 'Gustav Mahler' },
      values: { title: { de: 'Lied im Herbst', en: '' } },
    })
    expect(proposeWork('Mahler, Gustav : Lied: für Alma')).toMatchObject({
      named: { composer: 'Mahler, Gustav' },
      values: { title: { de: 'Lied: für Alma' } },
    })
  })

  test('with capital letters if there are none', () => {
    expect(proposeWork('mahler: lied im herbst')).toMatchObject({
      named: { composer: 'Mahler' },
      values: { title: { de: 'Lied im herbst' } },
    })
    expect(proposeWork('ludwig van beethoven: WoO 80')).toMatchObject({
      named: { composer: 'Ludwig van Beethoven' },
      values: { title: { de: 'WoO 80' } },
    })
  })

  test.each(['Lied im Herbst', 'Mahler, Lied im Herbst', 'Mahler:', 'Mahler: ', ': Lied', 'Takt 4:3'])(
    'not in the form of %j, which is only a title',
    (typed) => expect(proposeWork(typed)).toBeNull(),
  )
})

test('A typed name is the name of a new person, with its form in the index', () => {
  expect(newPerson('Clara Schumann')).toEqual({
    kind: 'person',
    name: 'Clara Schumann',
    sort_name: 'Schumann, Clara',
  })
  expect(newPerson('Midori')).toMatchObject({ sort_name: 'Midori' })
  expect(newPerson('Schumann, Clara')).toEqual(newPerson('Clara Schumann'))
})

test('Who performs may be an ensemble, whose form in the index is its name', () => {
  const ensemble = { kind: 'ensemble', name: 'Bamberger Symphoniker', sort_name: 'Bamberger Symphoniker' }
  expect(newArtist('Bamberger Symphoniker')).toEqual(ensemble)
  const { values, follow } = proposeArtist('Bamberger Symphoniker')
  expect(values).toEqual(ensemble)
  expect(follow?.({ ...values, kind: 'person' })).toEqual({ sort_name: 'Symphoniker, Bamberger' })
  expect(proposeArtist('Pygmalion').values).toMatchObject({ kind: null, sort_name: 'Pygmalion' })
})

describe('What is added in a look-up of', () => {
  const looked = (fields: Fields): [string, string[], object][] =>
    Object.entries(fields).flatMap(([name, field]): [string, string[], object][] => {
      if (field.kind === 'parts') return looked(field.fields)
      if (field.kind !== 'reference' || !field.create) return []
      const other = recordDefinitions.find(({ kind }) => kind === field.to)
      const required = Object.entries<Fields[string]>(other?.fields ?? {}).filter(([, one]) => one.required)
      return [[name, required.map(([one]) => one), field.create('Probe')]]
    })
  test.each(recordDefinitions.flatMap(({ fields }) => looked(fields)))(
    '%s has all that its kind requires',
    (_, required, values) => expect(Object.keys(values)).toEqual(expect.arrayContaining(required)),
  )
})
