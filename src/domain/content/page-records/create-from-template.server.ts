import { randomUUID } from 'node:crypto'
import type { PageSettingsResponse } from '#contracts/page-settings.ts'
import { languages, type Language, type Localized } from '#i18n/languages.ts'
import { matchPath } from '#routing/match-path.ts'
import { slugOf } from '#routing/slug-of.ts'
import { DomainError } from '#domain/errors.ts'
import { createPage, type PageTexts } from '../pages/create-page.server.ts'
import { saveRevision } from '../pages/write-section.server.ts'
import { requireRight } from '#domain/policy.ts'
import type { Scope } from '#domain/scope.ts'
import { isSlug } from './change-settings.server.ts'
import { nextPosition } from './move-page.server.ts'
import { readCopyOfPage, readOwnTemplate } from './own-templates.server.ts'
import { isPathFree, lockTree } from './place-page.server.ts'
import { readPageSettings, requirePage, type PageRecord } from './settings.server.ts'
import { templateMessages } from './template-messages.ts'
import { contentOfTemplate, type TemplateName } from './templates.ts'

type NewPage = {
  parentId: number | null
  /** A language without a title is left out. */
  title: Localized
  /** Derived from the title if not given; a number is appended if that slug is taken. */
  slug?: Localized
  template?: TemplateName
  /** The id of a template that staff have made; it takes precedence. */
  ownTemplate?: number | null
  /** The id of a page that is copied: its drafts and settings are those of the new one. It takes precedence over both. */
  copyOf?: number | null
}

/**
 * Creates a page with the blocks of a template as its draft, as the last sibling. It is public once it is published.
 * Throws `invalid` for a page without a title, an invalid or taken slug (`slug.de`), an unknown parent, template or page to copy.
 */
export async function createPageFromTemplate(
  scope: Scope,
  { parentId, title, slug, template = 'empty', ownTemplate = null, copyOf = null }: NewPage,
): Promise<PageSettingsResponse> {
  requireRight(scope.viewer, 'write_drafts')
  const named = languages.filter((language) => title[language].trim() !== '')
  if (named.length === 0) throw new DomainError('invalid', { fields: { 'title.de': 'required' } })
  return scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    await lockTree(inside)
    const parent = parentId === null ? null : await findParent(inside, parentId)
    const copy = copyOf === null ? null : await readCopyOfPage(inside, copyOf)
    const texts: Partial<Localized<PageTexts>> = {}
    for (const language of named) {
      const own = { language, parent, title: title[language].trim(), given: slug?.[language] ?? '' }
      texts[language] = { ...copy?.texts[language], title: own.title, slug: await findSlug(inside, own) }
    }
    const position = await nextPosition(inside, parentId)
    const own = copy ?? (ownTemplate === null ? null : await readOwnTemplate(inside, ownTemplate))
    const contentType = own?.contentType ?? (template === 'landing' ? 'landing' : 'page')
    const pageId = await createPage(inside, { ...copy?.columns, parentId, position, contentType, texts })
    const ids = new Map<string, string>()
    const idOf = (part: string) => {
      const id = ids.get(part) ?? randomUUID()
      ids.set(part, id)
      return id
    }
    for (const language of named) {
      const content = own
        ? own.content[language]
        : template !== 'empty' && contentOfTemplate(template, templateMessages[language], idOf)
      if (content) await saveRevision(inside, { ownerKind: 'page', ownerId: pageId, language }, content)
    }
    return readPageSettings(inside, pageId)
  })
}

async function findParent(inside: Scope, parentId: number): Promise<PageRecord> {
  return requirePage(inside, parentId).catch(() => {
    throw new DomainError('invalid', { fields: { parent_id: 'unknown' } })
  })
}

async function findSlug(
  inside: Scope,
  {
    language,
    parent,
    title,
    given,
  }: { language: Language; parent: PageRecord | null; title: string; given: string },
): Promise<string> {
  const above = parent?.locales[language]
  if (parent && !above) throw new DomainError('invalid', { fields: { parent_id: 'invalid' } })
  const pathOf = (slug: string) => [above?.path, slug].filter(Boolean).join('/')
  const field = `slug.${language}`
  if (given !== '') {
    if (!isSlug(given)) throw new DomainError('invalid', { fields: { [field]: 'slug' } })
    if (await isPathFree(inside, language, pathOf(given))) return given
    throw new DomainError('invalid', { fields: { [field]: 'taken' } })
  }
  const slug = slugOf(title) || (language === 'de' ? 'seite' : 'page')
  if (matchPath(`/${language}/${pathOf(slug)}`) && parent)
    throw new DomainError('invalid', { fields: { parent_id: 'misplaced' } })
  for (let number = 1; number < 100; number++) {
    const numbered = number === 1 ? slug : `${slug}-${number}`
    if (await isPathFree(inside, language, pathOf(numbered))) return numbered
  }
  throw new DomainError('invalid', { fields: { [field]: 'taken' } })
}
