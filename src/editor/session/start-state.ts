import type { PresenceAnswer, ChangesAnswer, ContentState, Draft } from '#contracts/page-editor.ts'
import { CallError, type Calls } from '../calls.ts'
import * as editor from '../state/index.ts'
import { holdWindow, keepQueue, takeLeftQueues, type LeftQueue, type QueuePlace } from './queue-storage.ts'

export type Start = {
  state: editor.EditorState
  /** How many changes of a closed window have been taken over. */
  restored: number
  release: () => void
}

/**
 * With what a window begins: the draft, or what a window on this page has left behind unsaved, which it carries on under
 * that one's name. Of several the newest is carried on; the others are sent as they are, and stay where they are when
 * that can't be now.
 */
export async function startState(calls: Calls, place: QueuePlace, draft: Draft): Promise<Start> {
  const left = await takeLeftQueues(place)
  let start: Start | null = null
  for (const one of left) {
    // One after the other: what was written later stands on what was written before.
    // oxlint-disable-next-line no-await-in-loop
    const state = await stateOf(calls, place, draft, one)
    if (state === 'unreachable') one.release()
    else if (state === null) {
      keepQueue(place, one.client, null) // rubbish: nothing of it can be had
      one.release()
    } else if (start === null) start = { state, restored: state.waiting.length, release: one.release }
    // oxlint-disable-next-line no-await-in-loop
    else await sendAlone(calls, place, state, one)
  }
  if (start) return start
  const client = crypto.randomUUID()
  const release = await holdWindow(client)
  return { state: editor.createState(client, draft), restored: 0, release: release ?? (() => {}) }
}

async function stateOf(
  calls: Calls,
  { slug }: QueuePlace,
  draft: Draft,
  { queue }: LeftQueue,
): Promise<editor.EditorState | 'unreachable' | null> {
  const read = editor.readQueue(queue)
  if (!read) return null
  if (read.base === draft.sequence) return editor.restore(queue, draft)
  try {
    const then = await calls.get<ContentState>(`draft/${slug}/state?sequence=${read.base}`)
    const restored = editor.restore(queue, { sequence: read.base, content: then.content })
    if (!restored) return null
    // What others have done since comes before anything is written or sent here.
    const { base, client } = read
    const heard = await calls.post<PresenceAnswer>(`draft/${slug}/presence`, { client, base, block: null })
    return editor.receive(restored, heard)
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 404) return 'unreachable'
    // A server that was set back to an older day has never heard of that state: what still fits is done on this one.
    return editor.restore({ ...read, base: draft.sequence, madeAt: {} }, draft)
  }
}

async function sendAlone(
  calls: Calls,
  place: QueuePlace,
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
      // One after the other: a call takes only so many changes.
      // oxlint-disable-next-line no-await-in-loop
      now = editor.acknowledge(next, await calls.post<ChangesAnswer>(`draft/${place.slug}/changes`, request))
    }
    if (now.waiting.length === 0) keepQueue(place, client, null)
  } catch {
    // It stays where it is: the next window asks again, and may be asked about it.
  } finally {
    release()
  }
}
