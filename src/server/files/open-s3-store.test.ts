import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeFileStore, listIds } from '../../../tests/support/describe-file-store.ts'
import { openS3Server } from '../../../tests/support/s3-server.ts'
import { openS3Client, openS3Store } from './open-s3-store.ts'

let server: Awaited<ReturnType<typeof openS3Server>>
let folder: string
let opened = 0

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 's3-'))
  server = await openS3Server(folder)
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

/** Each test has a folder of its own in the bucket. */
const open = () =>
  openS3Store(openS3Client(server.address), { bucket: server.address.bucket, prefix: `test-${++opened}/` })

describeFileStore('An S3-compatible store', open)

test('A store with a folder sees no contents of others in the same bucket', async () => {
  const [one, two] = [open(), open()]
  await one.write(
    'b'.repeat(32),
    (async function* () {
      yield Buffer.from('x')
    })(),
  )
  expect([await listIds(one), await listIds(two)]).toEqual([['b'.repeat(32)], []])
})

test('A wrong key is an error, not a missing content', async () => {
  const wrong = { accessKeyId: 'wrong', secretAccessKey: 'wrong' }
  const client = openS3Client({ ...server.address, credentials: wrong })
  await expect(openS3Store(client, server.address).read('a'.repeat(32))).rejects.toThrow()
})

test('A content that breaks off is the error, also where the store refuses to give up the upload', async () => {
  const client = openS3Client(server.address)
  const refused: string[] = []
  client.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (given) => {
        if (commandName !== 'AbortMultipartUploadCommand') return next(given)
        refused.push(commandName)
        throw new Error('not allowed')
      },
    { step: 'initialize' },
  )
  const tooLarge = new Error('too large')
  const writing = openS3Store(client, server.address).write(
    'c'.repeat(32),
    (async function* () {
      yield Buffer.alloc(11 * 1024 * 1024)
      await setImmediate()
      throw tooLarge
    })(),
  )
  await expect(writing).rejects.toBe(tooLarge)
  expect(refused).toHaveLength(1)
})

test('A store without TLS is named, with what to write into its address', async () => {
  const endpoint = server.address.endpoint?.replace('http:', 'https:') ?? null
  const store = openS3Store(openS3Client({ ...server.address, endpoint }), server.address)
  await expect(store.sizeOf('a'.repeat(32))).rejects.toThrow(
    /127\.0\.0\.1:\d+ does not speak TLS: write tls=0/,
  )
})
