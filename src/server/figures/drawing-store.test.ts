import { writeFileSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDrawingStore, type DrawingStore } from './drawing-store.ts'
import type { TestOrder } from './test-programs/drawing-worker.ts'

const program = path.join(import.meta.dirname, 'test-programs/drawing-worker.ts')
let folder: string
let store: DrawingStore<TestOrder>
let errors: string[]
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'concert-hall-drawings-'))
  errors = []
  store = openDrawingStore({ folder, program, maxQueueLength: 3, onError: (reason) => errors.push(reason) })
})
afterEach(async () => {
  await store.close()
  await rm(folder, { recursive: true, force: true })
})

/** The worker's answer as text. */
async function find(name: string, more: Omit<TestOrder, 'name'> = {}, urgency: 'now' | 'ahead' = 'now') {
  const bytes = await store.find(`some/${name}.jpg`, { name, ...more }, urgency)
  return bytes && new TextDecoder().decode(bytes)
}

/** An order that the worker does not answer until it is released; further orders queue up behind it. */
function occupyWorker() {
  const gate = path.join(folder, 'gate')
  return { done: find('first', { gate }), open: () => writeFileSync(gate, '') }
}

/** Waits until the store has this many open orders. */
const untilOpen = (count: number) => expect.poll(() => store.countOpen(), { interval: 2 }).toBe(count)

describe('The store of drawings', () => {
  test('draws once and keeps the file', async () => {
    expect(await find('a')).toBe('a 1')
    expect(await find('a')).toBe('a 1')
    expect(await readdir(path.join(folder, 'some'))).toEqual(['a.jpg'])
    expect(await readFile(path.join(folder, 'some/a.jpg'), 'utf8')).toBe('a 1')
  })

  test('draws an empty or damaged file again, and keeps that', async () => {
    const careful = openDrawingStore<TestOrder>({ folder, program, isWhole: (bytes) => bytes.length > 2 })
    const file = path.join(folder, 'some/a.jpg')
    const draw = async () =>
      new TextDecoder().decode((await careful.find('some/a.jpg', { name: 'a' })) ?? undefined)
    expect(await draw()).toBe('a 1')
    writeFileSync(file, '')
    expect(await draw()).toBe('a 2')
    writeFileSync(file, 'a')
    expect(await draw()).toBe('a 3')
    expect(await readFile(file, 'utf8')).toBe('a 3')
    expect(await draw()).toBe('a 3')
    await careful.close()
  })

  test('draws once for all concurrent requests', async () => {
    expect(await Promise.all([find('a'), find('a'), find('a')])).toEqual(['a 1', 'a 1', 'a 1'])
  })

  test('returns null for what cannot be drawn, reports the reason, and continues', async () => {
    expect(await find('a', { does: 'fails' })).toBeNull()
    expect(errors).toEqual(['a failed'])
    expect(await find('a')).toBe('a 1')
  })

  test('survives its worker: the request for the lost picture fails, the next one starts another worker', async () => {
    const worker = occupyWorker()
    await untilOpen(1)
    const next = find('b')
    await untilOpen(2)
    const lost = find('a', { does: 'dies' })
    await untilOpen(3)
    worker.open()
    expect(await Promise.all([lost, next])).toEqual([null, 'b 1'])
    expect(await find('a')).toBe('a 2')
  })

  test('refuses orders beyond its limit, and accepts orders again afterwards', async () => {
    const worker = occupyWorker()
    await untilOpen(1)
    const waiting = ['a', 'b', 'c'].map((name) => find(name))
    await untilOpen(4)
    expect(await find('d')).toBeNull()
    worker.open()
    for (const drawn of waiting) expect(await drawn).toMatch(/^[abc] [234]$/)
    expect(await find('d')).toBe('d 5')
  })

  test('draws what was requested last first, and ahead only when no other order waits', async () => {
    const worker = occupyWorker()
    await untilOpen(1)
    const ahead = find('ahead', {}, 'ahead')
    await untilOpen(2)
    const earlier = find('earlier')
    await untilOpen(3)
    const later = find('later')
    await untilOpen(4)
    worker.open()
    expect(await Promise.all([ahead, earlier, later])).toEqual(['ahead 4', 'earlier 3', 'later 2'])
  })

  test('draws a picture at once that was to be drawn ahead when it is requested', async () => {
    const worker = occupyWorker()
    await untilOpen(1)
    const others = find('others', {}, 'ahead')
    const wanted = find('wanted', {}, 'ahead')
    await untilOpen(3)
    const asked = find('wanted')
    worker.open()
    expect(await Promise.all([asked, wanted, others])).toEqual(['wanted 2', 'wanted 2', 'others 3'])
  })

  test('ends an idle worker, and starts another for the next picture', async () => {
    const hasty = openDrawingStore<TestOrder>({ folder, program, idleMilliseconds: 1 })
    const draw = async (name: string) =>
      new TextDecoder().decode((await hasty.find(name, { name })) ?? undefined)
    expect(await draw('first')).toBe('first 1')
    let count = 0
    await expect.poll(() => draw(`next-${++count}`)).toMatch(/ 1$/)
    await hasty.close()
  })

  test('resolves pending requests when it is closed', async () => {
    const worker = occupyWorker()
    await untilOpen(1)
    const waiting = find('a')
    await untilOpen(2)
    await store.close()
    expect(await Promise.all([worker.done, waiting, find('b')])).toEqual([null, null, null])
  })
})
