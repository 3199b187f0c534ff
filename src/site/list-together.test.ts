import { describe, expect, test } from 'vitest'
import { loadTogether, readTogether } from './list-together.server.ts'

describe('The pages of a list that are shown together', () => {
  test('are a single one, unless the address names an earlier first one', () => {
    expect(readTogether({})).toEqual({ from: 1, page: 1, isFull: false })
    expect(readTogether({ page: 3 })).toEqual({ from: 3, page: 3, isFull: false })
    expect(readTogether({ page: 3, from: 2 })).toEqual({ from: 2, page: 3, isFull: false })
    expect(readTogether({ page: 3, from: 7 })).toEqual({ from: 3, page: 3, isFull: false })
  })

  test('are ten at most; then a new list begins', () => {
    expect(readTogether({ page: 10, from: 1 })).toEqual({ from: 1, page: 10, isFull: true })
    expect(readTogether({ page: 999_999_999, from: 1 })).toEqual({
      from: 999_999_990,
      page: 999_999_999,
      isFull: true,
    })
  })

  test('are loaded as one longer page from the beginning of the list, else one by one, in order', async () => {
    const load = async (paging: { page: number; pageSize: number }) => paging
    expect(await loadTogether(readTogether({ page: 3, from: 1 }), 20, load)).toEqual({
      parts: [{ page: 1, pageSize: 60 }],
      last: { page: 1, pageSize: 60 },
    })
    expect(await loadTogether(readTogether({ page: 3, from: 2 }), 20, load)).toEqual({
      parts: [
        { page: 2, pageSize: 20 },
        { page: 3, pageSize: 20 },
      ],
      last: { page: 3, pageSize: 20 },
    })
  })
})
