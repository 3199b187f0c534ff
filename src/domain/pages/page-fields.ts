/** What the fields of a page may hold: asked when they are saved, and again when they are shown. */
import { isAllowedTarget } from '#blocks/fields.ts'
import type { pageLocales, pages } from '#db/schema/index.ts'
import type { Fault } from '../errors.ts'

/** Up to three names of styles, which the site writes as `page-{name}`: so no page takes on a part's own style. */
export function isPageClass(text: string): boolean {
  return /^(|[a-z][a-z0-9-]{0,39}( [a-z][a-z0-9-]{0,39}){0,2})$/.test(text)
}

/** `website`, `music.album`: types of the Open Graph protocol. */
export function isOpenGraphType(text: string): boolean {
  return /^[a-z][a-z0-9_]{0,29}([.:][a-z0-9_]{1,30}){0,2}$/.test(text)
}

/**
 * A video of a stage: a file of our own, which moves behind the words, or a page of YouTube or Vimeo, to which a button
 * leads. Nothing of theirs is part of the page.
 */
export function isHeroVideo(address: string): boolean {
  return isAllowedTarget(address) && (/^\/[^?#]+\.(mp4|webm)$/i.test(address) || videoPages.test(address))
}

const videoPages = /^https:\/\/(?:www\.youtube\.com|youtu\.be|vimeo\.com|player\.vimeo\.com)\/[^\s]+$/i

type Texts = Pick<Partial<typeof pageLocales.$inferInsert>, 'heroLinkUrl' | 'ogType'>
type Settings = Pick<typeof pages.$inferInsert, 'pageClass' | 'heroVideo'>

/** The names of the fields that hold something else, as errors call them. */
export function faultsOfPage(settings: Settings, texts: Texts[]): Record<string, Fault> {
  const faults = {
    page_class: !isPageClass(settings.pageClass ?? ''),
    hero_video: Boolean(settings.heroVideo) && !isHeroVideo(settings.heroVideo ?? ''),
    hero_link: texts.some(({ heroLinkUrl }) => !isAllowedTarget(heroLinkUrl ?? '')),
    og_type: texts.some(({ ogType }) => Boolean(ogType) && !isOpenGraphType(ogType ?? '')),
  }
  const wrong = Object.entries(faults).filter(([, isWrong]) => isWrong)
  return Object.fromEntries(wrong.map(([field]): [string, Fault] => [field, 'invalid']))
}
