/** Validation of a page's fields, when they are saved and again when they are shown. */
import { isAllowedTarget } from '#blocks/fields.ts'
import type { pageLocales, pages } from '#db/schema/index.ts'
import type { ErrorCode } from '#domain/errors.ts'

/**
 * Up to three style names, which the site renders as `page-{name}`, so that a page cannot use a component's own class.
 */
export function isPageClass(text: string): boolean {
  return /^(|[a-z][a-z0-9-]{0,39}( [a-z][a-z0-9-]{0,39}){0,2})$/.test(text)
}

/** Open Graph object types such as `website` or `music.album`. */
export function isOpenGraphType(text: string): boolean {
  return /^[a-z][a-z0-9_]{0,29}([.:][a-z0-9_]{1,30}){0,2}$/.test(text)
}

/**
 * A stage video: a self-hosted file, which plays behind the text, or a YouTube or Vimeo address, to which a button
 * links. Nothing of these providers is embedded.
 */
export function isHeroVideo(address: string): boolean {
  return isAllowedTarget(address) && (/^\/[^?#]+\.(mp4|webm)$/i.test(address) || videoPages.test(address))
}

const videoPages = /^https:\/\/(?:www\.youtube\.com|youtu\.be|vimeo\.com|player\.vimeo\.com)\/[^\s]+$/i

type Texts = Pick<Partial<typeof pageLocales.$inferInsert>, 'heroLinkUrl' | 'ogType'>
type Settings = Pick<typeof pages.$inferInsert, 'pageClass' | 'heroVideo'>

/** The invalid fields, by their names in API errors. */
export function errorsOfPage(settings: Settings, texts: Texts[]): Record<string, ErrorCode> {
  const errors = {
    page_class: !isPageClass(settings.pageClass ?? ''),
    hero_video: Boolean(settings.heroVideo) && !isHeroVideo(settings.heroVideo ?? ''),
    hero_link: texts.some(({ heroLinkUrl }) => !isAllowedTarget(heroLinkUrl ?? '')),
    og_type: texts.some(({ ogType }) => Boolean(ogType) && !isOpenGraphType(ogType ?? '')),
  }
  const wrong = Object.entries(errors).filter(([, isWrong]) => isWrong)
  return Object.fromEntries(wrong.map(([field]): [string, ErrorCode] => [field, 'invalid']))
}
