import { and, eq, inArray } from 'drizzle-orm'
import { storedNames, type StoreName } from '#db/schema/index.ts'
import type { Scope } from '../scope.ts'

type Place = Pick<Scope, 'db'>

/**
 * Records that this database gives a name to a content; call it before the content is stored. Only then may the
 * clean-up remove the content without asking when it has no row, after a crash or a deletion.
 */
export async function nameContent({ db, now }: Place & Pick<Scope, 'now'>, store: StoreName, name: string) {
  await db.insert(storedNames).values({ store, name, createdAt: now }).onConflictDoNothing()
}

/** The contents of these names are not kept in the trash: their deletion was requested by the person concerned. */
export async function eraseNames({ db, now }: Place & Pick<Scope, 'now'>, store: StoreName, names: string[]) {
  if (names.length === 0) return
  await db
    .insert(storedNames)
    .values(names.map((name) => ({ store, name, isErased: true, createdAt: now })))
    .onConflictDoUpdate({ target: [storedNames.store, storedNames.name], set: { isErased: true } })
}

/** Those of some names that this database has given, and whether their contents are kept in the trash. */
export async function removableNames(
  { db }: Place,
  store: StoreName,
  names: string[],
): Promise<Map<string, { isErased: boolean }>> {
  const rows = await db
    .select()
    .from(storedNames)
    .where(and(eq(storedNames.store, store), inArray(storedNames.name, names)))
  return new Map(rows.map(({ name, isErased }) => [name, { isErased }]))
}

/** Forgets a name, whose contents do not exist any more. */
export async function forgetName({ db }: Place, store: StoreName, name: string): Promise<void> {
  await db.delete(storedNames).where(and(eq(storedNames.store, store), eq(storedNames.name, name)))
}
