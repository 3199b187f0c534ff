import { execFileSync } from 'node:child_process'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { afterEach, describe, expect, test } from 'vitest'
import { readProgramVersion } from '#db/client/program-version.ts'
import { openLiveness } from './open-liveness.ts'
import { serveLiveness } from './serve-liveness.ts'

const alive = { status: 'alive', version: readProgramVersion() }
const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

const local = (port: number) => ({ HEALTH_PORT: port, HEALTH_HOST: '127.0.0.1' })

test('A site with one process is alive also while its thread is busy', async () => {
  const liveness = await openLiveness(local(0))
  closing.push(() => liveness.close())
  const ask = `fetch('http://127.0.0.1:${liveness.port}/healthz').then((answer) => answer.text()).then(console.log)`
  // Keeps this thread busy until the other process has its answer.
  const said = execFileSync(process.execPath, ['-e', ask], { encoding: 'utf8', timeout: 60_000 })
  expect(JSON.parse(said)).toEqual(alive)
})

test('A port that is in use is reported in one line', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  closing.push(async () => other.close())
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  await expect(openLiveness(local(port))).rejects.toThrow(
    `HEALTH_PORT: port ${port} is in use by another program; set HEALTH_PORT to another one.`,
  )
})

describe('The port for the health of a site', () => {
  async function ask(still: string[], path: string, init?: RequestInit) {
    const server = await serveLiveness({ port: 0, host: '127.0.0.1' }, { findStill: () => still })
    closing.push(() => server.close())
    const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, init)
    const body = await answer.text()
    return { status: answer.status, body: body === '' ? null : (JSON.parse(body) as unknown) }
  }

  test('says that it is alive, as the port of the site does', async () => {
    expect(await ask([], '/healthz')).toEqual({ status: 200, body: alive })
    expect(await ask([], '/healthz?x=1', { method: 'HEAD' })).toEqual({ status: 200, body: null })
    expect((await ask([], '/healthz', { method: 'POST' })).status).toBe(405)
  })

  test('says which processes stand still', async () => {
    expect(await ask(['2'], '/healthz')).toEqual({
      status: 503,
      body: { ...alive, status: 'not alive', still: ['2'] },
    })
  })

  test('has nothing else', async () => {
    expect(await ask([], '/readyz')).toEqual({ status: 404, body: null })
    expect(await ask([], '/de')).toEqual({ status: 404, body: null })
  })
})
