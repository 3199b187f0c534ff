import { and, asc, eq, gt, inArray, lte, max, type SQL } from 'drizzle-orm'
import { operation, type Operation, type StoredChange } from '#contracts/page-operations.ts'
import { sectionChanges, users } from '#db/schema/index.ts'
import type { Scope } from '#domain/scope.ts'

type Database = Pick<Scope, 'db'>

/** The changes of a section with a sequence number above `base`, in order. */
export function listAfter(scope: Database, sectionId: number, base: number): Promise<StoredChange[]> {
  return select(scope, and(eq(sectionChanges.sectionId, sectionId), gt(sectionChanges.sequence, base)))
}

/** The changes from one number up to another. */
export function listBetween(
  scope: Database,
  sectionId: number,
  after: number,
  upTo: number,
): Promise<StoredChange[]> {
  const { sequence } = sectionChanges
  return select(scope, and(eq(sectionChanges.sectionId, sectionId), gt(sequence, after), lte(sequence, upTo)))
}

/** Which of these changes are stored already, by any window. */
export async function findStored({ db }: Database, sectionId: number, ids: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: sectionChanges.changeId })
    .from(sectionChanges)
    .where(and(eq(sectionChanges.sectionId, sectionId), inArray(sectionChanges.changeId, ids)))
  return new Set(rows.map(({ id }) => id))
}

/** The sequence number of the last change before a time; 0 if there is none. */
export async function sequenceAt({ db }: Database, sectionId: number, time: Date): Promise<number> {
  const [row] = await db
    .select({ last: max(sectionChanges.sequence) })
    .from(sectionChanges)
    .where(and(eq(sectionChanges.sectionId, sectionId), lte(sectionChanges.createdAt, time)))
  return row?.last ?? 0
}

async function select({ db }: Database, where: SQL | undefined): Promise<StoredChange[]> {
  const rows = await db
    .select({ change: sectionChanges, author: users.username })
    .from(sectionChanges)
    .leftJoin(users, eq(users.id, sectionChanges.authorId))
    .where(where)
    .orderBy(asc(sectionChanges.sequence))
  return rows.map(({ change, author }) => ({
    id: change.changeId,
    operations: readOperations(change.operations),
    ...(change.overrules && { overrules: change.overrules }),
    sequence: change.sequence,
    client: change.client,
    author: author ?? '',
    at: change.createdAt.toISOString(),
  }))
}

/**
 * Stored operations passed the contract of their time. One that this version of the program does not know is left out,
 * so that the draft can be opened.
 */
function readOperations(stored: unknown): Operation[] {
  return (Array.isArray(stored) ? stored : []).flatMap((one) => operation.safeParse(one).data ?? [])
}
