import { expect, test } from 'vitest'
import type { ContentDocument } from '#contracts/pages.ts'
import { alignBlocks } from './align-blocks.ts'

function contentOf(...ids: string[]): ContentDocument {
  const blocks = ids.map((id) => ({ id, type: 'text', version: 1, fields: {} }))
  return { version: 1, containers: [{ id: 'box', layout: '100', columns: [blocks] }] }
}

const rowsOf = (here: ContentDocument, there: ContentDocument | null) =>
  alignBlocks(here, there).map((row) => `${row.here?.id ?? '–'} ${row.there?.id ?? '–'}`)

test('Blocks are aligned by their ids, in the order of this language', () => {
  expect(rowsOf(contentOf('a', 'b'), contentOf('b', 'a'))).toEqual(['a a', 'b b'])
})

test('A block that only the other language has keeps its predecessor', () => {
  expect(rowsOf(contentOf('a', 'c'), contentOf('x', 'a', 'y', 'z', 'c'))).toEqual([
    '– x',
    'a a',
    '– y',
    '– z',
    'c c',
  ])
})

test('A block that only this language has is alone, also if the other language has no content', () => {
  expect(rowsOf(contentOf('a', 'b'), contentOf('a'))).toEqual(['a a', 'b –'])
  expect(rowsOf(contentOf('a'), null)).toEqual(['a –'])
})

test('The head comes first', () => {
  const head = { id: 'head', type: 'page', version: 1, fields: { title: 'Haus' } }
  expect(rowsOf({ ...contentOf('a'), head }, { ...contentOf('a'), head })).toEqual(['head head', 'a a'])
})
