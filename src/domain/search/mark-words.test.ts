import { expect, test } from 'vitest'
import { findExcerpt, markWords, type SearchedWords } from './mark-words.ts'

const marked = (text: string, searched: Partial<SearchedWords>) =>
  markWords(text, { beginnings: [], parts: [], ...searched }).map(([start, end]) => text.slice(start, end))

test('Found words are marked whole, whatever their accents and case', () => {
  expect(marked('Antonín Dvořák: Symphonie', { beginnings: ['dvorak', 'symph'] })).toEqual([
    'Dvořák',
    'Symphonie',
  ])
  expect(marked('Im Großen Saal', { beginnings: ['gross'] })).toEqual(['Großen'])
})

test('A beginning is marked at the start of a word only, a part anywhere', () => {
  const text = 'Orgelnacht mit Orgel, aber keine Drehorgel'
  expect(marked(text, { beginnings: ['orgel'] })).toEqual(['Orgelnacht', 'Orgel'])
  expect(marked(text, { parts: ['orgel'] })).toEqual(['Orgelnacht', 'Orgel', 'Drehorgel'])
})

test('Numbers and single letters are marked only as whole words', () => {
  expect(marked('KV 46 und KV 466, d-Moll', { beginnings: ['46', 'd'] })).toEqual(['46', 'd'])
})

test('An excerpt begins shortly before the first found word', () => {
  const body = `${'Zuvor geschieht sehr viel. '.repeat(20)}Dann spielt die Orgel. ${'Danach wieder nichts. '.repeat(20)}`
  const excerpt = findExcerpt(
    { title: 'Ein Abend', byline: null, names: '', body },
    { beginnings: ['orgel'], parts: [] },
  )
  expect(excerpt).toMatch(/^… .{0,80}Dann spielt die Orgel\. .*…$/)
  expect(excerpt.length).toBeLessThanOrEqual(182)
})

test('A record found by its names shows these, and one found by its title the beginning of its text', () => {
  const document = {
    title: 'Trio Vesperale',
    byline: null,
    names: 'Clara Schumann · Amy Beach · Trio Vesperale',
    body: 'Ein langer Abend',
  }
  expect(findExcerpt(document, { beginnings: ['beach'], parts: [] })).toBe('Amy Beach')
  expect(findExcerpt(document, { beginnings: ['matinee'], parts: [] })).toBe('Ein langer Abend')
  expect(findExcerpt(document, { beginnings: ['trio'], parts: [] })).toBe('Ein langer Abend')
})
