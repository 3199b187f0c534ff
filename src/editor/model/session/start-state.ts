import type { Draft } from '#contracts/page-editor.ts'
import type { Calls } from '../calls.ts'
import { CallError } from '#fields/staff-calls/send-call.ts'
import * as editor from '../state/index.ts'
import { holdWindow } from '#fields/kept-by-browser/window-content.ts'
import { keepQueue, takeLeftQueues, type LeftQueue, type QueueKey } from './queue-storage.ts'

export type Start = {
  state: editor.EditorState
  /** How many changes of a closed window were continued. */
  restored: number
  release: () => void
}

/**
 * The initial state of a window: the draft, or a closed window's unsaved changes on this page, which are continued
 * under that window's name. Of several queues the newest is continued; the others are sent as they are, and stay stored
 * if that fails.
 */
export async function startState(calls: Calls, place: QueueKey, draft: Draft): Promise<Start> {
  const left = await takeLeftQueues(place)
  let start: Start | null = null
  for (const one of left) {
    // Sequential: later changes build on earlier ones.
    const state = await stateOf(calls, place, draft, one)
    if (state === 'unreachable') one.release()
    else if (state === null) {
      keepQueue(place, one.client, null) // unreadable, nothing can be restored
      one.release()
    } else if (start === null) start = { state, restored: state.waiting.length, release: one.release }
    else await sendAlone(calls, place, state, one)
  }
  if (start) return start
  const client = crypto.randomUUID()
  const release = await holdWindow(client)
  return { state: editor.createState(client, draft), restored: 0, release: release ?? (() => {}) }
}

async function stateOf(
  calls: Calls,
  { slug }: QueueKey,
  draft: Draft,
  { queue }: LeftQueue,
): Promise<editor.EditorState | 'unreachable' | null> {
  const read = editor.readQueue(queue)
  if (!read) return null
  if (read.base === draft.sequence) return editor.restore(queue, draft)
  try {
    const then = await calls.get('/pageeditor-api/draft/{slug}/state', {
      params: { slug },
      query: { sequence: read.base },
    })
    const restored = editor.restore(queue, { sequence: read.base, content: then.content })
    if (!restored) return null
    // Others' changes since then are applied before anything is written or sent here.
    const { base, client } = read
    const heard = await calls.post('/pageeditor-api/draft/{slug}/presence', {
      params: { slug },
      json: { client, base, block: null },
    })
    const options = { newId: () => crypto.randomUUID(), now: Date.now() }
    return editor.mergeByWords(editor.receive(restored, heard), options)
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 404) return 'unreachable'
    // A server restored from a backup doesn't know that state: whatever still applies is applied to its current one.
    return editor.restore({ ...read, base: draft.sequence, madeAt: {} }, draft)
  }
}

async function sendAlone(
  calls: Calls,
  place: QueueKey,
  state: editor.EditorState,
  { client, release }: LeftQueue,
): Promise<void> {
  try {
    let now = state
    let left = now.waiting.length
    for (;;) {
      const { state: next, request } = editor.beginSending(now)
      if (!request || now.waiting.length > left) break
      left = now.waiting.length - 1
      // A merged change differs from the original one, so the next window has to know it if the answer gets lost.
      keepQueue(place, client, editor.serialize(next, { ...place, now: Date.now() }))
      // Sequential: the number of changes per call is limited.
      now = editor.acknowledge(
        next,
        await calls.post('/pageeditor-api/draft/{slug}/changes', {
          params: { slug: place.slug },
          json: request,
        }),
      )
    }
    if (now.waiting.length === 0) keepQueue(place, client, null)
  } catch {
    // On failure the queue stays stored: the next window tries again, and asks if there is a conflict.
  } finally {
    release()
  }
}
