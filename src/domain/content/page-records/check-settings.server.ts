import { and, eq } from 'drizzle-orm'
import type { SettingsChange } from '#contracts/page-settings.ts'
import { kindOfTarget } from '#blocks/fields.ts'
import { media } from '#db/schema/index.ts'
import { languages } from '#i18n/languages.ts'
import { DomainError, type ErrorCode } from '#domain/errors.ts'
import { errorsOfPage } from '../pages/page-fields.ts'
import { resolveReferences } from '../pages/references.server.ts'
import { system, type Scope } from '#domain/scope.ts'
import { imageIdOf, type PageRecord } from './settings.server.ts'

/** Throws `invalid` for invalid settings, with the field names of the API calls. */
export async function requireSettings(
  scope: Scope,
  { page, locales }: PageRecord,
  changes: SettingsChange,
): Promise<void> {
  const errors: Record<string, ErrorCode> = { ...errorsOfFields(changes) }
  for (const language of languages) {
    const title = changes.title?.[language]
    if (locales[language] !== undefined && title !== undefined && !title.trim())
      errors[`title.${language}`] = 'required'
  }
  const from = changes.online_from === undefined ? page.onlineFrom : toDate(changes.online_from)
  const to = changes.online_to === undefined ? page.onlineTo : toDate(changes.online_to)
  if (from && to && to <= from) errors['online_to'] = 'before_start'
  for (const field of ['og_image', 'hero_image'] as const)
    if (changes[field] && !(await isImage(scope, changes[field]))) errors[field] = 'invalid'
  for (const language of languages) {
    const link = changes.hero_link_url?.[language] ?? ''
    if (kindOfTarget(link) !== 'reference') continue
    const found = await resolveReferences({ ...scope, viewer: system }, [link], language)
    if (found[link] === undefined) errors['hero_link_url'] = 'unknown'
  }
  if (Object.keys(errors).length > 0) throw new DomainError('invalid', { fields: errors })
}

function errorsOfFields(changes: SettingsChange): Record<string, ErrorCode> {
  const texts = languages.map((language) => ({
    heroLinkUrl: changes.hero_link_url?.[language],
    ogType: changes.og_type?.[language]?.trim(),
  }))
  const { hero_link: heroLink, ...errors } = errorsOfPage(
    { pageClass: changes.page_class?.trim(), heroVideo: changes.hero_video },
    texts,
  )
  return heroLink ? { ...errors, hero_link_url: heroLink } : errors
}

async function isImage({ db }: Pick<Scope, 'db'>, name: string): Promise<boolean> {
  const id = imageIdOf(name)
  if (id === null) return false
  const rows = await db
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.id, id), eq(media.kind, 'image')))
  return rows.length > 0
}

function toDate(text: string | null): Date | null {
  return text === null ? null : new Date(text)
}
