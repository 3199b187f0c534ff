import { createHash } from 'node:crypto'
import { generateRssFeed } from 'feedsmith'
import { captionsOf, chaptersOf, readTranscript } from '#blocks/transcript.ts'
import { figureAddress, readFileAddress } from '#blocks/picture.ts'
import { inLanguage } from '#i18n/in-language.ts'
import { pickLanguage } from '#i18n/languages.ts'
import { feedMessages } from '#i18n/lazy/feeds.ts'
import { captionsHref, chaptersHref, feedTypes, podcastHref } from '#routing/feed-paths.ts'
import { detailHref, href } from '#routing/paths.ts'
import { readUidDomain } from '../calendar/index.server.ts'
import { readSettings } from '../house/index.server.ts'
import { storyGrounds } from '../pictures.ts'
import { visitor, type Scope } from '../scope.ts'
import { listArticlesForFeed } from '../stories/index.server.ts'
import { feedSize, storyId, type FeedFile, type FeedRequest } from './story-feed.server.ts'
import { cleanXml, lastChange } from './write-feed.ts'

/** The categories that podcast directories know. */
const category = { text: 'Music', categories: [{ text: 'Music Commentary' }] }

/** The stories of the category for listening that have a recording, with chapters and transcripts, as a podcast. */
export async function makePodcast(scope: Scope, { language, origin }: FeedRequest): Promise<FeedFile> {
  const asked = { ...scope, viewer: visitor, preview: null }
  const messages = feedMessages[language]
  const stories = await listArticlesForFeed(asked, { isHeard: true }, feedSize)
  const domain = await readUidDomain(asked, origin)
  const settings = await readSettings(asked)
  const house = pickLanguage(settings.name, language)
  const artwork = origin + figureAddress({ seed: 'podcast', ground: storyGrounds.headphone }, 1536, 'jpg')
  const address = origin + podcastHref(language)
  const xml = generateRssFeed({
    title: `${house}: ${messages.podcast}`,
    link: origin + href('stories', language),
    description: messages.aboutPodcast,
    language,
    lastBuildDate: lastChange({ entries: stories }),
    atom: { links: [{ href: address, rel: 'self', type: feedTypes.rss }] },
    itunes: { author: house, image: artwork, categories: [category], explicit: false, type: 'episodic' },
    podcast: {
      locked: { value: false, ...(settings.email && { owner: settings.email }) },
      guid: uuidOf(address.replace(/^https?:\/\//, '')),
      medium: 'podcast',
    },
    items: stories.flatMap((story) => {
      const { recording, title, teaser, author, transcript, picture } = inLanguage(story, language)
      if (!recording) return []
      const key = readFileAddress(recording.src)?.key ?? ''
      const lines = readTranscript(transcript ?? '')
      const seconds = recording.duration_ms === null ? undefined : Math.round(recording.duration_ms / 1000)
      return {
        title,
        link: origin + detailHref('stories', language, story),
        description: teaser ?? undefined,
        guid: { value: storyId(domain, language, story.id), isPermaLink: false },
        pubDate: new Date(story.published_at),
        dc: author ? { creators: [author] } : undefined,
        enclosures: [{ url: origin + recording.src, length: recording.byte_size, type: recording.mime_type }],
        itunes: {
          duration: seconds,
          author: author ?? house,
          explicit: false,
          episodeType: 'full',
          image: origin + (picture.src ?? figureAddress(picture, 1536, 'jpg')),
        },
        podcast: {
          transcripts:
            captionsOf(lines, null) === null
              ? undefined
              : [{ url: origin + captionsHref(language, key), type: 'text/vtt', language }],
          chapters:
            chaptersOf(lines).length === 0
              ? undefined
              : { url: origin + chaptersHref(language, key), type: 'application/json+chapters' },
        },
      }
    }),
  })
  return { text: cleanXml(xml), type: feedTypes.rss }
}

/** The namespace of the ids of podcasts, as the Podcasting 2.0 standard gives it. */
const podcastNamespace = 'ead4c236-bf58-58c6-a2c6-a6b28d128cb6'

/** The id of a podcast: a name-based UUID (version 5, RFC 9562) of its address without the scheme. */
function uuidOf(name: string): string {
  const bytes = createHash('sha1')
    .update(Buffer.from(podcastNamespace.replaceAll('-', ''), 'hex'))
    .update(name)
    .digest()
    .subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
