import { and, desc, eq, sql } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import { applyChange } from '#operations/index.ts'
import type { Operation } from '#contracts/page-operations.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import { revisions } from '#db/schema/index.ts'
import { DomainError } from '../errors.ts'
import { storedBlocksOf, upgradeContent } from '../pages/index.server.ts'
import type { Scope } from '../scope.ts'
import { normalise } from './normalise.ts'
import { brokenIn, isStructural, requireFit, requireFreshIds } from './require-sound.ts'

/** A content and the ids of the blocks in it that nobody can read, once they had to be looked for. */
export type CheckedContent = { content: ContentDocument; broken?: ReadonlySet<string> }

/**
 * Applies the operations of a change as they will be stored. Throws `invalid`, naming block or container, where the
 * document would be broken by one of them.
 */
export async function applyChecked(
  scope: Pick<Scope, 'db'>,
  sectionId: number,
  before: CheckedContent,
  operations: Operation[],
): Promise<CheckedContent & { operations: Operation[] }> {
  const stored: Operation[] = []
  let { content } = before
  for (const given of operations) {
    requireFreshIds(content, given)
    const operation = normalise(content, given)
    content = applyChange(content, [operation])
    stored.push(operation)
  }
  requireFit(before.content, content)
  if (!stored.some(isStructural)) return { ...before, content, operations: stored }
  const known = before.broken ?? brokenIn(before.content)
  const broken = brokenIn(content)
  for (const id of broken) if (!known.has(id)) await requireKnown(scope, sectionId, content, id)
  return { content, broken, operations: stored }
}

/** What nobody can read any more may come back by an undo or an older version, exactly as it was, and not otherwise. */
async function requireKnown(
  { db }: Pick<Scope, 'db'>,
  sectionId: number,
  content: ContentDocument,
  id: string,
): Promise<void> {
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
  if (!isKnown) throw new DomainError('invalid', { fields: { [id]: 'invalid' } })
}
