import { describe, expect, test } from 'vitest'
import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import { applyChange } from '#operations/index.ts'
import { copyOperations } from './copy-to-other-language.ts'

const block = (id: string, children?: StoredBlock[]): StoredBlock => ({
  id,
  type: children ? 'faq' : 'quote',
  version: 1,
  fields: { content: id },
  ...(children && { children }),
})
const content = (...columns: StoredBlock[][]): ContentDocument => ({
  version: 1,
  containers: columns.map((column, index) => ({
    id: `container-${index}`,
    layout: '100',
    columns: [column],
  })),
})
const unwritten: ContentDocument = {
  version: 1,
  containers: [{ id: 'first', layout: '100', columns: [[]] }],
}
const copy = (from: ContentDocument, to: ContentDocument, ids: string[]) =>
  applyChange(to, copyOperations(from, to, ids))

describe('Copying into the other language', () => {
  test('makes a whole page the same there, with each list and its items once, and removes the empty container', () => {
    const from = content([block('a'), block('list', [block('one'), block('two')])], [block('b')])
    expect(copy(from, unwritten, ['a', 'list', 'one', 'two', 'b'])).toEqual(from)
  })

  test('copies in the order of the page, whatever the order of the ids', () => {
    const from = content([block('a'), block('b'), block('c')])
    expect(copy(from, unwritten, ['c', 'b', 'a'])).toEqual(from)
  })

  test('takes along the list of an item if it is missing there', () => {
    const from = content([block('list', [block('one'), block('two')])])
    expect(copy(from, unwritten, ['two'])).toEqual(from)
  })

  test('puts an item into its list if that exists there', () => {
    const from = content([block('list', [block('one'), block('two')])])
    const to = content([block('list', [block('one')])])
    expect(copy(from, to, ['two'])).toEqual(from)
  })

  test('updates the fields of a block that exists there', () => {
    const from = content([block('a')])
    const to = content([{ ...block('a'), fields: { content: 'older' } }])
    expect(copy(from, to, ['a'])).toEqual(from)
  })
})
