import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ContentDocument, ShownParts } from '#contracts/pages.ts'
import { emptyContent } from '#operations/index.ts'
import { CallError } from '#fields/staff-calls/send-call.ts'
import { createStore } from '#design/store.ts'
import type { Workspace } from '../workspace/workspace.ts'
import { followShown } from './follow-shown.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const withPicture: ContentDocument = {
  version: 1,
  containers: [
    {
      id: 'one',
      layout: '100',
      columns: [[{ id: 'a', type: 'image', version: 1, fields: { image: 'media:3' } }]],
    },
  ],
}
const found: ShownParts = {
  data: {},
  links: { 'media:3': '/media/3.jpg' },
  libraryTexts: {},
  presented: {},
  broken: [],
}

/** Inserts a picture while the server answers as given. */
function insertPicture(post: () => Promise<ShownParts>) {
  const content = createStore<ContentDocument>(emptyContent())
  const shown = createStore({ data: {}, links: {}, libraryTexts: {} })
  const asked = vi.fn(post)
  const workspace = {
    draft: { session: { editor: () => ({ content: content.get() }), subscribe: content.subscribe } },
    canvas: { place: { shown }, watch: { moved: () => {} } },
    shell: { tools: { calls: { post: asked } } },
  }
  // Only these parts are used.
  const stop = followShown(workspace as unknown as Workspace)
  content.set(() => withPicture)
  return { shown, asked, stop }
}

test('The picture of a changed block is asked for again when the connection is lost, and is not taken as gone meanwhile', async () => {
  let isOffline = true
  const { shown, asked } = insertPicture(async () => {
    if (isOffline) throw new CallError(0, null)
    return found
  })
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked).toHaveBeenCalledTimes(1)
  expect(shown.get()).toMatchObject({ links: {}, pending: ['media:3'] })
  isOffline = false
  await vi.advanceTimersByTimeAsync(3000)
  expect(shown.get()).toMatchObject({ links: found.links, pending: [] })
})

test('A refused call is not repeated, nor is any after the page is left', async () => {
  const refused = insertPicture(() => Promise.reject(new CallError(400, null)))
  const left = insertPicture(() => Promise.reject(new CallError(0, null)))
  await vi.advanceTimersByTimeAsync(1000)
  left.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(refused.asked).toHaveBeenCalledTimes(1)
  expect(refused.shown.get()).toMatchObject({ pending: [] })
  expect(left.asked).toHaveBeenCalledTimes(1)
})
