import { inLanguage } from '#i18n/in-language.ts'
import { pickLanguage, type Language } from '#i18n/languages.ts'
import { feedMessages } from '#i18n/lazy/feeds.ts'
import { feedTypes, storyFeedHref, type FeedFormat, type FeedSelection } from '#routing/feed-paths.ts'
import { detailHref, href, missingSlug } from '#routing/paths.ts'
import { readUidDomain } from '../calendar/index.server.ts'
import { readSettings } from '../house/index.server.ts'
import { visitor, type Scope } from '../scope.ts'
import { findTag, listArticlesForFeed, listCategories } from '../stories/index.server.ts'
import { writeAtom, writeRss, type Feed } from './write-feed.ts'

/** How many entries a feed has: readers keep those that they have seen. */
export const feedSize = 50

export type FeedRequest = { language: Language; origin: string }
export type FeedFile = { text: string; type: string }
export type StoryFeedRequest = FeedRequest & FeedSelection & { format: FeedFormat }

/** The newest stories as every visitor sees them; null for a category or a tag that does not exist. */
export async function makeStoryFeed(
  scope: Scope,
  { format, language, origin, ...selection }: StoryFeedRequest,
): Promise<FeedFile | null> {
  const asked = { ...scope, viewer: visitor, preview: null }
  const subject = await findSubject(asked, selection, language)
  if (subject === null) return null
  const { category, tag } = selection
  const stories = await listArticlesForFeed(
    asked,
    { categoryIds: category === undefined ? [] : [category], tagIds: tag === undefined ? [] : [tag] },
    feedSize,
  )
  const domain = await readUidDomain(asked, origin)
  const house = pickLanguage((await readSettings(asked)).name, language)
  const feed: Feed = {
    id: entryId(
      domain,
      language,
      `stories${category ? `/category-${category}` : ''}${tag ? `/tag-${tag}` : ''}`,
    ),
    language,
    title: `${house}: ${subject.name}`,
    about: feedMessages[language].about,
    house,
    address: origin + subject.path,
    ownAddress: origin + storyFeedHref(language, format, selection),
    entries: stories.map(({ modifiedAt, ...story }) => {
      const { id, title, teaser, author, category: own, tags, published_at } = inLanguage(story, language)
      return {
        id: storyId(domain, language, id),
        address: origin + detailHref('stories', language, story),
        title,
        teaser,
        author,
        categories: [...(own ? [own] : []), ...tags].map(({ name }) => name),
        publishedAt: new Date(published_at),
        modifiedAt,
      }
    }),
  }
  return { text: format === 'rss' ? writeRss(feed) : writeAtom(feed), type: feedTypes[format] }
}

/** The id of a story's entry, which depends on nothing that can be edited. */
export function storyId(domain: string, language: Language, id: number): string {
  return entryId(domain, language, `stories/${id}`)
}

/** A tag URI (RFC 4151); its year says no more than that the house had the domain then. */
function entryId(domain: string, language: Language, name: string): string {
  return `tag:${domain},2026:${language}/${name}`
}

/** The name of what the feed is about, and the page that lists the same. */
async function findSubject(
  scope: Scope,
  { category, tag }: FeedSelection,
  language: Language,
): Promise<{ name: string; path: string } | null> {
  const messages = feedMessages[language]
  const [categories, named] = await Promise.all([
    category === undefined ? [] : listCategories(scope),
    tag === undefined ? undefined : findTag(scope, tag),
  ])
  const chosen = categories.find(({ id }) => id === category)
  if ((category !== undefined && !chosen) || named === null) return null
  const names = [chosen?.name, named?.name].flatMap((name) => (name ? [pickLanguage(name, language)] : []))
  const path = named
    ? href('stories-tags-tag-id', language, { tag: named.slug[language] || missingSlug, id: named.id })
    : href('stories', language, {}, { query: { category } })
  return { name: [messages.stories, ...names].join(' · '), path }
}
