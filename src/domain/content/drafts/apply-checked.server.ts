import { and, desc, eq, sql } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import { applyChange } from '#operations/index.ts'
import type { Change, Operation } from '#contracts/page-operations.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import { revisions } from '#db/schema/index.ts'
import { DomainError } from '#domain/errors.ts'
import { storedBlocksOf } from '../pages/touched.ts'
import { upgradeContent } from '../pages/present-section.ts'
import type { Scope } from '#domain/scope.ts'
import { normalise } from './normalise.ts'
import { invalidFieldsOf } from './invalid-fields.ts'
import {
  flawsIn,
  idsInserted,
  isStructural,
  requireFit,
  requireFreshIds,
  requireOutside,
  type Flaw,
} from './assert-valid-content.ts'

/** A change in its stored form, and the content after it. */
export type Applied = { change: Change; content: ContentDocument }

/**
 * Applies the changes of one call in order. Throws `invalid`, naming block or container, when the resulting document is
 * broken. Intermediate states may be: an item that was inserted into a list and removed again has no place in between
 * if another editor removed the list.
 */
export async function applyChecked(
  scope: Pick<Scope, 'db'>,
  sectionId: number,
  before: ContentDocument,
  changes: Change[],
): Promise<Applied[]> {
  const applied: Applied[] = []
  let content = before
  for (const change of changes) {
    const next = applyNormalised(content, change.operations)
    content = next.content
    applied.push({ change: { ...change, operations: next.operations }, content })
  }
  const operations = applied.flatMap(({ change }) => change.operations)
  if (operations.some(isStructural)) {
    const inserted = new Set(operations.flatMap(idsInserted))
    const known = flawsIn(before)
    const flaws = new Map(
      [...flawsIn(content)].filter(([key, { id }]) => !known.has(key) || inserted.has(id)),
    )
    for (const flaw of flaws.values()) {
      // The children of a block of an unknown type are compared together with that block.
      const { kind, parent } = flaw
      if (kind === 'misplaced' && parent && flaws.has(`${parent.id} unknown_type`)) continue
      await requireKnown(scope, sectionId, content, flaw)
    }
  }
  return applied
}

function applyNormalised(
  before: ContentDocument,
  operations: Operation[],
): { content: ContentDocument; operations: Operation[] } {
  const stored: Operation[] = []
  let content = before
  for (const given of operations) {
    requireFreshIds(content, given)
    requireOutside(content, given)
    const operation = normalise(content, given)
    content = applyChange(content, [operation])
    stored.push(operation)
  }
  requireFit(before, content)
  return { content, operations: stored }
}

/**
 * Unreadable blocks may be restored by an undo or an older version exactly as they were, with all their children, but
 * not be changed. A misplaced block is never accepted.
 */
async function requireKnown(
  { db }: Pick<Scope, 'db'>,
  sectionId: number,
  content: ContentDocument,
  { id, kind, block: flawed }: Flaw,
): Promise<void> {
  if (kind === 'misplaced') throw new DomainError('invalid', { fields: { [id]: 'invalid' } })
  const mentions = sql`position(${JSON.stringify(id)} IN ${revisions.content}::text) > 0`
  const rows = await db
    .select({ content: revisions.content })
    .from(revisions)
    .where(and(eq(revisions.sectionId, sectionId), mentions))
    .orderBy(desc(revisions.id))
    .limit(3)
  const block = storedBlocksOf(content).find((one) => one.id === id)
  const isKnown = rows.some((row) =>
    storedBlocksOf(upgradeContent(row.content)).some((one) => one.id === id && isDeepStrictEqual(one, block)),
  )
  if (!isKnown) throw new DomainError('invalid', { fields: invalidFieldsOf(flawed) })
}
