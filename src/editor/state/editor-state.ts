import type { Change, Operation, StoredChange } from '#contracts/page-operations.ts'
import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import type { Dispute, StoredContainer } from '#operations/index.ts'

/** One open section in one window: what the server has said, what it has not been told yet, and what can be undone. */
export type EditorState = {
  /** This window's name, under which it sends. */
  client: string
  /** What the server has said; `sequence` is the base of what is sent and the point from which others' changes are asked. */
  confirmed: Confirmed
  /** On the way; not changed any more until they are answered. */
  sending: Change[]
  /** Not yet sent; the last one may still grow while one types. */
  waiting: Change[]
  /** What is on the screen: confirmed, sending and waiting, one after the other. */
  content: ContentDocument
  undo: Step[]
  redo: Step[]
  /** The number of the last step. */
  serial: number
  /** What is being typed; null after anything else. */
  typing: Typing | null
  /** After which step somebody else wrote what stands in a field, by `foreignKey`. */
  foreign: Record<string, number>
  /**
   * Of changes made while something had to be asked: the sequence on which they were made. They know what the older ones
   * in front of them are asked about, and are not asked about that themselves.
   */
  madeAt: Record<string, number>
  /** What has to be asked before anything is sent; null where there is nothing. */
  conflict: Conflict | null
  /** The ids of changes of which parts were dropped; a call that has them may still be on its way. */
  givenUp: string[]
  /** What was decided against, so that it can be had again. The newest is last. */
  setAside: SetAside[]
  /** Whether changes were heard of that are not here: they have to be asked for, from `confirmed.sequence` on. */
  isGap: boolean
}

export type Confirmed = { sequence: number; content: ContentDocument }

/** `at` in milliseconds since 1970. */
export type SetAside = { block: StoredBlock; at: number }

/** What Ctrl+Z takes back as one. */
export type Step = {
  serial: number
  label: string
  /** The block or container that it was about. */
  focus: string | null
  parts: Part[]
}

/** One operation of a step, and what is needed to see later whether it still stands as it was made. */
export type Part = {
  done: Operation
  inverse: Operation[]
  /** Where a block or container came to stand. */
  landed?: Landing
  /** The ids of the columns of a container after its layout was set. */
  columns?: string[][]
}

export type Landing = { row: string; after: string | null; next: string | null }

export type Typing = {
  group: string
  /** The last key, in milliseconds. */
  at: number
  /** The change that may still grow; null once it is on its way. */
  change: string | null
}

export type Conflict = {
  /** The sequence on which my changes were made. A queue kept meanwhile has this base, so that it is asked again. */
  base: number
  theirs: StoredChange[]
  blocks: ConflictBlock[]
}

/** One question. `mine` and `theirs` are null where that side has removed it, `original` where it was not there before. */
export type ConflictBlock = {
  id: string
  about: Dispute[]
  /** Who else has changed it. */
  authors: string[]
  /** The state in which it was `original`. */
  base: Confirmed
} & (
  | ({ kind: 'block' } & Sides<StoredBlock>)
  | ({ kind: 'container' } & Sides<StoredContainer>)
  | ({ kind: 'content' } & Sides<ContentDocument>)
)

type Sides<Piece> = { mine: Piece | null; theirs: Piece | null; original: Piece | null }

/** A window that has just opened a draft. */
export function createState(client: string, { sequence, content }: Confirmed): EditorState {
  return {
    client,
    confirmed: { sequence, content },
    sending: [],
    waiting: [],
    content,
    undo: [],
    redo: [],
    serial: 0,
    typing: null,
    foreign: {},
    madeAt: {},
    conflict: null,
    givenUp: [],
    setAside: [],
    isGap: false,
  }
}

/** `madeAt` with a further change; noted only while something has to be asked. */
export function noteMade(
  { conflict, confirmed, madeAt }: EditorState,
  change: string,
): EditorState['madeAt'] {
  return conflict && !Object.hasOwn(madeAt, change) ? { ...madeAt, [change]: confirmed.sequence } : madeAt
}

/**
 * Whether a change is this window's own. One that it has given up counts as somebody else's: its call came late, and the
 * window has gone on without it.
 */
export function isOwn({ client, sending, waiting, givenUp }: EditorState, change: StoredChange): boolean {
  if ([...sending, ...waiting].some(({ id }) => id === change.id)) return true
  return change.client === client && !givenUp.includes(change.id)
}

/** All that the server has not confirmed, in its order. */
export function pendingOperations({
  sending,
  waiting,
}: Pick<EditorState, 'sending' | 'waiting'>): Operation[] {
  return operationsOf([...sending, ...waiting])
}

/** The operations of changes, one after the other. */
export function operationsOf(changes: readonly { operations: Operation[] }[]): Operation[] {
  return changes.flatMap(({ operations }) => operations)
}
