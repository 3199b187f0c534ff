import { expect, test } from 'vitest'
import type { SearchHit, SearchKind } from '#contracts/search.ts'
import { findDirectHit } from './direct-hit.ts'

function hit(kind: SearchKind, title: string): SearchHit {
  const texts = { title, title_marks: [], byline: null, excerpt: '', excerpt_marks: [] }
  return { kind, id: 1, ...texts, date: null, uncertain_date: null, url: '/de' }
}
const find = (text: string, events: SearchHit[], content: SearchHit[]) =>
  findDirectHit(
    [
      { name: 'events_future', hits: events },
      { name: 'content', hits: content },
    ],
    text,
  )?.kind

test('The record whose title is the query is found, whatever its accents and case', () => {
  expect(find('antonin dvorak', [], [hit('person', 'Antonín Dvořák'), hit('work', 'Rusalka')])).toBe('person')
  expect(find('Messiah', [hit('event', 'Messiah'), hit('event', 'Messiah')], [hit('work', 'Messiah')])).toBe(
    'work',
  )
})

test('Part of a title, or a title of several records, is not a direct hit', () => {
  expect(find('Dvořák', [], [hit('person', 'Antonín Dvořák')])).toBeUndefined()
  expect(find('Messiah', [hit('event', 'Messiah'), hit('event', 'Messiah')], [])).toBeUndefined()
})
