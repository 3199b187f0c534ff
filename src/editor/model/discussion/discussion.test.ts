import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCalls } from '../calls.ts'
import { followDiscussion } from './discussion.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', {
    hidden: false,
    cookie: '',
    querySelector: () => null,
    documentElement: { dataset: {} },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('fetches the comments of others without asking for a sign-in, which only an own comment does', async () => {
  const refuse = vi.fn(() => Promise.resolve(new Response('{}', { status: 401 })))
  vi.stubGlobal('fetch', refuse)
  const asks = vi.fn(() => Promise.reject(new Error('Not signed in')))
  const calls = createCalls('de', asks)
  const discussion = followDiscussion(calls, 'page-1')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(refuse.mock.calls.length).toBeGreaterThan(1)
  expect(asks).not.toHaveBeenCalled()

  const comment = calls.post('/pageeditor-api/draft/{slug}/comments', {
    params: { slug: 'page-1' },
    json: { body: 'Ja' },
  })
  await expect(discussion.take(comment)).rejects.toMatchObject({ status: 401 })
  expect(asks).toHaveBeenCalledOnce()
  discussion.close()
})
