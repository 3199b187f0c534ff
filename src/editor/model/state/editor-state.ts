import type { Change, Operation, StoredChange } from '#contracts/page-operations.ts'
import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import type { Dispute, StoredContainer } from '#operations/index.ts'

/** One open section in one window: the state confirmed by the server, the unsaved changes, and the undo history. */
export type EditorState = {
  /** This window's client id, under which it sends. */
  client: string
  /**
   * The state confirmed by the server; `sequence` is the base of what is sent, and the point after which others'
   * changes are requested.
   */
  confirmed: Confirmed
  /** In flight; not modified any more until the answer arrives. */
  sending: Change[]
  /** Not yet sent; the last one may still be extended by typing. */
  waiting: Change[]
  /** What is displayed: the confirmed content with the sending and waiting changes applied. */
  content: ContentDocument
  undo: Step[]
  redo: Step[]
  /** The number of the last step. */
  serial: number
  /** The current typing; null after any other edit. */
  typing: Typing | null
  /** The step after which another editor wrote a field's current value, by `keyOfWrite`. */
  remoteWrites: Record<string, number>
  /**
   * For changes made while a conflict was open: the sequence that they were based on. They were made with knowledge of
   * what the older pending changes conflict with, and don't conflict with that themselves.
   */
  madeAt: Record<string, number>
  /** The conflict to resolve before anything is sent; null when there is none. */
  conflict: Conflict | null
  /** The ids of changes of which parts were dropped; a call that contains them may still be in flight. */
  abandoned: string[]
  /** What was discarded by a decision, here or elsewhere, so that it can be restored. The newest is last. */
  setAside: SetAside[]
  /**
   * Whether an answer had changes that don't directly follow the known ones: they have to be requested, starting at
   * `confirmed.sequence`.
   */
  isGap: boolean
}

export type Confirmed = { sequence: number; content: ContentDocument }

/**
 * `at` is in milliseconds since 1970; `by` is the name of the person who has chosen another version, `reason` a
 * sentence about why it was refused.
 */
export type SetAside = { block: StoredBlock; at: number; by?: string; reason?: string }

/** What one Ctrl+Z reverts. */
export type Step = {
  serial: number
  /** The serial that the step had when it was first made; undo and redo give it new ones. */
  origin: number
  label: string
  /** The block or container that it concerns. */
  focus: string | null
  parts: Part[]
}

/** One operation of a step, with what is needed to check later whether its result is still in place. */
export type Part = {
  done: Operation
  inverse: Operation[]
  /** The place to which a block or container was moved. */
  placement?: Placement
  /** The ids of the columns of a container after its layout was set. */
  columns?: string[][]
}

export type Placement = { row: string; after: string | null; next: string | null }

export type Typing = {
  group: string
  /** The time of the last key, in milliseconds. */
  at: number
  /** The change that may still be extended; null once it was sent. */
  change: string | null
}

export type Conflict = {
  /**
   * The sequence that the own changes were based on. A queue stored in the meantime has this base, so that the conflict
   * is found again.
   */
  baseSequence: number
  remote: StoredChange[]
  blocks: ConflictBlock[]
}

/**
 * One conflict. `local` and `remote` are null when that side has removed it, `base` when it did not exist before.
 */
export type ConflictBlock = {
  id: string
  about: Dispute[]
  /** The other editors who have changed it. */
  authors: string[]
  /** The confirmed state that contains `base`. */
  baseState: Confirmed
} & (
  | ({ kind: 'block' } & Sides<StoredBlock>)
  | ({ kind: 'container' } & Sides<StoredContainer>)
  | ({ kind: 'content' } & Sides<ContentDocument>)
)

type Sides<Piece> = { local: Piece | null; remote: Piece | null; base: Piece | null }

/** The state of a window that has just opened a draft. */
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
    remoteWrites: {},
    madeAt: {},
    conflict: null,
    abandoned: [],
    setAside: [],
    isGap: false,
  }
}

/** `madeAt` with a further change; recorded only while a conflict is open. */
export function noteMade(
  { conflict, confirmed, madeAt }: EditorState,
  change: string,
): EditorState['madeAt'] {
  return conflict && !Object.hasOwn(madeAt, change) ? { ...madeAt, [change]: confirmed.sequence } : madeAt
}

/**
 * Whether a change is this window's own. One that was given up counts as somebody else's: its call arrived late, and
 * the window has continued without it.
 */
export function isOwn({ client, sending, waiting, abandoned }: EditorState, change: StoredChange): boolean {
  if ([...sending, ...waiting].some(({ id }) => id === change.id)) return true
  return change.client === client && !abandoned.includes(change.id)
}

/** All operations that the server has not confirmed, in order. */
export function pendingOperations({
  sending,
  waiting,
}: Pick<EditorState, 'sending' | 'waiting'>): Operation[] {
  return operationsOf([...sending, ...waiting])
}

export function operationsOf(changes: readonly { operations: Operation[] }[]): Operation[] {
  return changes.flatMap(({ operations }) => operations)
}
