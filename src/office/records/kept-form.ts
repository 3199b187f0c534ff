import {
  keepEntries,
  takeLeftEntries,
  type EntryPlace,
  type KeptEntries,
  type LeftEntries,
} from '#fields/kept-by-browser/kept-entries.ts'
import { holdWindow, newWindowName } from '#fields/kept-by-browser/window-content.ts'
import type { RecordDefinition } from '#records/definition.ts'
import { realChanges } from './form-changes.ts'
import { continueEntries, entriesOf, type FormState } from './form-state.ts'

/** What is kept of a form in this browser, and what closed windows have left of the same form. */
export type KeptForm = {
  /** What closed windows have left, the newest first, as far as it would change the form. */
  open: (state: FormState) => Promise<LeftEntries[]>
  /** Keeps what is typed now, or forgets what was. Returns false when the browser refuses. */
  keep: (state: FormState, title: string) => boolean
  /** Forgets what is kept of this window: it was saved. */
  saved: () => void
  /**
   * Continues with what a window has left. `left` is what was typed here until then, to be continued in turn; null if that
   * is nothing.
   */
  goOn: (
    one: LeftEntries,
    state: FormState,
    title: string,
  ) => Promise<{ state: FormState; left: LeftEntries | null }>
  discard: (one: LeftEntries) => void
  /** Takes a discard back. */
  putBack: (one: LeftEntries) => Promise<LeftEntries>
}

/** `client` is the name of the window, whose lock the caller holds. */
export function createKeptForm(
  { fields, isNeverKept }: RecordDefinition,
  place: EntryPlace,
  client: string,
): KeptForm {
  const isNew = place.id === null
  /** The changes with which the form was opened, which nobody has typed. */
  let opened: FormState['changes'] | null = null

  const typedIn = (state: FormState, title: string): KeptEntries | null => {
    if (isNeverKept || state.changes === opened) return null
    const entries = entriesOf(fields, state, isNew)
    return Object.keys(entries.changes).length === 0 ? null : { ...entries, at: Date.now(), title }
  }
  const continued = (entries: KeptEntries, { seen, conflicts }: FormState) =>
    continueEntries(fields, { ...seen, ...conflicts }, entries, isNew)
  const discard = ({ window, release }: LeftEntries) => {
    keepEntries(place, window, null)
    release()
  }
  const put = async (window: string, entries: KeptEntries): Promise<LeftEntries> => {
    keepEntries(place, window, entries)
    const release = (await holdWindow(window)) ?? (() => {})
    return { ...entries, window, release }
  }
  return {
    async open(state) {
      opened = state.changes
      if (isNeverKept) return []
      const all = await takeLeftEntries(place, Date.now())
      return all.filter((one) => {
        const { seen, changes } = continued(one, state)
        const isNews = Object.keys(realChanges(seen, changes)).length > 0
        // It was saved just before its window was closed.
        if (!isNews) discard(one)
        return isNews
      })
    },
    keep: (state, title) => keepEntries(place, client, typedIn(state, title)),
    saved: () => void keepEntries(place, client, null),
    async goOn(one, state, title) {
      const { window: _window, release: _release, ...entries } = one
      const typed = typedIn(state, title)
      const left = typed && (await put(newWindowName(), typed))
      keepEntries(place, client, entries)
      discard(one)
      return { state: continued(entries, state), left }
    },
    discard,
    putBack: ({ window, release: _release, ...entries }) => put(window, entries),
  }
}
