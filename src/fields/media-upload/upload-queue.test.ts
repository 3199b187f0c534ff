import { afterEach, expect, test, vi } from 'vitest'
import type { LibraryItem } from '#contracts/media-uploads.ts'
import { isRecord } from '#json/is-record.ts'
import { CallError, type sendCall } from '../staff-calls/send-call.ts'
import { createStaffCalls } from '../staff-calls/staff-calls.ts'
import { pieceSize } from './upload-file.ts'
import { createUploadQueue, isBusy, type UploadQueue } from './upload-queue.ts'

afterEach(() => vi.unstubAllGlobals())

type Send = typeof sendCall
const callsBy = (send: Send) => createStaffCalls('de', () => Promise.reject(new Error('Not signed in')), send)
const file = (name: string) => new File(['abcdefghij'], name)

/** A server that accepts every file in one chunk, unless `fail` says how a file of that name fails. */
function serve(fail: (name: string) => number | null = () => null) {
  const names: string[] = []
  const removed: string[] = []
  const send: Send = async (address, { method, body, signal }) => {
    const path = address.replace('/de/api/admin/media-uploads', '')
    await Promise.resolve()
    signal?.throwIfAborted()
    if (method === 'DELETE') removed.push(path)
    if (method === 'POST' && isRecord(body)) names.push(String(body['name']))
    const number = method === 'POST' ? names.length : Number(/\d+/.exec(path)?.[0])
    const name = names[number - 1] ?? ''
    const status = fail(name)
    if (status !== null) throw new CallError(status, status === 400 ? { detail: 'Zu groß.' } : null)
    // Only the id matters here.
    const media = method === 'PATCH' ? ({ id: number } as LibraryItem) : null
    return { id: String(number), offset: media ? 10 : 0, size: 10, media, was_known: false }
  }
  return { send, calls: callsBy(send), names, removed }
}

async function untilIdle(queue: UploadQueue) {
  await expect.poll(() => isBusy(queue.get()), { interval: 1 }).toBe(false)
}
const statesOf = (queue: UploadQueue) => queue.get().map(({ state }) => state)

test('Each file is reported when it has arrived or was refused', async () => {
  const { calls } = serve((name) => (name === 'b.svg' ? 400 : null))
  const queue = createUploadQueue(calls)
  const told: string[] = []
  queue.add([file('a.jpg'), file('b.svg'), file('c.jpg')], {
    onDone: ({ id }, { name }) => told.push(`${name} is ${id}`),
    onGone: ({ name }) => told.push(`${name} is gone`),
  })
  await untilIdle(queue)
  expect(statesOf(queue)).toEqual(['done', 'refused', 'done'])
  expect(queue.get()[1]?.error).toBe('Zu groß.')
  expect(told.toSorted()).toEqual(['a.jpg is 1', 'b.svg is gone', 'c.jpg is 3'])
})

test('Two files are sent at a time', async () => {
  const queue = createUploadQueue(serve().calls)
  queue.add(['a.jpg', 'b.jpg', 'c.jpg'].map(file))
  expect(statesOf(queue)).toEqual(['running', 'running', 'waiting'])
  await untilIdle(queue)
  expect(statesOf(queue)).toEqual(['done', 'done', 'done'])
})

test('A network failure causes a pause, which ends when the user continues or the network is back', async () => {
  let isCut = true
  const queue = createUploadQueue(serve(() => (isCut ? 0 : null)).calls, () => new Promise<void>(() => {}))
  queue.add([file('a.jpg'), file('b.jpg')])
  await expect.poll(() => statesOf(queue), { interval: 1 }).toEqual(['paused', 'paused'])
  expect(isBusy(queue.get())).toBe(true)
  isCut = false
  queue.resume(1)
  await expect.poll(() => statesOf(queue), { interval: 1 }).toEqual(['done', 'paused'])
  queue.resumePaused()
  await untilIdle(queue)
  expect(statesOf(queue)).toEqual(['done', 'done'])
})

test('An interrupted upload does not delay the others, and is reported after it was continued', async () => {
  let isCut = true
  const { calls } = serve((name) => (isCut && name === 'a.jpg' ? 0 : null))
  const queue = createUploadQueue(calls, () => Promise.resolve())
  const told: string[] = []
  queue.add([file('a.jpg'), file('b.jpg')], { onDone: (_, { name }) => told.push(name) })
  await untilIdle(queue)
  expect(statesOf(queue)).toEqual(['broken', 'done'])
  expect(told).toEqual(['b.jpg'])
  isCut = false
  queue.resume(1)
  await untilIdle(queue)
  expect(statesOf(queue)).toEqual(['done', 'done'])
  expect(told).toEqual(['b.jpg', 'a.jpg'])
})

