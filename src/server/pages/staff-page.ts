import { sectionSlug } from '#domain/content/index.server.ts'
import { listAdminMenus } from '#domain/users/index.server.ts'
import type { OpenedPage } from '#site/page.ts'
import type { PageRequest } from '#site/page-request.server.ts'
import type { StaffPage } from '#site/staff-page.ts'

/**
 * The page facts that the staff tools need; null for visitors, for pages without tools, and when the address has
 * `noToolbar`.
 */
export function describeForStaff({ session, scope, url }: PageRequest, page: OpenedPage): StaffPage | null {
  if (!session || url.searchParams.has('noToolbar') || !page.hasTools) return null
  const { viewer } = session
  return {
    section: page.section && sectionSlug(page.section),
    title: page.facts.title,
    language: page.hasFrame ? page.language : 'de',
    isOnlyDraft: page.shownAs?.kind === 'draft' && !page.shownAs.isPublished,
    now: scope.now.toISOString(),
    interfaceLanguage: session.language,
    user: { id: viewer.userId, name: viewer.name, email: viewer.email, role: viewer.role },
    menus: { de: listAdminMenus(viewer, 'de'), en: listAdminMenus(viewer, 'en') },
  }
}
