import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blocksOf, readContent } from './read-content.ts'

const quote = (id: string) => ({ id, type: 'quote', version: 1, fields: { content: 'Musik' } })
const documentOf = (...blocks: unknown[]) => ({
  version: 1,
  containers: [{ id: 'box', layout: '100', columns: [blocks] }],
})
const shortly = (stored: unknown) => blocksOf(readContent(stored)).map(({ id, error }) => [id, error])

describe('Stored content that is damaged', () => {
  test.each<[string, unknown]>([
    ['a version that no block has', { ...quote('b'), version: 0 }],
    ['no fields', { id: 'b', type: 'quote', version: 1 }],
    ['fields that are a list', { ...quote('b'), fields: [] }],
    ['an inside that is no list', { ...quote('b'), children: 'c' }],
  ])('shows everything except the block with %s', (_, damaged) => {
    expect(shortly(documentOf(quote('a'), damaged, quote('c')))).toEqual([
      ['a', undefined],
      ['b', 'invalid_fields'],
      ['c', undefined],
    ])
  })

  test.each<[string, unknown]>([
    ['that is nothing', null],
    ['that is a text', 'quote'],
    ['without an id', { ...quote(''), id: undefined }],
    ['with an id that is too long', quote('x'.repeat(101))],
  ])('marks a block %s', (_, damaged) => {
    expect(shortly(documentOf(quote('a'), damaged))).toEqual([
      ['a', undefined],
      ['damaged-0-0-1', 'invalid_fields'],
    ])
  })

  test('keeps blocks whose container is damaged', () => {
    const containers = [
      { id: 7, layout: '1-1', columns: [[quote('a')], [quote('b')], [quote('c')], [quote('d')]] },
      'no container',
      { id: 'box', layout: '100', columns: [[quote('e')]] },
    ]
    const read = readContent({ version: 1, containers })
    expect(blocksOf(read).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(read.containers.map(({ layout, columns }) => [layout, columns.length])).toEqual([
      ['33-33-33', 3],
      ['100', 1],
    ])
  })

  test('is a single marker if it is not a document at all, and never throws', () => {
    for (const stored of [null, undefined, 'text', 7, [], {}, { containers: {} }])
      expect(shortly(stored)).toEqual([['content', 'invalid_fields']])
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (one, other) => {
        for (const stored of [one, { containers: one }, { containers: [one] }, documentOf(one, other)])
          expect(() => readContent(stored)).not.toThrow()
      }),
    )
  })
})
