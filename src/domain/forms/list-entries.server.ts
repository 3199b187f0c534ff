import { asc, desc, eq } from 'drizzle-orm'
import type { EntriesQuery, ListedEntry } from '#contracts/office-entries.ts'
import { formEntries, forms } from '#db/schema/index.ts'
import { listPage, type ListPage, type Paging } from '../paging.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'
import { isAskedForBy, type EntryQuestion } from './entry-conditions.ts'
import { findValues } from './find-values.server.ts'
import { presentEntry } from './present-entry.ts'

/** The entries of one form or of all forms. */
export async function listEntries(
  scope: Scope,
  { ordering, page = 1, pageSize = 25, ...question }: EntryQuestion & Paging & Pick<EntriesQuery, 'ordering'>,
): Promise<ListPage<ListedEntry>> {
  requireRight(scope.viewer, 'manage_records')
  const where = isAskedForBy(question)
  const inOrder = ordering === 'submitted_at' ? asc : desc
  const rows = await scope.db
    .select({ entry: formEntries, title: forms.title })
    .from(formEntries)
    .innerJoin(forms, eq(forms.id, formEntries.formId))
    .where(where)
    .orderBy(inOrder(formEntries.submittedAt), inOrder(formEntries.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const values = await findValues(
    scope,
    rows.map(({ entry }) => entry.id),
  )
  const items = rows.map((row) => presentEntry(row, values.get(row.entry.id) ?? []))
  return listPage(items, await scope.db.$count(formEntries, where), page, pageSize)
}
