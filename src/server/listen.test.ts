import { expect, test } from 'vitest'
import { listen } from './listen.ts'

test('idle connections are kept longer than proxies keep theirs, which is 60 seconds', async () => {
  const door = await listen({ port: 0, host: '127.0.0.1', name: 'PORT' })
  const response = await fetch(`http://127.0.0.1:${door.port}`)
  const [, seconds] = /timeout=(\d+)/.exec(response.headers.get('keep-alive') ?? '') ?? []
  expect(Number(seconds)).toBeGreaterThan(60)
  await response.text()
  await door.close()
})

test('nobody may take longer than a minute to send or to read, and connections are not without number', async () => {
  const door = await listen({ port: 0, host: '127.0.0.1', name: 'PORT' })
  const { headersTimeout, requestTimeout, timeout, maxConnections } = door.server
  for (const limit of [headersTimeout, requestTimeout, timeout]) {
    expect(limit).toBeGreaterThan(0)
    expect(limit).toBeLessThanOrEqual(60_000)
  }
  expect(maxConnections).toBeLessThanOrEqual(10_000)
  await door.close()
})
