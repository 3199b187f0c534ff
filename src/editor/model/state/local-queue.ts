import type { Change } from '#contracts/page-operations.ts'
import { applyChange } from '#operations/index.ts'
import { createState, operationsOf, type Confirmed, type EditorState } from './editor-state.ts'
import { readChange } from './read-change.ts'

/** What a window stores in the browser about its unsaved changes. */
export type LocalQueue = {
  version: 1
  slug: string
  language: string
  /** The window that it belongs to; the remaining changes are sent under its name. */
  client: string
  /** The sequence that the changes were based on. */
  base: number
  changes: Change[]
  /** For changes based on a later state, made while a conflict was open: that state's sequence. */
  madeAt: Record<string, number>
  /** The abandoned changes, under the name that queues stored by earlier versions have. */
  givenUp: string[]
  /** In milliseconds. */
  savedAt: number
}

/** The queue to store now; null when everything is saved. */
export function serialize(
  state: EditorState,
  { slug, language, now }: { slug: string; language: string; now: number },
): LocalQueue | null {
  const changes = [...state.sending, ...state.waiting]
  if (changes.length === 0) return null
  const base = state.conflict?.baseSequence ?? state.confirmed.sequence
  return {
    version: 1,
    slug,
    language,
    client: state.client,
    base,
    changes,
    madeAt: state.madeAt,
    givenUp: state.abandoned,
    savedAt: now,
  }
}

/**
 * Reads a stored queue, as JSON text or already parsed. Null when it is invalid; single changes that can't be read are
 * left out.
 */
export function readQueue(kept: unknown): LocalQueue | null {
  const value = typeof kept === 'string' ? parse(kept) : kept
  if (typeof value !== 'object' || value === null) return null
  const {
    version,
    slug,
    language,
    client,
    base,
    changes,
    madeAt,
    givenUp,
    savedAt,
  }: Partial<Record<keyof LocalQueue, unknown>> = value
  if (version !== 1 || typeof slug !== 'string' || typeof language !== 'string') return null
  if (typeof client !== 'string' || !/^[\w-]{8,60}$/.test(client)) return null
  if (typeof base !== 'number' || !Number.isInteger(base) || base < 0 || !Array.isArray(changes)) return null
  const sound = changes.flatMap((change: unknown) => readChange(change) ?? [])
  if (sound.length === 0) return null
  return {
    version,
    slug,
    language,
    client,
    base,
    changes: sound,
    madeAt: readNumbers(madeAt),
    givenUp: Array.isArray(givenUp) ? givenUp.filter((id) => typeof id === 'string') : [],
    savedAt: typeof savedAt === 'number' ? savedAt : 0,
  }
}

/**
 * Restores the state of the window that stored a queue. Needs the draft as it was at the queue's base (`GET
 * …/state?sequence=` if the draft has changed since); null for any other. All changes since then have to be received
 * before the first edit: the state is then as if the window had never been closed.
 */
export function restore(kept: unknown, draft: Confirmed): EditorState | null {
  const queue = readQueue(kept)
  if (!queue || queue.base !== draft.sequence) return null
  const content = applyChange(draft.content, operationsOf(queue.changes))
  const { client, changes: waiting, madeAt, givenUp } = queue
  return { ...createState(client, draft), waiting, madeAt, abandoned: givenUp, content }
}

function readNumbers(value: unknown): Record<string, number> {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, number]: [string, unknown]) =>
      typeof number === 'number' ? [[key, number]] : [],
    ),
  )
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
