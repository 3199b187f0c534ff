import type { Discussion } from '#contracts/comments.ts'
import type { Calls } from '../calls.ts'
import { createStore, type Store } from '#design/store.ts'

/** How often others' comments are fetched while the window is visible, in milliseconds. */
const interval = 5_000

/** The comments of staff on the open draft; null until they are loaded. */
export type DiscussionFeed = {
  state: Store<Discussion | null>
  /** Shows the discussion as it is after a call about it. Rejects with the call's `CallError`. */
  take: (call: Promise<Discussion>) => Promise<void>
  close: () => void
}

/** Keeps the comments on a section and its request for review up to date. */
export function followDiscussion(calls: Calls, slug: string): DiscussionFeed {
  const state = createStore<Discussion | null>(null)
  const show = (answer: Discussion) => state.set(() => answer)
  const load = () => {
    if (document.hidden) return
    // The next interval tries again. It must not ask for a sign-in that was just postponed.
    calls
      .get('/pageeditor-api/draft/{slug}/comments', { params: { slug } }, { isQuiet: true })
      .then(show, () => {})
  }
  load()
  const timer = setInterval(load, interval)
  return {
    state,
    take: async (call) => show(await call),
    close: () => clearInterval(timer),
  }
}
