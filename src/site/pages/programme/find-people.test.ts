import { describe, expect, test } from 'vitest'
import { findPeople } from './find-people.ts'

const people = [
  'Dvořák, Antonín',
  'Bach, Carl Philipp Emanuel',
  'Bach, Johann Sebastian',
  'Sørbye, Elin',
].map((name, index) => ({ id: index + 1, name }))
const namesFor = (typed: string, taken: number[] = []) =>
  findPeople(people, typed, new Set(taken)).found.map(({ name }) => name)

describe('People are found', () => {
  test('by beginnings of their names in any order, without accents', () => {
    expect(namesFor('dvorak')).toEqual(['Dvořák, Antonín'])
    expect(namesFor('sorbye')).toEqual(['Sørbye, Elin'])
    expect(namesFor('joh bach')).toEqual(['Bach, Johann Sebastian'])
    expect(namesFor('Bach')).toHaveLength(2)
    expect(namesFor('ach')).toEqual([])
  })

  test('only when something is typed, and never twice', () => {
    expect(namesFor(' , ')).toEqual([])
    expect(namesFor('bach', [2])).toEqual(['Bach, Johann Sebastian'])
  })

  test('in a number that fits below the field, with the count of all', () => {
    const many = Array.from({ length: 40 }, (_, index) => ({ id: index + 1, name: `Bach ${index}` }))
    const { found, count } = findPeople(many, 'bach', new Set())
    expect(found).toHaveLength(6)
    expect(count).toBe(40)
  })
})
