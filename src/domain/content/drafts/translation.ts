import { createHash } from 'node:crypto'
import { findBlock, headId } from '#operations/index.ts'
import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import type { SectionStatus } from '#contracts/page-editor.ts'
import { findDefinition } from '#blocks/find-definition.ts'
import type { Touched } from '#db/schema/index.ts'
import { storedBlocksOf } from '../pages/touched.ts'

/** A section in one language, with the data needed to compare it with the other language. */
export type Side = {
  content: ContentDocument
  touched: Touched
  /** When blocks that were never edited were written, as an ISO instant. */
  baseAt: string
}

/**
 * For this long after its last change, further edits of a block that is being brought up to date with the other
 * language count as the same translation work, and do not make the other language look outdated.
 */
const catchingUpMs = 60 * 60_000

/** The ids of blocks that are missing, outdated or only copied on either side, in page order. */
export function compareLanguages(here: Side, there: Side | null): SectionStatus['translation'] {
  const ids = idsOf(here)
  const others = there ? idsOf(there) : new Set<string>()
  const shared = there ? [headId, ...ids].filter((id) => id === headId || others.has(id)) : []
  return {
    exists: there !== null,
    missing_there: [...ids].filter((id) => !others.has(id)),
    older_there: there ? shared.filter((id) => isOlder(there, here, id)) : [],
    missing_here: [...others].filter((id) => !ids.has(id)),
    older_here: there ? shared.filter((id) => isOlder(here, there, id)) : [],
    copied_there: there ? shared.filter((id) => isCopied(there, id)) : [],
    copied_here: shared.filter((id) => isCopied(here, id)),
  }
}

/**
 * The block times after some were written or inserted now. `before` is the content before that. Editing a block that
 * is older than its counterpart is taken as translating it: the block then gets the time of its counterpart. The same
 * applies to inserting a block that the other language already has. A block whose content is again the same as when
 * the languages last agreed gets the time of then, so that typing and undoing has no effect. A block that was inserted
 * or replaced with the same texts as its counterpart was copied, and is noted as such.
 */
export function touchWritten(
  here: Side,
  there: Side | null,
  { written, inserted, replaced, before }: Written,
  now: Date,
): Touched {
  const existing = idsOf(here).add(headId)
  const others = there ? idsOf(there).add(headId) : new Set<string>()
  const touched = new Map(Object.entries(here.touched).filter(([id]) => existing.has(id)))
  for (const id of new Set([...written, ...inserted])) {
    if (!existing.has(id)) continue
    const known = touched.get(id)
    const isThere = there !== null && others.has(id)
    const agreed = isThere && isOlder(there, here, id) ? known?.agreed : agreementOf(before, id, known)
    const entry = entryAfter(here, there, id, { known, isInserted: inserted.has(id), isThere, now })
    const copied = there && copiedTexts(here, there, id, { known, isReplaced: replaced.has(id) })
    const mark = copied ? { copied } : {}
    if (agreed && agreed.words === wordsOf(here.content, id)) {
      if (agreed.at === undefined) touched.delete(id)
      else
        touched.set(id, {
          at: agreed.at,
          ...(agreed.caughtUpAt && { caughtUpAt: agreed.caughtUpAt }),
          ...mark,
        })
    } else touched.set(id, { ...entry, ...(agreed && { agreed }), ...mark })
  }
  return Object.fromEntries(touched)
}

type Written = {
  written: Iterable<string>
  inserted: ReadonlySet<string>
  /** The inserted ones, and those whose fields were all written at once. */
  replaced: ReadonlySet<string>
  before: ContentDocument
}
type Entry = Touched[string]

function entryAfter(
  here: Side,
  there: Side | null,
  id: string,
  given: { known: Entry | undefined; isInserted: boolean; isThere: boolean; now: Date },
): Entry {
  const { known, isInserted, isThere, now } = given
  const { at, caughtUpAt } = known ?? {}
  // A block with the same content was copied, which brings it up to date.
  const isCopy = there !== null && wordsOf(here.content, id) === wordsOf(there.content, id)
  const isBehind = there && isThere && (isInserted || isCopy || isOlder(here, there, id))
  const isCatchingUp = caughtUpAt !== undefined && now.getTime() - Date.parse(caughtUpAt) < catchingUpMs
  if (isBehind) return { at: writtenAt(there, id), caughtUpAt: now.toISOString() }
  if (isCatchingUp && at !== undefined) return { at, caughtUpAt: now.toISOString() }
  return { at: now.toISOString() }
}

/** The content of a block before the change, with its time; nothing for one that did not exist. */
function agreementOf(before: ContentDocument, id: string, known: Entry | undefined): Entry['agreed'] {
  const words = wordsOf(before, id)
  if (words === null) return undefined
  return { words, ...(known && { at: known.at }), ...(known?.caughtUpAt && { caughtUpAt: known.caughtUpAt }) }
}

/** A hash of a block's fields, whatever their order; null when there is no such block. */
function wordsOf(content: ContentDocument, id: string): string | null {
  const fields = findBlock(content, id)?.block.fields
  if (!fields) return null
  return shortHash(Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** What to note as copied: the texts of now if they have just come from the other language, else what was noted. */
function copiedTexts(
  here: Side,
  there: Side,
  id: string,
  { known, isReplaced }: { known: Entry | undefined; isReplaced: boolean },
): string | undefined {
  const texts = isReplaced ? textsOf(here.content, id) : null
  return texts !== null && texts === textsOf(there.content, id) ? texts : known?.copied
}

/** A hash of a block's texts; null when it has none that could be translated. */
function textsOf(content: ContentDocument, id: string): string | null {
  const block = findBlock(content, id)?.block
  const texts = block ? (findDefinition(block.type)?.textOf(block.fields) ?? []) : []
  return texts.some((text) => /\p{L}/u.test(text)) ? shortHash(texts) : null
}

function isCopied({ content, touched }: Side, id: string): boolean {
  const copied = Object.hasOwn(touched, id) ? touched[id]?.copied : undefined
  return copied !== undefined && copied === textsOf(content, id)
}

function shortHash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64').slice(0, 16)
}

/** Marks blocks as up to date with the other language. */
export function confirmBlocks(here: Side, there: Side, ids: string[]): Touched {
  const existing = idsOf(here).add(headId)
  const others = idsOf(there).add(headId)
  const confirmed = ids.filter((id) => existing.has(id) && others.has(id))
  return {
    ...here.touched,
    ...Object.fromEntries(confirmed.map((id) => [id, { at: writtenAt(there, id) }])),
  }
}

/** When a block was last written, as an ISO instant. */
export function writtenAt(side: Side, id: string): string {
  return touchedAt(side, id) ?? side.baseAt
}

/** Blocks that were never edited in either language count as equal. */
function isOlder(one: Side, other: Side, id: string): boolean {
  if (touchedAt(one, id) === undefined && touchedAt(other, id) === undefined) return false
  return writtenAt(one, id) < writtenAt(other, id)
}

function touchedAt({ touched }: Side, id: string): string | undefined {
  return Object.hasOwn(touched, id) ? touched[id]?.at : undefined
}

function idsOf({ content }: Side): Set<string> {
  return new Set(storedBlocksOf(content).map(({ id }: StoredBlock) => id))
}
