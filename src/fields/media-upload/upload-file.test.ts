import { expect, test } from 'vitest'
import type { LibraryItem, MediaUpload } from '#contracts/media-uploads.ts'
import { CallError, type sendCall } from '../staff-calls/send-call.ts'
import { createStaffCalls, type StaffCalls } from '../staff-calls/staff-calls.ts'
import { pieceSize, uploadFile } from './upload-file.ts'

const size = 2 * pieceSize + 10
const file = new File([new Uint8Array(size)], 'saal.jpg')
// The item itself does not matter here.
const item = { id: 7 } as LibraryItem

/** A server that stores what arrives, and fails as `fail` says: before or after it has stored a chunk. */
function serve(fail: (request: string, number: number) => 'before' | 'after' | number | null = () => null) {
  const asked: string[] = []
  let arrived = 0
  const receive: typeof sendCall = async (address, { method, body }) => {
    const path = address.replace('/de/api/admin/media-uploads', '')
    const request = `${method} ${path}`
    asked.push(request)
    const error = fail(request, asked.length)
    if (typeof error === 'number') throw new CallError(error, error === 400 ? { detail: 'Zu groß.' } : null)
    if (error === 'before') throw new CallError(0, null)
    if (body instanceof Blob) {
      if (!path.endsWith(`offset=${arrived}`)) throw new CallError(409, null)
      arrived += body.size
    }
    if (error === 'after') throw new CallError(0, null)
    const isDone = arrived === size
    return {
      id: 'a',
      offset: arrived,
      size,
      media: isDone ? item : null,
      was_known: false,
    } satisfies MediaUpload
  }
  const calls = createStaffCalls('de', () => Promise.reject(new Error('Not signed in')), receive)
  return { calls, asked, arrived: () => arrived }
}

async function send(calls: StaffCalls, begun?: string) {
  const shares: number[] = []
  const upload = await uploadFile(file, {
    calls,
    begun,
    signal: new AbortController().signal,
    onBegin: () => {},
    onProgress: (share) => shares.push(share),
    pause: () => Promise.resolve(),
  })
  return { upload, shares }
}

test('A file is sent in chunks, and its progress is reported', async () => {
  const { calls, asked } = serve()
  const { upload, shares } = await send(calls)
  expect(upload.media).toEqual(item)
  expect(asked).toEqual([
    'POST ',
    'PATCH /a?offset=0',
    `PATCH /a?offset=${pieceSize}`,
    `PATCH /a?offset=${2 * pieceSize}`,
  ])
  expect(shares.map((share) => Math.round(share * 100))).toEqual([0, 50, 100])
})

test.each(['before', 'after'] as const)(
  'After an interruption %s the server has stored a chunk, the upload continues where the server is',
  async (when) => {
    const { calls, asked, arrived } = serve((_, number) => (number === 3 ? when : null))
    expect((await send(calls)).upload.media).toEqual(item)
    expect(arrived()).toBe(size)
    expect(asked).toContain('GET /a')
  },
)

test('An unfinished upload is continued', async () => {
  const { calls, asked } = serve()
  await send(calls, 'a')
  expect(asked[0]).toBe('GET /a')
  expect(asked).not.toContain('POST ')
})

test('An expired upload is restarted', async () => {
  const { calls, asked } = serve((request, number) => (number === 1 && request === 'GET /old' ? 404 : null))
  await send(calls, 'old')
  expect(asked.slice(0, 2)).toEqual(['GET /old', 'POST '])
})

test('A refused file is not sent again', async () => {
  const { calls, asked } = serve(() => 400)
  await expect(send(calls)).rejects.toMatchObject({ status: 400, messages: 'Zu groß.' })
  expect(asked).toEqual(['POST '])
})

test('A permanent network failure ends the attempts', async () => {
  const { calls, asked } = serve(() => 'before')
  await expect(send(calls)).rejects.toMatchObject({ status: 0 })
  expect(asked).toHaveLength(7)
})

test('A cancelled upload sends nothing more', async () => {
  const { calls, asked } = serve()
  const signal = AbortSignal.abort()
  const nothing = () => {}
  await expect(uploadFile(file, { calls, signal, onBegin: nothing, onProgress: nothing })).rejects.toThrow()
  expect(asked).toEqual([])
})
