import { desc, eq, type SQL } from 'drizzle-orm'
import type { EntryWithValues } from '#contracts/office-entries.ts'
import { formEntries, forms } from '#db/schema/index.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'
import { findValues } from './find-values.server.ts'
import { presentEntry } from './present-entry.ts'

/** The newest entries that match a condition, with all of their values. */
export async function findEntriesWithValues(
  scope: Scope,
  where: SQL,
  most: number,
): Promise<EntryWithValues[]> {
  requireRight(scope.viewer, 'manage_records')
  const rows = await scope.db
    .select({ entry: formEntries, title: forms.title })
    .from(formEntries)
    .innerJoin(forms, eq(forms.id, formEntries.formId))
    .where(where)
    .orderBy(desc(formEntries.submittedAt), desc(formEntries.id))
    .limit(most)
  const values = await findValues(
    scope,
    rows.map(({ entry }) => entry.id),
  )
  return rows.map((row) => {
    const own = values.get(row.entry.id) ?? []
    return { ...presentEntry(row, own), values: own }
  })
}
