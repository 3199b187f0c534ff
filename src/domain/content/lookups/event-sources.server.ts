import { asc } from 'drizzle-orm'
import { genres, rooms, series } from '#db/schema/index.ts'
import { pickLanguage, type Language } from '#i18n/languages.ts'
import { requireRight } from '#domain/policy.ts'
import type { Scope } from '#domain/scope.ts'

type Named = { id: number; name: string }

/** The criteria by which a list can select its events: all existing ones, even those without upcoming concerts. */
export async function listEventSources(
  { db, viewer }: Scope,
  language: Language,
): Promise<{ genres: Named[]; series: Named[]; rooms: Named[] }> {
  requireRight(viewer, 'write_drafts')
  const [genreRows, seriesRows, roomRows] = await Promise.all(
    [genres, series, rooms].map((table) =>
      db
        .select({ id: table.id, name: table.name })
        .from(table)
        .orderBy(asc(table.position), asc(table.id))
        .limit(200),
    ),
  )
  const named = (rows: { id: number; name: { de: string; en: string } }[] = []) =>
    rows.map(({ id, name }) => ({ id, name: pickLanguage(name, language) }))
  return { genres: named(genreRows), series: named(seriesRows), rooms: named(roomRows) }
}
