import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { checkOrigin } from './check-origin.ts'

test('The first refusal of another origin is logged with both, so that a missing setting is noticed', async () => {
  const logger = { warn: vi.fn() }
  const app = new Hono()
  app.use('*', checkOrigin({ publicOrigin: 'http://localhost:3000', logger }))
  app.all('*', (context) => context.text('taken'))
  const send = async (origin: string) => {
    const answer = await app.request('http://localhost:3000/de/x', {
      method: 'POST',
      headers: { Origin: origin },
    })
    return answer.status
  }
  expect(await send('http://localhost:3000')).toBe(200)
  expect(logger.warn).not.toHaveBeenCalled()
  for (const origin of ['https://hall.example', 'https://evil.example']) expect(await send(origin)).toBe(403)
  expect(logger.warn).toHaveBeenCalledTimes(1)
  expect(logger.warn.mock.calls[0]).toMatchObject([
    { origin: 'https://hall.example', publicOrigin: 'http://localhost:3000' },
    expect.stringContaining('PUBLIC_ORIGIN'),
  ])
})
