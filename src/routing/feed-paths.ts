import type { Language } from '#i18n/languages.ts'
import { isCalendarFile } from './calendar-paths.ts'

/** The formats of the feeds of stories, and the types under which browsers and readers know them. */
export const feedTypes = { rss: 'application/rss+xml', atom: 'application/atom+xml' } as const
export type FeedFormat = keyof typeof feedTypes

/** The stories of a feed: all of them, those of one category, or those with one tag. */
export type FeedSelection = { category?: number; tag?: number }

/** The address of a feed of stories. */
export function storyFeedHref(
  language: Language,
  format: FeedFormat,
  { category, tag }: FeedSelection = {},
): string {
  const query = new URLSearchParams()
  if (category !== undefined) query.set('category', String(category))
  if (tag !== undefined) query.set('tag', String(tag))
  return `/${language}/feeds/stories.${format}${query.size > 0 ? `?${query.toString()}` : ''}`
}

/** The address of the podcast: the stories with something to hear. */
export function podcastHref(language: Language): string {
  return `/${language}/feeds/podcast.rss`
}

/** The address of the captions of a recording or film, which is also its transcript with times; `key` is that of its file. */
export function captionsHref(language: Language, key: string): string {
  return `/${language}/feeds/${key}.vtt`
}

/** The address of the chapters of a recording; `key` is that of its file. */
export function chaptersHref(language: Language, key: string): string {
  return `/${language}/feeds/${key}.json`
}

/**
 * Whether a path is a file that programs fetch again and again, a calendar or a feed. Such files show everybody, staff
 * included, what visitors see.
 */
export function isSubscribedFile(path: string): boolean {
  return isCalendarFile(path) || /^\/[a-z]{2}\/feeds\/[\w-]+\.(rss|atom|vtt|json)$/.test(path)
}
