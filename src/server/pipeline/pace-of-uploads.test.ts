import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepPace, TooSlow } from './pace-of-uploads.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pace = { bytes: 100, milliseconds: 1000 }

/** Chunks of ten bytes, each after a pause in milliseconds. */
async function* chunks(count: number, pause: number) {
  for (let sent = 0; sent < count; sent++) {
    await new Promise((resolve) => {
      setTimeout(resolve, pause)
    })
    yield new Uint8Array(10)
  }
}

async function read(body: AsyncIterable<Uint8Array>, storing = 0): Promise<number | 'too slow'> {
  let size = 0
  try {
    for await (const chunk of keepPace(body, pace)) {
      size += chunk.byteLength
      await new Promise((resolve) => {
        setTimeout(resolve, storing)
      })
    }
    return size
  } catch (error) {
    if (error instanceof TooSlow) return 'too slow'
    throw error
  }
}

async function resultOf<Result>(promise: Promise<Result>): Promise<Result> {
  await vi.runAllTimersAsync()
  return promise
}

test('A body that arrives fast enough is passed on, however large it is', async () => {
  expect(await resultOf(read(chunks(100, 90)))).toBe(1000)
})

test('A body that stops, or drips, is given up', async () => {
  expect(await resultOf(read(chunks(2, 2000)))).toBe('too slow')
  expect(await resultOf(read(chunks(100, 150)))).toBe('too slow')
})

test('A slow store is not the error of the client', async () => {
  expect(await resultOf(read(chunks(30, 10), 5000))).toBe(300)
})
