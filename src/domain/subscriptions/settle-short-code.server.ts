import { and, eq, isNull } from 'drizzle-orm'
import { pageLocales, pages } from '#db/schema/index.ts'
import { languages } from '#i18n/languages.ts'
import { matchPath } from '#routing/match-path.ts'
import { besideContent, besidePages } from '#routing/table.ts'
import { DomainError } from '../errors.ts'
import type { Scope } from '../scope.ts'

/**
 * Refuses a short address under which there is a page already, which would be shown instead: throws `invalid`. Pages are
 * refused the other way round where they are placed.
 */
export async function settleShortCode(
  { db }: Scope,
  { short_code: code }: { short_code: string | null },
  before: { short_code: string | null } | null,
): Promise<object> {
  if (code === null || code === before?.short_code) return {}
  const isRoute =
    [...besideContent, ...Object.keys(besidePages)].includes(code) ||
    languages.some((language) => matchPath(`/${language}/${code}`))
  const isPage = await db.$count(
    db
      .select({ id: pages.id })
      .from(pageLocales)
      .innerJoin(pages, eq(pages.id, pageLocales.pageId))
      .where(and(eq(pageLocales.path, code), isNull(pages.deletedAt)))
      .as('taken'),
  )
  if (isRoute || isPage > 0) throw new DomainError('invalid', { fields: { short_code: 'taken' } })
  return {}
}
