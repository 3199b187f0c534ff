import { expect, test } from 'vitest'
import { openLruStore, type Kept } from './lru-store.ts'

const kilobyte = 1024

function answerOf(bytes: number, tags: string[] = []): Kept {
  const half = { headers: {}, body: Buffer.alloc(bytes / 2) }
  const representations = { br: half, gzip: half }
  const answer = { status: 200, headers: {}, contentType: 'text/html', digest: 'x', representations }
  return { answer, tags, askedAt: 0, freshUntil: 0 }
}

test('The least recently used answer is evicted when there is no more space', () => {
  const kept = openLruStore(35 * kilobyte)
  for (const key of ['a', 'b', 'c']) kept.keep(key, answerOf(10 * kilobyte))
  kept.find('a')
  kept.keep('d', answerOf(10 * kilobyte))
  expect(['a', 'b', 'c', 'd'].filter((key) => kept.find(key))).toEqual(['a', 'c', 'd'])
  kept.keep('e', answerOf(25 * kilobyte))
  expect(['a', 'c', 'd', 'e'].filter((key) => kept.find(key))).toEqual(['e'])
})

test('An answer that is larger than the cache is not cached, and evicts no others', () => {
  const kept = openLruStore(20 * kilobyte)
  kept.keep('a', answerOf(10 * kilobyte))
  kept.keep('b', answerOf(20 * kilobyte))
  expect(kept.find('a')).toBeDefined()
  expect(kept.find('b')).toBeUndefined()
})

test('Headers, keys and tags count, too', () => {
  const kept = openLruStore(20 * kilobyte)
  kept.keep('a'.repeat(10 * kilobyte), answerOf(0, ['t'.repeat(10 * kilobyte)]))
  expect(kept.size()).toEqual({ answers: 0, bytes: 0 })
})

test('A newer answer replaces the older one and its tags', () => {
  const kept = openLruStore(100 * kilobyte)
  const [older, newer] = [answerOf(kilobyte, ['one', 'both']), answerOf(kilobyte, ['both', 'two'])]
  kept.keep('a', older)
  kept.keep('a', newer)
  expect(kept.size().answers).toBe(1)
  kept.removeTagged(['one'])
  expect(kept.find('a')).toBe(newer)
  kept.removeTagged(['none', 'two'])
  expect(kept.find('a')).toBeUndefined()
})

test('Nothing is left of evicted answers: no bytes, no tags', () => {
  const kept = openLruStore(10 * kilobyte)
  for (let count = 0; count < 1000; count++) kept.keep(`/${count}`, answerOf(kilobyte, [`event:${count}`]))
  expect(kept.size().answers).toBeLessThan(10)
  for (let count = 0; count < 1000; count++) kept.remove(`/${count}`)
  expect(kept.size()).toEqual({ answers: 0, bytes: 0 })
})
