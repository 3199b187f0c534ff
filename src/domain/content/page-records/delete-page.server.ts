import { eq, sql } from 'drizzle-orm'
import { pageLocales, pages } from '#db/schema/index.ts'
import { languages } from '#i18n/languages.ts'
import { pageHref } from '#routing/paths.ts'
import { recordAudit } from '#domain/audit.server.ts'
import { recordPageChange } from '#domain/changes/index.server.ts'
import { DomainError } from '#domain/errors.ts'
import { authorOf } from '../pages/section-rows.server.ts'
import { requireRight } from '#domain/policy.ts'
import { dropRedirectsTo } from '#domain/redirects/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { removeSearchDocuments } from '#domain/search/index.server.ts'
import { listSiblings } from './move-page.server.ts'
import { lockTree } from './place-page.server.ts'
import { requirePage } from './settings.server.ts'

/**
 * Puts a page into the trash: it becomes invisible, and its paths are free again. Its record and all revisions stay until
 * `clearTrash` deletes them. Menu entries that link to it are hidden, and redirects that lead to it removed until it
 * is restored. Throws `invalid` for a page with child pages (`has_children`), and for one that code links to (`is_fixed`).
 */
export async function deletePage(scope: Scope, pageId: number): Promise<void> {
  requireRight(scope.viewer, 'publish')
  await scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    await lockTree(inside) // prevents a child page from being added meanwhile
    const { page, locales } = await requirePage(inside, pageId, { isLocked: true })
    if (page.systemKey !== null) throw new DomainError('invalid', { fields: { page: 'is_fixed' } })
    if ((await listSiblings(inside, pageId, null)).length > 0)
      throw new DomainError('invalid', { fields: { page: 'has_children' } })
    await tx
      .update(pages)
      .set({ deletedAt: scope.now, deletedBy: authorOf(scope) })
      .where(eq(pages.id, pageId))
    // Addresses cannot contain this character, so another page can use the path.
    await tx
      .update(pageLocales)
      .set({ path: sql`'~' || ${pageLocales.id} || '/' || ${pageLocales.path}` })
      .where(eq(pageLocales.pageId, pageId))
    const dropped = await dropRedirectsTo(
      inside,
      languages.flatMap((language) => {
        const locale = locales[language]
        return locale ? [pageHref(locale.path, language)] : []
      }),
    )
    await removeSearchDocuments(inside, 'page', [pageId])
    await recordPageChange(inside, pageId)
    await recordAudit(inside, {
      action: 'delete',
      subjectKind: 'page',
      subjectId: pageId,
      details: { paths: { de: locales.de?.path, en: locales.en?.path }, redirects: dropped },
    })
  })
}
