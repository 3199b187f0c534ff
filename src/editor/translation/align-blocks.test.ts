import { expect, test } from 'vitest'
import type { ContentDocument } from '#contracts/pages.ts'
import { alignBlocks } from './align-blocks.ts'

function contentOf(...ids: string[]): ContentDocument {
  const blocks = ids.map((id) => ({ id, type: 'text', version: 1, fields: {} }))
  return { version: 1, containers: [{ id: 'box', layout: '100', columns: [blocks] }] }
}

const rowsOf = (here: ContentDocument, there: ContentDocument | null) =>
  alignBlocks(here, there).map((row) => `${row.here?.id ?? '–'} ${row.there?.id ?? '–'}`)

test('Blocks stand beside each other by their ids, in the order of this language', () => {
  expect(rowsOf(contentOf('a', 'b'), contentOf('b', 'a'))).toEqual(['a a', 'b b'])
})

test('What only the other language has follows what it follows there, in its order', () => {
  expect(rowsOf(contentOf('a', 'c'), contentOf('x', 'a', 'y', 'z', 'c'))).toEqual([
    '– x',
    'a a',
    '– y',
    '– z',
    'c c',
  ])
})

test('What only this language has stands alone, also where the other one is not begun', () => {
  expect(rowsOf(contentOf('a', 'b'), contentOf('a'))).toEqual(['a a', 'b –'])
  expect(rowsOf(contentOf('a'), null)).toEqual(['a –'])
})

test('The head comes first', () => {
  const head = { id: 'head', type: 'page', version: 1, fields: { title: 'Haus' } }
  expect(rowsOf({ ...contentOf('a'), head }, { ...contentOf('a'), head })).toEqual(['head head', 'a a'])
})
