import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { expect, test } from 'vitest'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { compressBrotli } from './compress-brotli.ts'

const text = '<p>Morgenstern</p>'.repeat(200)

function makeApp() {
  const app = new Hono()
  app.use('*', compress())
  app.use('*', compressBrotli)
  app.get('/page', (context) => context.html(text, 200, { ETag: '"1"' }))
  app.get('/picture', (context) => context.body(text, 200, { 'Content-Type': 'image/avif' }))
  app.get('/short', (context) => context.html('kurz', 200, { 'Content-Length': '4' }))
  return app
}

async function ask(path: string, accepted: string, method = 'GET') {
  const answer = await makeApp().request(path, { method, headers: { 'Accept-Encoding': accepted } })
  return { headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) }
}

test('Clients that accept Brotli receive it, whatever else they accept; all others receive gzip', async () => {
  for (const accepted of ['br', 'gzip, deflate, br, zstd', 'gzip, br;q=0.5']) {
    const { headers, body } = await ask('/page', accepted)
    expect(headers.get('Content-Encoding'), accepted).toBe('br')
    expect(brotliDecompressSync(body).toString()).toBe(text)
    expect(headers.get('Vary')).toBe('Accept-Encoding')
    expect(headers.get('ETag')).toBe('W/"1"')
  }
  for (const accepted of ['gzip', 'gzip, br;q=0']) {
    const { headers, body } = await ask('/page', accepted)
    expect(headers.get('Content-Encoding'), accepted).toBe('gzip')
    expect(gunzipSync(body).toString()).toBe(text)
  }
  expect((await ask('/page', 'identity')).body.toString()).toBe(text)
})

test('Pictures, short answers and answers to HEAD are not compressed', async () => {
  for (const [path, method] of [
    ['/picture', 'GET'],
    ['/short', 'GET'],
    ['/page', 'HEAD'],
  ] as const)
    expect((await ask(path, 'gzip, br', method)).headers.get('Content-Encoding'), path).toBeNull()
})
