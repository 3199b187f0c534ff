import { expect, test } from 'vitest'
import { composers } from './composers.ts'
import { works } from './works.ts'

const composersByKey = new Map(composers.map((composer) => [composer.key, composer]))

test('there are at least 60 composers, a quarter of them women, and 330 works', () => {
  expect(composers.length).toBeGreaterThanOrEqual(60)
  expect(composers.filter((composer) => composer.gender === 'f').length).toBeGreaterThanOrEqual(
    composers.length / 4,
  )
  expect(works.length).toBeGreaterThanOrEqual(330)
})

test('keys are unique and every composer has a work', () => {
  expect(new Set(works.map((work) => work.key)).size).toBe(works.length)
  expect(new Set(composers.map((composer) => composer.key)).size).toBe(composers.length)
  const heard = new Set(works.map((work) => work.composerKey))
  expect(composers.filter((composer) => !heard.has(composer.key))).toEqual([])
})

test('nobody composes before the age of ten or after death', () => {
  const impossible = works.filter((work) => {
    const composer = composersByKey.get(work.composerKey)
    return (
      !composer ||
      work.yearComposed < composer.bornYear + 10 ||
      (composer.diedYear !== null && work.yearComposed > composer.diedYear)
    )
  })
  expect(impossible.map((work) => work.key)).toEqual([])
})

test('no work is performed before it was written', () => {
  expect(works.filter((work) => work.heardFrom < work.yearComposed || work.minutes < 2)).toEqual([])
})

test('the German and the English title of a work name the same key', () => {
  const notes: Record<string, string> = {
    H: 'B',
    B: 'B-flat',
    Es: 'E-flat',
    As: 'A-flat',
    Cis: 'C-sharp',
    Fis: 'F-sharp',
    Des: 'D-flat',
    Ges: 'G-flat',
    Dis: 'D-sharp',
    Gis: 'G-sharp',
  }
  for (const { keySignature, title } of works) {
    expect(/-(Dur|Moll)\b/.test(title.de), title.de).toBe(keySignature !== null)
    if (!keySignature) continue
    const [note = '', mode] = keySignature.de.split('-')
    const capital = note.charAt(0).toUpperCase() + note.slice(1)
    expect(keySignature.en, title.de).toBe(
      `${notes[capital] ?? capital} ${mode === 'Dur' ? 'major' : 'minor'}`,
    )
  }
})

test('German spells keys as German does: Dur with a capital, Moll with a small letter', () => {
  const wrong = works.filter(
    ({ keySignature }) =>
      keySignature && !/^([A-H](is|es|s)?-Dur|[a-h](is|es|s)?-Moll)$/.test(keySignature.de),
  )
  expect(wrong.map((work) => work.title.de)).toEqual([])
})
