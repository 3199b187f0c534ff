import type { Language } from '#i18n/languages.ts'
import { feedTypes, podcastHref, storyFeedHref, type FeedSelection } from '#routing/feed-paths.ts'
import type { FeedLink } from '../../page-head.tsx'

/** The feeds of all stories, or of those that a page lists; the podcast belongs to all of them. */
export function storyFeeds(language: Language, selection: FeedSelection = {}): FeedLink[] {
  const podcast = { title: 'Podcast', href: podcastHref(language), type: feedTypes.rss }
  return [
    { title: 'RSS', href: storyFeedHref(language, 'rss', selection), type: feedTypes.rss },
    { title: 'Atom', href: storyFeedHref(language, 'atom', selection), type: feedTypes.atom },
    ...(selection.tag === undefined ? [podcast] : []),
  ]
}
