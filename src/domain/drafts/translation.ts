import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import type { SectionStatus } from '#contracts/page-editor.ts'
import type { Touched } from '#db/schema/index.ts'
import { storedBlocksOf } from '../pages/index.server.ts'

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

/** The ids of blocks that are missing or outdated on either side, in page order. */
export function compareLanguages(here: Side, there: Side | null): SectionStatus['translation'] {
  const ids = idsOf(here)
  const others = there ? idsOf(there) : new Set<string>()
  const shared = there ? [...ids].filter((id) => others.has(id)) : []
  return {
    exists: there !== null,
    missing_there: [...ids].filter((id) => !others.has(id)),
    older_there: there ? shared.filter((id) => isOlder(there, here, id)) : [],
    missing_here: [...others].filter((id) => !ids.has(id)),
    older_here: there ? shared.filter((id) => isOlder(here, there, id)) : [],
  }
}

/**
 * The block times after some were written or inserted now. Editing a block that is older than its counterpart is taken
 * as translating it: the block then gets the time of its counterpart. The same applies to inserting a block that the
 * other language already has.
 */
export function touchWritten(
  here: Side,
  there: Side | null,
  { written, inserted }: { written: Iterable<string>; inserted: ReadonlySet<string> },
  now: Date,
): Touched {
  const existing = idsOf(here)
  const others = there ? idsOf(there) : new Set<string>()
  const touched = new Map(Object.entries(here.touched).filter(([id]) => existing.has(id)))
  for (const id of new Set([...written, ...inserted])) {
    if (!existing.has(id)) continue
    const { at, caughtUpAt } = touched.get(id) ?? {}
    const isBehind = there && others.has(id) && (inserted.has(id) || isOlder(here, there, id))
    const isCatchingUp = caughtUpAt !== undefined && now.getTime() - Date.parse(caughtUpAt) < catchingUpMs
    if (isBehind) touched.set(id, { at: writtenAt(there, id), caughtUpAt: now.toISOString() })
    else if (isCatchingUp && at !== undefined) touched.set(id, { at, caughtUpAt: now.toISOString() })
    else touched.set(id, { at: now.toISOString() })
  }
  return Object.fromEntries(touched)
}

/** Marks blocks as up to date with the other language. */
export function confirmBlocks(here: Side, there: Side, ids: string[]): Touched {
  const existing = idsOf(here)
  const others = idsOf(there)
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
