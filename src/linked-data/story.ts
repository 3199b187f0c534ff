import type { Article, PodcastEpisode } from 'schema-dts'
import type { ArticleDetail } from '#contracts/articles.ts'
import { hallStamp } from '#i18n/hall-time.ts'
import type { InLanguage } from '#i18n/in-language.ts'
import { pickLanguage } from '#i18n/languages.ts'
import { absolute, type Frame } from './frame.ts'
import { organizerOf } from './house.ts'
import { idOf } from './ids.ts'

type Story = Pick<
  InLanguage<ArticleDetail>,
  'title' | 'teaser' | 'author' | 'published_at' | 'recording' | 'event_ids' | 'tags'
>

/** A story: an article, with its film; what is to be heard is an episode of the podcast. */
export function storyThing(
  story: Story,
  frame: Frame,
  { url, image, feed }: { url: string; image: string; feed: string },
): Article | PodcastEpisode {
  const { title, teaser, author, recording, event_ids: events, tags } = story
  const published = hallStamp(story.published_at)
  const facts = {
    '@id': `${url}#story`,
    name: title,
    headline: title,
    url,
    ...(teaser && { description: teaser }),
    image,
    inLanguage: frame.language,
    datePublished: published,
    ...(tags.length > 0 && { keywords: tags.map(({ name }) => name) }),
    author: author === null ? organizerOf(frame) : { '@type': 'Person' as const, name: author },
    publisher: organizerOf(frame),
    ...(events.length > 0 && {
      about: events.map((id) => ({ '@id': idOf(frame.publicOrigin, 'event', id) })),
    }),
  }
  if (recording === null) return { '@type': 'Article', ...facts }
  const media = {
    name: recording.caption ?? title,
    contentUrl: absolute(recording.src, frame),
    encodingFormat: recording.mime_type,
    uploadDate: published,
    ...(recording.duration_ms !== null && { duration: lengthOf(recording.duration_ms) }),
  }
  if (recording.kind === 'video')
    return {
      '@type': 'Article',
      ...facts,
      video: { '@type': 'VideoObject', thumbnailUrl: image, description: teaser ?? title, ...media },
    }
  return {
    '@type': 'PodcastEpisode',
    ...facts,
    associatedMedia: { '@type': 'AudioObject', ...media },
    partOfSeries: {
      '@type': 'PodcastSeries',
      name: pickLanguage(frame.house.name, frame.language),
      url: feed,
      webFeed: feed,
    },
  }
}

/** A length in the form of ISO 8601: `PT12M5S`. */
function lengthOf(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000)
  return `PT${Math.floor(seconds / 60)}M${seconds % 60}S`
}
