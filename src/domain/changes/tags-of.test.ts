import { expect, test } from 'vitest'
import { addCacheTags, Shown } from '../cache-tags.ts'
import { tagsOf } from './tags-of.ts'

test('an answer depends on the records that it shows, and on lists in which they may appear', () => {
  const shown = new Shown()
  addCacheTags({ shown }, 'event', [12])
  addCacheTags({ shown }, ['menu', 'sitemap'])
  const isConcerned = (kind: Parameters<typeof tagsOf>[0]['kind'], id: number | null = null) =>
    tagsOf({ kind, id, language: null })?.some((tag) => shown.tags.has(tag)) ?? true
  expect(isConcerned('event', 12)).toBe(true)
  expect(isConcerned('event', 13)).toBe(false)
  expect(isConcerned('event')).toBe(true)
  expect(isConcerned('menu')).toBe(true)
  expect(isConcerned('page', 1)).toBe(false)
  expect(isConcerned('everything')).toBe(true)
})

test('an answer with a list depends on every change of its kind', () => {
  const shown = new Shown()
  addCacheTags({ shown }, ['event', 'record'])
  const tags = [...(tagsOf({ kind: 'event', id: 3, language: null }) ?? [])]
  expect(tags.some((tag) => shown.tags.has(tag))).toBe(true)
  expect(tagsOf({ kind: 'work', id: 3, language: null })?.some((tag) => shown.tags.has(tag))).toBe(true)
})

test('nothing is recorded for an answer that is not cached', () => {
  expect(() => addCacheTags({}, 'event')).not.toThrow()
})
