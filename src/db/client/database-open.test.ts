import { createServer } from 'node:net'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { openDatabase, ServerTooOldError, sqlStateOf } from './index.server.ts'
import { requireServerVersion } from './server-requirements.ts'

describe('opening a database', () => {
  it('reports a server that does not answer, without its password', async () => {
    const port = await findClosedPort()
    const opening = openDatabase({ url: `postgres://hall:secret@127.0.0.1:${port}/concerts?sslmode=disable` })
    await expect(opening).rejects.toMatchObject({
      code: 'SERVER_UNREACHABLE',
      message: expect.stringContaining(`127.0.0.1:${port}/concerts does not answer`),
    })
    await expect(opening).rejects.not.toThrow('secret')
  })

  it('reports a server that is not PostgreSQL', async () => {
    const impostor = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')).listen(
      0,
      '127.0.0.1',
    )
    await once(impostor, 'listening')
    const address = impostor.address()
    const port = typeof address === 'object' ? address?.port : undefined
    await expect(openDatabase({ url: `postgres://127.0.0.1:${port}/concerts` })).rejects.toMatchObject({
      code: 'SERVER_UNREACHABLE',
    })
    impostor.close()
  })

  it('reports an invalid address', async () => {
    await expect(openDatabase({ url: 'mysql://127.0.0.1/concerts' })).rejects.toMatchObject({
      code: 'DATABASE_OPEN_FAILED',
    })
  })

  it('accepts servers from version 15 on', () => {
    expect(() => requireServerVersion(150_018)).not.toThrow()
    expect(() => requireServerVersion(180_006)).not.toThrow()
    expect(() => requireServerVersion(140_009)).toThrow(ServerTooOldError)
    expect(() => requireServerVersion(140_009)).toThrow('has version 14; the lowest that works is 15')
  })
})

describe('the code of an error', () => {
  it('is found in the causes of the errors that wrap it', () => {
    const inner = Object.assign(new Error('duplicate key'), { code: '23505' })
    expect(sqlStateOf(new Error('Failed query', { cause: inner }))).toBe('23505')
    expect(sqlStateOf(new Error('Failed query'))).toBeUndefined()
    expect(sqlStateOf('text')).toBeUndefined()
  })
})

async function findClosedPort(): Promise<number> {
  const listener = createServer().listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const address = listener.address()
  listener.close()
  await once(listener, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
