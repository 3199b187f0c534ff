import { describe, expect, test } from 'vitest'
import { planBatches, readAhead, type Batch } from './plan-batches.ts'
import type { TextLine } from './read-lines.server.ts'

describe('Items that are read ahead', () => {
  test('arrive in order, each while the next one is prepared', async () => {
    const prepared: number[] = []
    async function* count() {
      for (const number of [1, 2, 3]) {
        prepared.push(number)
        yield number
      }
    }
    const seen: [number, number][] = []
    for await (const number of readAhead(count())) {
      await Promise.resolve()
      seen.push([number, prepared.length])
    }
    expect(seen).toEqual([
      [1, 2],
      [2, 3],
      [3, 3],
    ])
  })

  test('arrive before the error of a later one is thrown', async () => {
    async function* fail() {
      yield 1
      throw new Error('The file ends in the middle')
    }
    const seen: number[] = []
    const reading = (async () => {
      for await (const number of readAhead(fail())) seen.push(number)
    })()
    await expect(reading).rejects.toThrow('The file ends in the middle')
    expect(seen).toEqual([1])
  })

  test('are not read any further after the loop has ended', async () => {
    let isClosed = false
    async function* forever() {
      try {
        for (let number = 1; ; number++) yield number
      } finally {
        isClosed = true
      }
    }
    for await (const number of readAhead(forever())) if (number === 2) break
    expect(isClosed).toBe(true)
  })
})

describe('The lines of an archive', () => {
  const line = (number: number, id: string): TextLine => ({
    number,
    text: JSON.stringify({ source_id: `archive:${id}`, date: '1930-05-04', works: [] }),
  })

  test('are planned in batches; unreadable and repeated ones are reported by their numbers', async () => {
    async function* lines() {
      for (let number = 1; number <= 501; number++) yield line(number, `id-${number}`)
      yield line(502, 'id-7')
      yield { number: 503, text: '{' }
    }
    const batches: Batch[] = []
    for await (const batch of planBatches(lines(), 0)) batches.push(batch)
    expect(batches.map(({ lastLine }) => lastLine)).toEqual([500, 503])
    expect(batches.map(({ planned }) => planned.length)).toEqual([500, 1])
    expect(batches.flatMap(({ rejected }) => rejected)).toEqual([
      { line: 502, reason: 'same_as_line', column: 'source_id', values: { line: 7 } },
      { line: 503, reason: 'not_json' },
    ])
  })
})
