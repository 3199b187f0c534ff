import type { StoredChange } from '#contracts/page-operations.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import { applyChange, findBlock, findConflicts, findContainer, wholeContent } from '#operations/index.ts'
import { idsOfPiece, pieceIn } from './conflict-pieces.ts'
import { mineOf, type Question } from './mine-of.ts'
import {
  operationsOf,
  pendingOperations,
  type Confirmed,
  type Conflict,
  type ConflictBlock,
  type EditorState,
} from './editor-state.ts'
import type { Found } from './find-disputes.ts'

/** What has been heard, as far as it matters to what has to be asked. */
export type Heard = {
  /** What my changes stood on before. */
  base: Confirmed
  /** Mine that were stored meanwhile. */
  own: StoredChange[]
  theirs: StoredChange[]
  found: Found
}

/** The state with what has to be asked now, besides what had to be asked already; nothing where nothing of mine waits. */
export function extendConflict(state: EditorState, heard: Heard): EditorState {
  const { base, own, theirs, found } = heard
  const { conflict } = state
  if (pendingOperations(state).length === 0) return conflict ? { ...state, conflict: null } : state
  if (!conflict && found.size === 0) return state
  const known = (conflict?.blocks ?? []).map((block): Question => ({
    id: block.id,
    about: [...new Set([...block.about, ...(found.get(block.id)?.about ?? [])])],
    authors: [
      ...new Set([...block.authors, ...(found.has(block.id) ? authorsOf(block.id, state, heard) : [])]),
    ],
    base:
      own.length > 0
        ? { ...block.base, content: applyChange(block.base.content, operationsOf(own)) }
        : block.base,
  }))
  const asked = new Set((conflict?.blocks ?? []).flatMap((block) => [...idsInQuestion(block)]))
  const more: Question[] = []
  for (const [id, { about, base: made }] of found) {
    if (asked.has(id) || asked.has(wholeContent)) continue
    const authors = [...new Set(authorsOf(id, state, heard))]
    const inner =
      about.has('existence') || about.has('content') ? known.filter((one) => isWithin(one, id)) : []
    // A question about something inside becomes one about the whole, of which mine is as it was then.
    more.push({ id, about: [...about], authors, base: inner[0]?.base ?? made })
    for (const one of inner) known.splice(known.indexOf(one), 1)
  }
  return describe(
    state,
    { base: conflict?.base ?? base.sequence, theirs: [...(conflict?.theirs ?? []), ...theirs] },
    [...known, ...more],
  )
}

/** After a further edit: the questions stay, what is mine has changed. */
export function describeAgain(state: EditorState): EditorState {
  return state.conflict ? describe(state, state.conflict, state.conflict.blocks) : state
}

/** The state with these questions, each with what both sides have made of it. */
export function describe(
  state: EditorState,
  { base, theirs }: Pick<Conflict, 'base' | 'theirs'>,
  questions: readonly Question[],
): EditorState {
  if (questions.length === 0) return { ...state, conflict: null }
  const blocks = questions.map((question) =>
    describeOne(question, {
      mine: mineOf(question, state),
      theirs: state.confirmed.content,
      original: question.base.content,
    }),
  )
  return { ...state, conflict: { base, theirs, blocks } }
}

type Contents = Record<'mine' | 'theirs' | 'original', ContentDocument>

function describeOne({ id, about, authors, base }: Question, sides: Contents): ConflictBlock {
  const question = { id, about, authors, base }
  if (id === wholeContent) return { ...question, kind: 'content', ...sides }
  if (Object.values(sides).some((content) => findContainer(content, id))) {
    const of = (content: ContentDocument) => findContainer(content, id)?.container ?? null
    return { ...question, kind: 'container', ...ofEach(sides, of) }
  }
  const of = (content: ContentDocument) => findBlock(content, id)?.block ?? null
  return { ...question, kind: 'block', ...ofEach(sides, of) }
}

function ofEach<Piece>({ mine, theirs, original }: Contents, find: (content: ContentDocument) => Piece) {
  return { mine: find(mine), theirs: find(theirs), original: find(original) }
}

function isWithin({ id, base }: Question, whole: string): boolean {
  return whole === wholeContent || idsOfPiece(pieceIn(base.content, whole)).has(id)
}

/** What a question is about, with all in it; the one about the content is about everything. */
function idsInQuestion({ id, mine, theirs, original }: ConflictBlock): Set<string> {
  return new Set([id, ...idsOfPiece(mine), ...idsOfPiece(theirs), ...idsOfPiece(original)])
}

/** Who has changed it; all others where it can't be told from single changes. */
function authorsOf(id: string, state: EditorState, { base, theirs }: Heard): string[] {
  const mine = pendingOperations(state)
  const those = theirs.filter(({ operations }) => findConflicts(base.content, mine, operations).has(id))
  return (those.length > 0 ? those : theirs).map(({ author }) => author)
}
