import { randomUUID } from 'node:crypto'
import { and, asc, eq } from 'drizzle-orm'
import type { PageTemplate } from '#contracts/page-tree.ts'
import { contentDocument, type ContentDocument, type StoredBlock } from '#contracts/pages.ts'
import { pageTemplates, sections } from '#db/schema/index.ts'
import { languages, type Language } from '#i18n/languages.ts'
import { recordAudit } from '#domain/audit.server.ts'
import { DomainError } from '#domain/errors.ts'
import { authorOf, findLatestRevision } from '../pages/section-rows.server.ts'
import { findDraftRow } from '../pages/draft-rows.server.ts'
import type { PageTexts } from '../pages/create-page.server.ts'
import { upgradeContent } from '../pages/present-section.ts'
import { requireRight } from '#domain/policy.ts'
import type { Scope } from '#domain/scope.ts'
import { requirePage } from './settings.server.ts'

/** How many templates staff can keep. */
const maxTemplates = 100

/** The templates that staff have made of pages, by name. */
export async function listOwnTemplates(scope: Scope): Promise<PageTemplate[]> {
  requireRight(scope.viewer, 'write_drafts')
  const rows = await scope.db
    .select()
    .from(pageTemplates)
    .orderBy(asc(pageTemplates.name), asc(pageTemplates.id))
    .limit(maxTemplates)
  return rows.map(({ id, name, content }) => ({
    id,
    name,
    languages: languages.filter((language) => content[language] !== undefined),
  }))
}

/**
 * Makes a template of a page: the drafts of its languages, without the words of its heading. A template of the same name is
 * replaced. Throws `not_found` for an unknown page, and `invalid` for a page without content or too many templates.
 */
export async function keepOwnTemplate(scope: Scope, pageId: number, name: string): Promise<PageTemplate[]> {
  requireRight(scope.viewer, 'publish')
  await scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const { page } = await requirePage(inside, pageId, { isLocked: true })
    const content: Partial<Record<Language, ContentDocument>> = {}
    for (const language of languages) {
      const own = await findContent(inside, pageId, language)
      if (own && own.containers.length > 0) content[language] = { version: 1, containers: own.containers }
    }
    if (Object.keys(content).length === 0) throw new DomainError('invalid', { fields: { page: 'required' } })
    await tx.delete(pageTemplates).where(eq(pageTemplates.name, name))
    if ((await tx.$count(pageTemplates)) >= maxTemplates)
      throw new DomainError('invalid', { fields: { name: 'too_long' } })
    const { contentType } = page
    await tx
      .insert(pageTemplates)
      .values({ name, contentType, content, createdBy: authorOf(scope), createdAt: scope.now })
    await recordAudit(inside, {
      action: 'save',
      subjectKind: 'page_template',
      subjectId: name,
      details: { pageId },
    })
  })
  return listOwnTemplates(scope)
}

/** Deletes a template; pages that were begun with it stay. Throws `not_found` for an unknown one. */
export async function removeOwnTemplate(scope: Scope, id: number): Promise<PageTemplate[]> {
  requireRight(scope.viewer, 'publish')
  const removed = await scope.db
    .delete(pageTemplates)
    .where(eq(pageTemplates.id, id))
    .returning({ name: pageTemplates.name })
  const [template] = removed
  if (!template) throw new DomainError('not_found', { subject: `template ${id}` })
  await recordAudit(scope, { action: 'delete', subjectKind: 'page_template', subjectId: template.name })
  return listOwnTemplates(scope)
}

/**
 * The content of a new page: the template's content for each language, with new ids that are the same in both
 * languages, so that they stay each other's translations. Throws `invalid` for an unknown template.
 */
export async function readOwnTemplate(
  { db }: Pick<Scope, 'db'>,
  id: number,
): Promise<{ contentType: 'page' | 'landing'; content: Partial<Record<Language, ContentDocument>> }> {
  const [template] = await db.select().from(pageTemplates).where(eq(pageTemplates.id, id))
  if (!template) throw new DomainError('invalid', { fields: { own_template: 'unknown' } })
  const newId = idsOfCopy()
  const content: Partial<Record<Language, ContentDocument>> = {}
  for (const language of languages) {
    const stored = template.content[language]
    if (stored !== undefined) content[language] = withIds(contentDocument.parse(stored), newId)
  }
  return { contentType: template.contentType, content }
}

/**
 * What a copy of a page begins with: its settings except its place, its times and whether it is online, and the drafts of its
 * languages, with new ids that are the same in both. Throws `invalid` for an unknown page.
 */
export async function readCopyOfPage(inside: Scope, pageId: number) {
  const { page, locales } = await requirePage(inside, pageId).catch(() => {
    throw new DomainError('invalid', { fields: { copy_of: 'unknown' } })
  })
  const newId = idsOfCopy()
  const content: Partial<Record<Language, ContentDocument>> = {}
  const texts: Partial<Record<Language, Omit<PageTexts, 'title' | 'slug'>>> = {}
  for (const language of languages) {
    const own = await findContent(inside, pageId, language)
    // A head of the draft would bring the title of the other page with it.
    if (own) content[language] = withIds({ version: 1, containers: own.containers }, newId)
    const locale = locales[language]
    if (!locale) continue
    const {
      id: _,
      pageId: _page,
      language: _language,
      slug: _slug,
      path: _path,
      title: _title,
      ...rest
    } = locale
    texts[language] = rest
  }
  const {
    contentType,
    isClickable,
    hasTabNavigation,
    pageClass,
    heroImageId,
    ogImageId,
    figureSeed,
    heroVideo,
  } = page
  return {
    columns: { isClickable, hasTabNavigation, pageClass, heroImageId, ogImageId, figureSeed, heroVideo },
    contentType,
    texts,
    content,
  }
}

/** Gives each id a new one, the same one each time that it is asked. */
function idsOfCopy(): (known: string) => string {
  const ids = new Map<string, string>()
  return (known) => {
    const next = ids.get(known) ?? randomUUID()
    ids.set(known, next)
    return next
  }
}

async function findContent(
  inside: Scope,
  pageId: number,
  language: Language,
): Promise<ContentDocument | null> {
  const [section] = await inside.db
    .select({ id: sections.id })
    .from(sections)
    .where(and(eq(sections.ownerKind, 'page'), eq(sections.ownerId, pageId), eq(sections.language, language)))
  if (!section) return null
  const draft = await findDraftRow(inside, section.id)
  if (draft) return draft.content
  const latest = await findLatestRevision(inside, section.id)
  return latest && upgradeContent(latest.content)
}

function withIds(content: ContentDocument, newId: (known: string) => string): ContentDocument {
  const renewed = (block: StoredBlock): StoredBlock => ({
    ...block,
    id: newId(block.id),
    ...(block.children && { children: block.children.map(renewed) }),
  })
  return {
    ...content,
    containers: content.containers.map((container) => ({
      ...container,
      id: newId(container.id),
      columns: container.columns.map((column) => column.map(renewed)),
    })),
  }
}
