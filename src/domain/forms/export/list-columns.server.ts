import { asc, eq, sql } from 'drizzle-orm'
import { formEntries, formEntryValues, formFields } from '#db/schema/index.ts'
import { pickLanguage, type Language } from '#i18n/languages.ts'
import type { Scope } from '../../scope.ts'

export type Column = { slug: string; label: string }

/** More than any form has had; spreadsheets have 16,384 columns. */
const maxRemoved = 1000

/** The fields of a form in order, then removed ones of which entries have values. */
export async function listColumns({ db }: Scope, formId: number, language: Language): Promise<Column[]> {
  const fields = await db
    .select({ slug: formFields.slug, label: formFields.label })
    .from(formFields)
    .where(eq(formFields.formId, formId))
    .orderBy(asc(formFields.position), asc(formFields.id))
  const { rows: removed } = await db.execute<Column>(sql`
    SELECT v.field_slug AS slug, max(v.label) AS label
    FROM ${formEntryValues} v JOIN ${formEntries} e ON e.id = v.entry_id
    WHERE e.form_id = ${formId}
      AND NOT v.field_slug = ANY (${sql.param(fields.map(({ slug }) => slug))}::text[])
    GROUP BY v.field_slug ORDER BY min(v.id) LIMIT ${maxRemoved}`)
  return [...fields.map(({ slug, label }) => ({ slug, label: pickLanguage(label, language) })), ...removed]
}
