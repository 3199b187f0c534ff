import { generateAtomFeed, generateRssFeed } from 'feedsmith'
import { feedTypes } from '#routing/feed-paths.ts'
import type { Language } from '#i18n/languages.ts'

/** A feed with absolute addresses and texts in one language. */
export type Feed = {
  id: string
  language: Language
  title: string
  about: string
  house: string
  /** The page that shows the same as the feed. */
  address: string
  ownAddress: string
  entries: FeedEntry[]
}

export type FeedEntry = {
  id: string
  address: string
  title: string
  teaser: string | null
  author: string | null
  categories: string[]
  publishedAt: Date
  modifiedAt: Date
}

/** A feed without entries is as old as nothing: its time must not be that of the request. */
const beginning = new Date(0)

export function lastChange({ entries }: { entries: readonly Pick<FeedEntry, 'modifiedAt'>[] }): Date {
  return new Date(Math.max(beginning.getTime(), ...entries.map(({ modifiedAt }) => modifiedAt.getTime())))
}

/** Without the characters that XML 1.0 forbids, which the library passes on. */
export function cleanXml(xml: string): string {
  return xml.replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
}

export function writeRss(feed: Feed): string {
  const xml = generateRssFeed({
    title: feed.title,
    link: feed.address,
    description: feed.about,
    language: feed.language,
    lastBuildDate: lastChange(feed),
    atom: { links: [{ href: feed.ownAddress, rel: 'self', type: feedTypes.rss }] },
    items: feed.entries.map((entry) => ({
      title: entry.title,
      link: entry.address,
      description: entry.teaser ?? undefined,
      guid: { value: entry.id, isPermaLink: false },
      pubDate: entry.publishedAt,
      dc: entry.author ? { creators: [entry.author] } : undefined,
      categories: entry.categories.map((name) => ({ name })),
    })),
  })
  return cleanXml(xml)
}

export function writeAtom(feed: Feed): string {
  const xml = generateAtomFeed({
    id: feed.id,
    title: { value: feed.title },
    subtitle: { value: feed.about },
    updated: lastChange(feed),
    authors: [{ name: feed.house }],
    xml: { lang: feed.language },
    links: [
      { href: feed.ownAddress, rel: 'self', type: feedTypes.atom },
      { href: feed.address, rel: 'alternate', type: 'text/html', hreflang: feed.language },
    ],
    entries: feed.entries.map((entry) => ({
      id: entry.id,
      title: { value: entry.title },
      updated: entry.modifiedAt,
      published: entry.publishedAt,
      summary: entry.teaser ? { value: entry.teaser } : undefined,
      authors: entry.author ? [{ name: entry.author }] : undefined,
      links: [{ href: entry.address, rel: 'alternate', type: 'text/html', hreflang: feed.language }],
      categories: entry.categories.map((term) => ({ term })),
    })),
  })
  return cleanXml(xml)
}
