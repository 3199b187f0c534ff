import type { StoredChange } from '#contracts/page-operations.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import { applyChange, findBlock, findConflicts, findContainer, wholeContent } from '#operations/index.ts'
import { joinQuestions } from './join-questions.ts'
import { localVersionOf, type Question } from './local-version.ts'
import {
  operationsOf,
  pendingOperations,
  type Confirmed,
  type Conflict,
  type ConflictBlock,
  type EditorState,
} from './editor-state.ts'
import type { Found } from './find-disputes.ts'

/** The parts of a received answer that are needed to find conflicts. */
export type Heard = {
  /** The confirmed state that the own changes were based on before. */
  base: Confirmed
  /** Own changes that were stored in the meantime. */
  own: StoredChange[]
  remote: StoredChange[]
  found: Found
}

/** Adds the newly found conflicts to those already open; clears them when no own changes are pending. */
export function extendConflict(state: EditorState, heard: Heard): EditorState {
  const { base, own, remote, found } = heard
  const { conflict } = state
  if (pendingOperations(state).length === 0) return conflict ? { ...state, conflict: null } : state
  if (!conflict && found.size === 0) return state
  const known = (conflict?.blocks ?? []).map((block): Question => {
    const now = found.get(block.id)
    return {
      id: block.id,
      about: [...new Set([...block.about, ...(now?.about ?? [])])],
      authors: [...new Set([...block.authors, ...(now ? authorsOf(block.id, state, heard) : [])])],
      baseState: { ...block.baseState, content: applyChange(block.baseState.content, operationsOf(own)) },
    }
  })
  const more = [...found]
    .filter(([id]) => known.every((question) => question.id !== id))
    .map(([id, { about, baseState }]): Question => ({
      id,
      about: [...about],
      authors: [...new Set(authorsOf(id, state, heard))],
      baseState,
    }))
  return describe(
    state,
    {
      baseSequence: conflict?.baseSequence ?? base.sequence,
      remote: [...(conflict?.remote ?? []), ...remote],
    },
    joinQuestions([...known, ...more], state),
  )
}

/** Updates the description after a further edit: the questions stay, the own side has changed. */
export function describeAgain(state: EditorState): EditorState {
  return state.conflict ? describe(state, state.conflict, state.conflict.blocks) : state
}

/** The state with these questions, each with both sides' versions. */
export function describe(
  state: EditorState,
  { baseSequence, remote }: Pick<Conflict, 'baseSequence' | 'remote'>,
  questions: readonly Question[],
): EditorState {
  if (questions.length === 0 || pendingOperations(state).length === 0) return { ...state, conflict: null }
  const blocks = questions.map((question) =>
    describeOne(question, {
      local: localVersionOf(question, state),
      remote: state.confirmed.content,
      base: question.baseState.content,
    }),
  )
  return { ...state, conflict: { baseSequence, remote, blocks } }
}

type Contents = Record<'local' | 'remote' | 'base', ContentDocument>

function describeOne({ id, about, authors, baseState }: Question, sides: Contents): ConflictBlock {
  const question = { id, about, authors, baseState }
  if (id === wholeContent) return { ...question, kind: 'content', ...sides }
  if (Object.values(sides).some((content) => findContainer(content, id))) {
    const of = (content: ContentDocument) => findContainer(content, id)?.container ?? null
    return { ...question, kind: 'container', ...ofEach(sides, of) }
  }
  const of = (content: ContentDocument) => findBlock(content, id)?.block ?? null
  return { ...question, kind: 'block', ...ofEach(sides, of) }
}

function ofEach<Piece>({ local, remote, base }: Contents, find: (content: ContentDocument) => Piece) {
  return { local: find(local), remote: find(remote), base: find(base) }
}

/** The authors of a conflicting change; all other editors if single changes don't tell. */
function authorsOf(id: string, state: EditorState, { base, remote }: Heard): string[] {
  const local = pendingOperations(state)
  const those = remote.filter(({ operations }) => findConflicts(base.content, local, operations).has(id))
  return (those.length > 0 ? those : remote).map(({ author }) => author)
}
