import type { Discussion } from '#contracts/comments.ts'
import type { Calls } from '../calls.ts'
import { createStore, type Store } from '../store.ts'

/** How often others' comments are fetched while the window is visible, in milliseconds. */
const interval = 5_000

/** The comments of staff on the open draft; null until they are loaded. */
export type DiscussionFeed = {
  state: Store<Discussion | null>
  /** Sends a call, and shows the discussion as it is afterwards. Rejects with a `CallError`. */
  post: (path: string, body: unknown) => Promise<void>
  remove: (path: string) => Promise<void>
  close: () => void
}

/** Keeps the comments on a section and its request for review up to date. */
export function followDiscussion(calls: Calls, slug: string): DiscussionFeed {
  const state = createStore<Discussion | null>(null)
  const take = (answer: Discussion) => state.set(() => answer)
  const load = () => {
    if (document.hidden) return
    // The next interval tries again. It must not ask for a sign-in that was just postponed.
    calls.get<Discussion>(`draft/${slug}/comments`, { isQuiet: true }).then(take, () => {})
  }
  load()
  const timer = setInterval(load, interval)
  return {
    state,
    post: async (path, body) => take(await calls.post<Discussion>(path, body)),
    remove: async (path) => take(await calls.remove<Discussion>(path)),
    close: () => clearInterval(timer),
  }
}
