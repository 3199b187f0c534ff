import { eq } from 'drizzle-orm'
import { formEntries } from '#db/schema/index.ts'
import { findContentsMatching, resolveReferences } from '#domain/content/index.server.ts'
import { findFormNames } from '#domain/forms/index.server.ts'
import type { Use } from '#domain/records/index.server.ts'
import { system, type Scope } from '#domain/scope.ts'
import type { Language } from '#i18n/languages.ts'
import { entriesHref } from '#routing/office-paths.ts'

/** The contents of each kind that are named. */
const maxNamed = 20

/** The entries of a form, and the contents that show it or link to it, also by a name that it had before. */
export async function findFormUses(scope: Scope, id: number, language: Language): Promise<Use[]> {
  const entries = await scope.db.$count(formEntries, eq(formEntries.formId, id))
  const names = await findFormNames(scope, id)
  const contents = await findContentsMatching(scope, `"form:(${names.join('|')})["#]`, { language, maxNamed })
  const paths = await resolveReferences(
    { ...scope, viewer: system, shown: null },
    contents.flatMap(({ kind, first }) => first.map((one) => `${kind}:${one.id}`)),
    language,
  )
  return [
    ...(entries > 0 ? [{ kind: 'form_entry', count: entries, path: entriesHref(id), first: [] }] : []),
    ...contents.map(({ kind, count, first }) => ({
      kind,
      count,
      first: first.map((one) => ({ ...one, path: paths[`${kind}:${one.id}`] ?? null })),
    })),
  ]
}
