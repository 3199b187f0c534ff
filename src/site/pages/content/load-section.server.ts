import type { ShownContent } from '#blocks/content.tsx'
import { loadContent } from '#blocks/load-content.server.ts'
import { findSection, sectionSlug, withUniqueAnchors, type SectionKey } from '#domain/pages/index.server.ts'
import { notFound, type PageRequest } from '../../request.server.ts'

/**
 * The section of a page, an event, a story or a subscription, ready to be shown; null where there is none. Staff may
 * ask for a revision by `?version=`: one that is not this section's ends the loader with the page that says so.
 */
export async function loadSection(
  request: Pick<PageRequest, 'scope' | 'language' | 'url' | 'messages'>,
  owner: Pick<SectionKey, 'ownerKind' | 'ownerId'>,
): Promise<ShownContent | null> {
  const { scope, language, url, messages } = request
  const wanted = scope.viewer.kind === 'staff' ? url.searchParams.get('version') : null
  const isNumber = wanted !== null && /^[1-9]\d{0,8}$/.test(wanted)
  if (wanted !== null && !isNumber) return notFound(messages, messages.error.versionNotFound)
  const section = await findSection(
    scope,
    sectionSlug(owner),
    language,
    isNumber ? Number(wanted) : undefined,
  )
  if (isNumber && !section) return notFound(messages, messages.error.versionNotFound)
  return section && loadContent(scope, withUniqueAnchors(section.content), language)
}
