import { describe, expect, test } from 'vitest'
import type { TreePage } from '#contracts/page-tree.ts'
import { movedTo, placeOfDrop } from './drop-place.ts'
import { idsWithChildren, nestPages, type NestedPage } from './nest-pages.ts'

const page = (id: number, parent: number | null, title: string, state: 'public' | 'draft' = 'public') =>
  ({
    id,
    parent_id: parent,
    title,
    url: `/de/${id}`,
    is_fixed: false,
    states: { de: state, en: 'missing' },
  }) satisfies TreePage

/** 1 Haus (2 Säle (3 Großer Saal, 4 Werkraum), 5 Geschichte), 6 Besuch */
const pages = [
  page(1, null, 'Haus'),
  page(2, 1, 'Säle'),
  page(3, 2, 'Großer Saal'),
  page(4, 2, 'Werkraum', 'draft'),
  page(5, 1, 'Geschichte'),
  page(6, null, 'Besuch'),
]
const shape = (nested: NestedPage[]): unknown => nested.map((one) => [one.page.id, shape(one.children)])
const all = { words: '', state: '' } as const

describe('The tree', () => {
  test('has each page below its parent', () => {
    const nested = nestPages(pages, all)
    expect(shape(nested)).toEqual([
      [
        1,
        [
          [
            2,
            [
              [3, []],
              [4, []],
            ],
          ],
          [5, []],
        ],
      ],
      [6, []],
    ])
    expect(idsWithChildren(nested)).toEqual([1, 2])
  })

  test('keeps the pages that match the search, whatever their accents, and their ancestors', () => {
    expect(shape(nestPages(pages, { words: 'sale', state: '' }))).toEqual([[1, [[2, []]]]])
    expect(shape(nestPages(pages, { words: 'de 6', state: '' }))).toEqual([[6, []]])
    expect(shape(nestPages(pages, { words: '', state: 'draft' }))).toEqual([[1, [[2, [[4, []]]]]]])
    expect(nestPages(pages, { words: 'Orgel', state: '' })).toEqual([])
  })
})

describe('A page that is dropped', () => {
  test.each([
    [6, { page: 1, position: 'before' }, { parent_id: null, after: null }],
    [6, { page: 5, position: 'after' }, { parent_id: 1, after: 5 }],
    [6, { page: 5, position: 'before' }, { parent_id: 1, after: 2 }],
    [6, { page: 2, position: 'on' }, { parent_id: 2, after: 4 }],
    [4, { page: 3, position: 'before' }, { parent_id: 2, after: null }],
    [2, { page: 6, position: 'on' }, { parent_id: 6, after: null }],
    [2, { page: 2, position: 'on' }, null],
    [1, { page: 3, position: 'after' }, null],
    [1, { page: 99, position: 'after' }, null],
  ] as const)('%i at %o goes to %o', (moved, drop, place) => {
    expect(placeOfDrop(pages, moved, drop)).toEqual(place)
  })

  test('takes its subpages along', () => {
    expect(movedTo(pages, 2, { parent_id: 6, after: null }).map(({ id }) => id)).toEqual([1, 5, 6, 2, 3, 4])
    expect(movedTo(pages, 6, { parent_id: null, after: null }).map(({ id }) => id)).toEqual([
      6, 1, 2, 3, 4, 5,
    ])
    expect(movedTo(pages, 5, { parent_id: 1, after: null }).map(({ id }) => id)).toEqual([1, 5, 2, 3, 4, 6])
  })
})
