import type { Change, Operation } from '#contracts/page-operations.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import { applyChange } from '#operations/index.ts'
import { bringIn } from './bring-in.ts'
import { topBlocks } from './conflict-pieces.ts'
import { describe } from './describe-conflict.ts'
import { isDisputed } from './disputed-operations.ts'
import { operationsOf, type ConflictBlock, type EditorState } from './editor-state.ts'
import { setFieldsOf } from './field-values.ts'
import { joinVersions } from './join-versions.ts'
import { keepBoth, mergeTexts } from './merge-texts.ts'
import { localVersionOf } from './local-version.ts'
import { noteRemoteWrites } from './remote-writes.ts'
import { keepIdentity } from './keep-identity.ts'
import { perform } from './perform.ts'
import { writtenBlocks } from './written-blocks.ts'

/** `merged` is possible for texts that `mergeTexts` can merge; `both` for all texts. */
export type Choice = 'local' | 'remote' | 'both' | 'merged'

export type ResolveOptions = {
  /** Returns UUIDs: a change of which a part is dropped becomes a new change. */
  newId: () => string
  /** In milliseconds. */
  now: number
}

/**
 * Resolves conflicts. `remote`: the own operations on the block are dropped. `local`: the block gets its own version. The
 * rejected version is set aside. Both and merged: the block gets its texts with the words of both versions. Undecided
 * conflicts stay open; nothing is sent before all are decided.
 */
export function resolveConflict(
  state: EditorState,
  choices: Readonly<Record<string, Choice>>,
  { newId, now }: ResolveOptions,
): EditorState {
  const { conflict, confirmed, waiting } = state
  const chosen = (conflict?.blocks ?? []).filter((block) => isPossible(block, choices[block.id]))
  if (!conflict || chosen.length === 0) return state
  const isLocal = ({ id }: ConflictBlock) => choices[id] === 'local'

  const isDropped = (operation: Operation) =>
    chosen.some((block) =>
      isDisputed(operation, block, { isRemote: !isLocal(block), confirmed: confirmed.content }),
    )
  const dropped = operationsOf(waiting).filter(isDropped)
  const moved = new Set(dropped.flatMap((one) => (one.kind === 'move-block' ? one.id : [])))
  const isLast = chosen.length === conflict.blocks.length
  const madeAt: EditorState['madeAt'] = isLast ? {} : { ...state.madeAt }
  const rename = (id: string) => {
    const next = newId()
    const sequence = madeAt[id]
    if (sequence !== undefined) madeAt[next] = sequence
    return next
  }
  const kept = withoutOperations(waiting, isDropped, rename)

  let content = applyChange(confirmed.content, operationsOf(kept))
  const settling: Operation[] = []
  for (const block of chosen) {
    const choice = choices[block.id]
    const source =
      choice === 'local' ? localVersionOf(block, state) : remoteWith(confirmed.content, block, choice)
    const performed = perform(content, bringIn(content, source, block, isLocal(block) ? moved : new Set()))
    settling.push(...performed.operations)
    content = performed.content
  }
  const left = [...kept]
  if (settling.length > 0) {
    const id = newId()
    left.push({ id, operations: settling })
    if (!isLast) madeAt[id] = confirmed.sequence
  }
  const active = isLast ? withoutIdle(state, left, rename) : left
  const overruled = chosen.filter((block) => isLocal(block) && block.remote !== null).map(({ id }) => id)
  const still = withOverrules(active, overruled, rename)
  const aside = chosen.flatMap((block) => {
    if (choices[block.id] === 'remote') return writtenBlocks(block, confirmed.content)
    return choices[block.id] === 'local' && block.remote ? topBlocks(block.remote) : []
  })
  const settled: EditorState = {
    ...state,
    waiting: still,
    madeAt,
    abandoned: [...state.abandoned, ...withoutKept(waiting, still)],
    content: keepIdentity(state.content, content),
    typing: null,
    remoteWrites: noteRemoteWrites(
      state,
      [...operationsOf(conflict.remote), ...dropped],
      operationsOf(still),
    ),
    setAside: [...state.setAside, ...aside.map((block) => ({ block, at: now }))],
  }
  return describe(
    settled,
    conflict,
    conflict.blocks.filter((block) => !chosen.includes(block)),
  )
}

/** Resolves, without a question, conflicts about texts in which both sides have changed different words. */
export function mergeByWords(state: EditorState, options: ResolveOptions): EditorState {
  const merged = (state.conflict?.blocks ?? []).filter((block) => joinVersions(block, mergeTexts) !== null)
  return resolveConflict(state, Object.fromEntries(merged.map(({ id }) => [id, 'merged'])), options)
}

/**
 * A choice made for an earlier state of the conflict may no longer be possible: a removed block has no text to merge.
 */
export function isPossible(block: ConflictBlock, choice: Choice | undefined): boolean {
  if (choice === 'both' || choice === 'merged') return joinVersions(block, keepBoth) !== null
  return choice !== undefined
}

/** The confirmed content, with this side's words in the texts that keep both versions. */
function remoteWith(
  content: ContentDocument,
  block: ConflictBlock,
  choice: Choice | undefined,
): ContentDocument {
  const texts =
    choice === 'both' || choice === 'merged'
      ? joinVersions(block, choice === 'both' ? keepBoth : mergeTexts)
      : null
  return texts ? applyChange(content, [setFieldsOf(block.id, texts)]) : content
}

function withoutKept(before: Change[], after: Change[]): string[] {
  const kept = new Set(after.map(({ id }) => id))
  return before.flatMap(({ id }) => (kept.has(id) ? [] : id))
}

/** Removes operations from changes. A modified change gets a new id: the original may have been sent. */
function withoutOperations(
  changes: Change[],
  isDropped: (operation: Operation) => boolean,
  rename: (id: string) => string,
): Change[] {
  return changes.flatMap((change) => {
    const operations = change.operations.filter((operation) => !isDropped(operation))
    if (operations.length === change.operations.length) return change
    return operations.length > 0 ? { ...change, id: rename(change.id), operations } : []
  })
}

/** Adds to the last change which versions are replaced. */
function withOverrules(changes: Change[], overruled: string[], rename: (id: string) => string): Change[] {
  const last = changes.at(-1)
  if (!last || overruled.length === 0) return changes
  const overrules = [...new Set([...(last.overrules ?? []), ...overruled])]
  return [...changes.slice(0, -1), { ...last, id: rename(last.id), overrules }]
}

/** Drops changes without an effect: the server would have nothing to store. */
function withoutIdle(
  { confirmed }: EditorState,
  changes: Change[],
  rename: (id: string) => string,
): Change[] {
  let content = confirmed.content
  const active = new Set<Operation>()
  for (const operation of operationsOf(changes)) {
    const next = applyChange(content, [operation])
    if (next !== content) active.add(operation)
    content = next
  }
  return withoutOperations(changes, (operation) => !active.has(operation), rename)
}