test('The upload of a large file continues where it stopped when the file is chosen again after the tab was closed', async () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  const large = new File([new Uint8Array(pieceSize + 1)], 'a.jpg', { lastModified: 1 })
  const closed = createUploadQueue(
    callsBy((address, sent) =>
      sent.method === 'PATCH' ? Promise.reject(new CallError(0, null)) : serve().send(address, sent),
    ),
    () => new Promise<void>(() => {}),
  )
  closed.add([large])
  await expect.poll(() => statesOf(closed), { interval: 1 }).toEqual(['paused'])
  const asked: string[] = []
  const again = createUploadQueue(
    callsBy((address, sent) => {
      asked.push(`${sent.method} ${address}`)
      return serve().send(address, sent)
    }),
  )
  again.add([large])
  await expect.poll(() => asked.length, { interval: 1 }).toBeGreaterThan(1)
  expect(asked[0]).toBe('GET /de/api/admin/media-uploads/1')
  await untilIdle(again)
  expect([...stored.keys()]).toEqual([])
})

test('A cancelled upload is ended on the server, and the next one begins', async () => {
  const { send, removed } = serve((name) => (name === 'a.jpg' ? 0 : null))
  const queue = createUploadQueue(
    callsBy((address, sent) =>
      sent.method === 'PATCH' ? Promise.reject(new CallError(0, null)) : send(address, sent),
    ),
    () => new Promise<void>(() => {}),
  )
  queue.add(['b.jpg', 'c.jpg', 'd.jpg'].map(file))
  await expect.poll(() => statesOf(queue), { interval: 1 }).toEqual(['paused', 'paused', 'waiting'])
  queue.cancel(1)
  await expect.poll(() => statesOf(queue), { interval: 1 }).toEqual(['paused', 'paused'])
  expect(removed).toEqual(['/1'])
})

test('A refused upload is removed from the list without another call', async () => {
  const { send, removed } = serve()
  const queue = createUploadQueue(
    callsBy((address, sent) =>
      sent.method === 'PATCH'
        ? Promise.reject(new CallError(400, { detail: 'Kein Bild.' }))
        : send(address, sent),
    ),
  )
  queue.add([file('a.jpg')])
  await untilIdle(queue)
  expect(statesOf(queue)).toEqual(['refused'])
  queue.cancel(1)
  expect(queue.get()).toEqual([])
  expect(removed).toEqual([])
})

test('A hundred files are accepted at once, and one more is refused with all others', async () => {
  const queue = createUploadQueue(serve().calls)
  const files = (count: number) => Array.from({ length: count }, (_, index) => file(`${index}.jpg`))
  expect(queue.add(files(101))).toBe(false)
  expect(queue.get()).toEqual([])
  expect(queue.add(files(100))).toBe(true)
  expect(queue.get()).toHaveLength(100)
  await untilIdle(queue)
})

test('Files are kept until they have arrived, were refused, or are cancelled', async () => {
  const kept: string[] = []
  const keep = ({ name }: File, replaces: number | undefined) => {
    const entry = `${name} ${replaces ?? 'new'}`
    kept.push(entry)
    return () => void kept.splice(kept.indexOf(entry), 1)
  }
  const failures: Record<string, number> = { 'broken.jpg': 0, 'refused.jpg': 400, 'cancelled.jpg': 0 }
  const queue = createUploadQueue(serve((name) => failures[name] ?? null).calls, () => Promise.resolve(), {
    keep,
    isContinued: () => false,
  })
  queue.add(['arrived.jpg', 'refused.jpg', 'cancelled.jpg'].map(file))
  queue.add([file('broken.jpg')], { replaces: 7 })
  expect(kept).toEqual(['arrived.jpg new', 'refused.jpg new', 'cancelled.jpg new', 'broken.jpg 7'])
  await untilIdle(queue)
  expect(statesOf(queue)).toEqual(['done', 'refused', 'broken', 'broken'])
  expect(kept).toEqual(['cancelled.jpg new', 'broken.jpg 7'])
  queue.cancel(3)
  expect(kept).toEqual(['broken.jpg 7'])
})
