import { describe, expect, test } from 'vitest'
import type { ContentDocument } from '#contracts/pages.ts'
import { chosenBlocks, nextEnd } from './chosen-blocks.ts'

const block = (id: string, children: string[] = []) => ({
  id,
  type: 'faq',
  version: 1,
  fields: {},
  ...(children.length > 0 && {
    children: children.map((child) => ({ id: child, type: 'faq-item', version: 1, fields: {} })),
  }),
})
const content: ContentDocument = {
  version: 1,
  containers: [
    { id: 'box', layout: '50-50', columns: [[block('a'), block('b', ['x', 'y']), block('c')], [block('d')]] },
  ],
}

describe('The chosen blocks', () => {
  test.each([
    ['a', null, ['a']],
    ['a', 'c', ['a', 'b', 'c']],
    ['c', 'b', ['b', 'c']],
    ['x', 'y', ['x', 'y']],
    ['a', 'd', ['a']],
    ['a', 'x', ['a']],
    ['a', 'gone', ['a']],
    ['box', 'a', ['box']],
  ])('from %s to %s are neighbours in their order', (selected, until, ids) => {
    expect(chosenBlocks(content, selected, until)).toEqual(ids)
  })

  test('are extended to the end of their column and no further', () => {
    expect(nextEnd(content, 'a', null, 1)).toBe('b')
    expect(nextEnd(content, 'a', 'b', 1)).toBe('c')
    expect(nextEnd(content, 'a', 'c', 1)).toBeNull()
    expect(nextEnd(content, 'a', 'b', -1)).toBe('a')
    expect(nextEnd(content, 'box', null, 1)).toBeNull()
  })
})
