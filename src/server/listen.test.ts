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
