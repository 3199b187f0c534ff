import { sql } from 'drizzle-orm'
import { applyOperation, idsIn, isMadeContainer } from '#operations/index.ts'
import type { Change, Operation } from '#contracts/page-operations.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import { DomainError, type ErrorCode } from '#domain/errors.ts'
import type { Scope } from '#domain/scope.ts'

/** A block or container that an operation names as its place, and the name of that field. */
type Named = { key: string; id: string }

/**
 * Throws `invalid`, naming block and field (`one.after`), for places that have never existed in the section: such a
 * block would end up somewhere else. A neighbour that somebody has removed meanwhile is accepted, because the block then
 * goes to the nearest place (decision 22).
 */
export async function requirePlaces(
  { db }: Pick<Scope, 'db'>,
  sectionId: number,
  before: ContentDocument,
  changes: readonly Change[],
): Promise<void> {
  let content = before
  const known = idsIn(content)
  const unknown: Named[] = []
  for (const operation of changes.flatMap(({ operations }) => operations)) {
    unknown.push(...placesOf(operation).filter(({ id }) => !known.has(id) && !isMadeContainer(id)))
    content = applyOperation(content, operation)
    if (insertsParts(operation)) for (const id of idsIn(content)) known.add(id)
  }
  if (unknown.length === 0) return
  const names = [...new Set(unknown.map(({ id }) => id))]
  const { rows } = await db.execute<{ name: string }>(sql`
    SELECT name FROM unnest(${sql.param(names)}::text[]) AS name
    WHERE EXISTS (
      SELECT FROM section_changes
      WHERE section_id = ${sectionId} AND position(to_json(name)::text IN operations::text) > 0
    ) OR EXISTS (
      SELECT FROM revisions
      WHERE section_id = ${sectionId} AND position(to_json(name)::text IN content::text) > 0
    )`)
  const gone = new Set(rows.map(({ name }) => name))
  const errors = unknown.flatMap(({ key, id }): [string, ErrorCode][] =>
    gone.has(id) ? [] : [[key, 'unknown']],
  )
  if (errors.length > 0) throw new DomainError('invalid', { fields: Object.fromEntries(errors) })
}

/** Only these operations insert ids; scanning the whole content after every operation would take seconds. */
function insertsParts({ kind }: Operation): boolean {
  return kind === 'insert-block' || kind === 'insert-container' || kind === 'replace-content'
}

function placesOf(operation: Operation): Named[] {
  const named = (subject: string, fields: Record<string, string | null>) =>
    Object.entries(fields).flatMap(([field, id]) => (id === null ? [] : [{ key: `${subject}.${field}`, id }]))
  switch (operation.kind) {
    case 'insert-block':
    case 'move-block': {
      const { to } = operation
      const subject = operation.kind === 'insert-block' ? operation.block.id : operation.id
      return to.in === 'column'
        ? named(subject, { container: to.container, after: to.after })
        : named(subject, { parent: to.parent, after: to.after })
    }
    case 'insert-container':
      return named(operation.container.id, { after: operation.after })
    case 'move-container':
      return named(operation.id, { after: operation.after })
    default:
      return []
  }
}
