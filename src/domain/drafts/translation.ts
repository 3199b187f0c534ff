import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import type { SectionStatus } from '#contracts/page-editor.ts'
import type { Touched } from '#db/schema/index.ts'
import { storedBlocksOf } from '../pages/index.server.ts'

/** A section in one language, as far as it is compared with the other. */
export type Side = {
  content: ContentDocument
  touched: Touched
  /** When what was never touched was written, as an ISO instant. */
  baseAt: string
}

/**
 * How long after its last change a block that is being brought up to the other language counts as the same work: what is
 * written then is translation and not news, and does not make the other language look outdated.
 */
const catchingUpMs = 60 * 60_000

/** Which blocks are missing or older on either side, by their ids, in the order of the page. */
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
 * The times of blocks after some were written or put in now. Who writes a block that is older than the other language's
 * brings it up to that: it then counts as written when the other was. So does one that is put in where the other language
 * has it already.
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

/** Says of blocks that they agree with the other language as it is now. */
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

/** What was never touched in either language is as it was made: equal. */
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
