import type { ContentProps } from '#blocks/content.tsx'
import type { ShownContent } from '#blocks/view.ts'
import { loadContent } from '#blocks/load-content.server.ts'
import {
  findDraft,
  findSection,
  readContent,
  sectionSlug,
  withUniqueAnchors,
  type ReadBlock,
  type ReadContent,
  type SectionKey,
} from '#domain/content/index.server.ts'
import type { Preview } from '#domain/scope.ts'
import type { ShownAs } from '../../layout/shown-as/shown-as.ts'
import { notFound, type PageRequest } from '../../page-request.server.ts'

/** The section of a record as the page shows it. */
export type LoadedSection = {
  content: ShownContent | null
  /** The head of the draft, version or preview; null if the record itself is shown. */
  head: ReadBlock | null
  /** Null when the page shows what is published. */
  shownAs: ShownAs | null
}

type Request = Pick<PageRequest, 'scope' | 'language' | 'url' | 'messages'>
type Owner = Pick<SectionKey, 'ownerKind' | 'ownerId'>

/**
 * The section of a page, an event, a story or a subscription, ready to be rendered. Staff may request a revision by
 * `?version=`, or the draft by `?draft`, which they also get if nothing is published; a revision of another section
 * ends the page with 404.
 */
export async function loadSection(request: Request, owner: Owner): Promise<LoadedSection> {
  const { scope, language } = request
  const { content, head, shownAs } = await findShown(request, owner)
  return {
    content: content && (await loadContent(scope, withUniqueAnchors(content), language)),
    head: head?.error === undefined ? (head ?? null) : null,
    shownAs,
  }
}

type Found = { content: ReadContent | null; head?: ReadBlock | undefined; shownAs: ShownAs | null }

async function findShown(request: Request, owner: Owner): Promise<Found> {
  const { scope, language, url } = request
  if (scope.preview) return findPreviewed(request, owner, scope.preview)
  const isStaff = scope.viewer.kind === 'staff'
  const wanted = isStaff ? url.searchParams.get('version') : null
  if (wanted !== null) return findVersion(request, owner, wanted)
  const section = await findSection(scope, sectionSlug(owner), language)
  const published = { content: section?.content ?? null, shownAs: null }
  if (!isStaff) return published
  const isAsked = url.searchParams.has('draft')
  const isEdited = url.searchParams.has('edit')
  const draft = section && !isAsked && !isEdited ? null : await findDraft(scope, { ...owner, language })
  if (!draft) return isEdited ? { ...published, content: roomIn(published.content) } : published
  const content = readContent(draft.content)
  // The editor replaces the section with its own, so only the head has to be the draft's.
  if (isEdited) return { content: roomIn(section?.content ?? content), head: content.head, shownAs: null }
  return { content, head: content.head, shownAs: { kind: 'draft', isPublished: section !== null } }
}

async function findVersion(
  { scope, language, messages }: Request,
  owner: Owner,
  wanted: string,
): Promise<Found> {
  if (!/^[1-9]\d{0,8}$/.test(wanted)) return notFound(messages, messages.error.versionNotFound)
  const section = await findSection(scope, sectionSlug(owner), language, Number(wanted))
  if (!section) return notFound(messages, messages.error.versionNotFound)
  const { content, writtenAt, summary } = section
  return {
    content,
    head: content.head,
    shownAs: { kind: 'version', at: writtenAt.toISOString(), name: summary },
  }
}

/** The page context that is passed to the blocks of a section. */
export function blockContext({
  scope,
  language,
}: Pick<PageRequest, 'scope' | 'language'>): ContentProps['context'] {
  return { language, now: scope.now.toISOString(), isStaff: scope.viewer.kind === 'staff' }
}

/** The revision of a preview link, only on the page of its own section. */
async function findPreviewed(
  { scope, language, messages }: Request,
  owner: Owner,
  { ownerKind, ownerId, revisionId, expiresAt }: Preview,
): Promise<Found> {
  const isOwn = ownerKind === owner.ownerKind && ownerId === owner.ownerId
  const section = isOwn ? await findSection(scope, sectionSlug(owner), language, revisionId) : null
  if (!section) return notFound(messages, messages.error.previewExpired)
  const { content } = section
  return { content, head: content.head, shownAs: { kind: 'preview', until: expiresAt.toISOString() } }
}

/** A section with one empty column, so that staff have a place to start editing if nothing is published. */
const roomForEditing: ReadContent = {
  version: 1,
  containers: [{ id: 'room', layout: '100', columns: [[]] }],
}

function roomIn(content: ReadContent | null): ReadContent {
  return content && content.containers.length > 0 ? content : roomForEditing
}
