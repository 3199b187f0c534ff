import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { kindOfName } from './kind-of-name.ts'

const labelled = fs
  .readFileSync(path.join(import.meta.dirname, 'kind-of-name.names.txt'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, label, name] = /^([PE]) (.+)$/.exec(line) ?? []
    return name === undefined ? [] : [{ name, kind: label === 'P' ? 'person' : 'ensemble' }]
  })

test('Of the labelled names 97 % are told right, and of the others nearly all are asked about', () => {
  const told = labelled.map(({ name, kind }) => ({ name, kind, guess: kindOfName(name) }))
  const wrong = told.filter(({ kind, guess }) => guess !== null && guess !== kind)
  const right = told.filter(({ kind, guess }) => guess === kind)
  expect(labelled.length).toBeGreaterThanOrEqual(300)
  expect(right.length / labelled.length).toBeGreaterThanOrEqual(0.97)
  expect(wrong.map(({ name }) => name)).toEqual(['Café Zimmermann', 'Alarm Will Sound'])
})

test.each(['Midori', 'Mahler', 'Simon & Garfunkel', 'Anna Berg und Otto Tal', '', ' ', '—'])(
  '%j may be either, and is asked about',
  (name) => expect(kindOfName(name)).toBeNull(),
)
