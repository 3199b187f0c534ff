import type { ContentProps, ShownContent } from '#blocks/content.tsx'
import { loadContent } from '#blocks/load-content.server.ts'
import { findDraft } from '#domain/drafts/index.server.ts'
import {
  findSection,
  readContent,
  sectionSlug,
  withUniqueAnchors,
  type ReadContent,
  type SectionKey,
} from '#domain/pages/index.server.ts'
import type { Preview } from '#domain/scope.ts'
import { notFound, type PageRequest } from '../../page-request.server.ts'

/**
 * The section of a page, an event, a story or a subscription, ready to be rendered; null when there is none. Staff may
 * request a revision by `?version=`, or the draft by `?draft`; a revision of another section ends the page with 404.
 */
export async function loadSection(
  request: Pick<PageRequest, 'scope' | 'language' | 'url' | 'messages'>,
  owner: Pick<SectionKey, 'ownerKind' | 'ownerId'>,
): Promise<ShownContent | null> {
  const { scope, language, url, messages } = request
  if (scope.preview) return loadPreview(request, owner, scope.preview)
  if (scope.viewer.kind === 'staff' && url.searchParams.has('draft')) {
    const draft = await findDraft(scope, { ...owner, language })
    if (draft) return loadContent(scope, withUniqueAnchors(readContent(draft.content)), language)
  }
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
  if (isEditing(request) && !section?.content.containers.length)
    return loadContent(scope, roomForEditing, language)
  if (!section) return null
  return loadContent(scope, withUniqueAnchors(section.content), language)
}

/** The page context that the blocks of a section get. */
export function blockContext({
  scope,
  language,
}: Pick<PageRequest, 'scope' | 'language'>): ContentProps['context'] {
  return { language, now: scope.now.toISOString(), isStaff: scope.viewer.kind === 'staff' }
}

/** The revision of a preview link, only on the page of its own section. */
async function loadPreview(
  { scope, language, messages }: Pick<PageRequest, 'scope' | 'language' | 'messages'>,
  owner: Pick<SectionKey, 'ownerKind' | 'ownerId'>,
  { ownerKind, ownerId, revisionId }: Preview,
): Promise<ShownContent> {
  const isOwn = ownerKind === owner.ownerKind && ownerId === owner.ownerId
  const section = isOwn ? await findSection(scope, sectionSlug(owner), language, revisionId) : null
  if (!section) return notFound(messages, messages.error.previewExpired)
  return loadContent(scope, withUniqueAnchors(section.content), language)
}

/** A section with one empty column, so that staff have a place to start editing where nothing is published. */
const roomForEditing: ReadContent = {
  version: 1,
  containers: [{ id: 'room', layout: '100', columns: [[]] }],
}

function isEditing({ scope, url }: Pick<PageRequest, 'scope' | 'url'>): boolean {
  return scope.viewer.kind === 'staff' && url.searchParams.has('edit')
}
