import { and, asc, eq, sql } from 'drizzle-orm'
import type { EntryFilter, EntryValue } from '#contracts/office-entries.ts'
import { formFieldTypes } from '#contracts/form-field-types.ts'
import { formEntries, forms } from '#db/schema/index.ts'
import { locales, type Language } from '#i18n/languages.ts'
import { entryExportMessages } from '#i18n/lazy/entry-export.ts'
import { DomainError } from '../../errors.ts'
import { requireRight } from '../../policy.ts'
import type { Scope } from '../../scope.ts'
import { isAskedForBy } from '../entry-conditions.ts'
import { findValues } from '../find-values.server.ts'
import { listColumns, type Column } from './list-columns.server.ts'
import type { Cell, Table } from '../../tables/index.server.ts'

type Entry = typeof formEntries.$inferSelect

/** How many entries are in memory at the same time. */
const batchSize = 500

/** The entries of a form that match, the oldest first, and the form's slug. Throws `not_found`. */
export async function exportEntries(
  scope: Scope,
  formId: number,
  { language, ...filter }: EntryFilter & { language: Language },
): Promise<Table & { slug: string }> {
  requireRight(scope.viewer, 'manage_records')
  const [form] = await scope.db.select({ slug: forms.slug }).from(forms).where(eq(forms.id, formId))
  if (!form) throw new DomainError('not_found', { subject: `form ${formId}` })
  const columns = await listColumns(scope, formId, language)
  const { time, language: languageName, state } = entryExportMessages[language]
  return {
    slug: form.slug,
    header: [time, languageName, state, ...columns.map(({ label }) => label)],
    batches: readBatches(scope, { ...filter, form: formId }, columns, language),
  }
}

async function* readBatches(
  scope: Scope,
  question: EntryFilter & { form: number },
  columns: readonly Column[],
  language: Language,
): AsyncGenerator<Cell[][]> {
  const place = sql`(${formEntries.submittedAt}, ${formEntries.id})`
  let last: { at: string; id: number } | undefined
  do {
    const rows = await scope.db
      // The database stores the time more precisely than a Date.
      .select({ entry: formEntries, at: sql<string>`${formEntries.submittedAt}::text` })
      .from(formEntries)
      .where(and(isAskedForBy(question), last && sql`${place} > (${last.at}::timestamptz, ${last.id}::int)`))
      .orderBy(asc(formEntries.submittedAt), asc(formEntries.id))
      .limit(batchSize)
    const values = await findValues(
      scope,
      rows.map(({ entry }) => entry.id),
    )
    if (rows.length > 0)
      yield rows.map(({ entry }) => rowOf(entry, values.get(entry.id) ?? [], columns, language))
    const end = rows.length === batchSize ? rows.at(-1) : undefined
    last = end && { at: end.at, id: end.entry.id }
  } while (last)
}

function rowOf(
  entry: Entry,
  values: readonly EntryValue[],
  columns: readonly Column[],
  language: Language,
): Cell[] {
  const bySlug = new Map(values.map((value) => [value.slug, value]))
  return [
    { kind: 'time', at: entry.submittedAt },
    { kind: 'text', text: locales[entry.language].name },
    { kind: 'text', text: stateOf(entry, language) },
    ...columns.map(({ slug }) => cellOf(bySlug.get(slug), language)),
  ]
}

function stateOf(entry: Entry, language: Language): string {
  const { states } = entryExportMessages[language]
  if (entry.isTest) return states.test
  if (entry.confirmTokenHash !== null && entry.confirmedAt === null) return states.unconfirmed
  if (entry.doneAt !== null) return states.done
  return entry.readAt === null ? states.unread : states.read
}

function cellOf(value: EntryValue | undefined, language: Language): Cell {
  if (!value) return { kind: 'text', text: '' }
  const text = value.value.join('; ')
  if (value.field_type === formFieldTypes.number.number) return { kind: 'number', text }
  const isTicked = value.field_type === formFieldTypes.checkbox.number && text === 'true'
  return { kind: 'text', text: isTicked ? entryExportMessages[language].yes : text }
}
