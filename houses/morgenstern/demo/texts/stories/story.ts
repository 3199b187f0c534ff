import { addDays, berlinInstant } from '../../calendar.ts'
import { readLocalized } from '../../content/read-localized.ts'
import { localizedDocument } from '../../content/document.ts'
import { readingMinutes } from '../../content/words.ts'
import { slugOf } from '#routing/slug-of.ts'
import type { ArticlePlan, Day } from '../../types.ts'

/** How the files of this folder write a story; texts are `Deutsch | English`. */
export interface Story {
  key: string
  title: string
  teaser: string
  category: 'lesen' | 'hoeren' | 'sehen'
  tags: string[]
  author: string
  /** Published so many days before today. */
  daysAgo: number
  /** The key of what there is to hear or to see, among the files of the library. */
  recording?: string
  /** Keys of events that the story mentions; those that are not in the season are dropped. */
  events?: string[]
  de: string
  en: string
}

/** An article whose date is counted back from `today`. The reading time is that of the German text. */
export function storyArticle(story: Story, today: Day, eventKeys: ReadonlySet<string>): ArticlePlan {
  const title = readLocalized(story.title)
  const body = localizedDocument(story.key, story.de, story.en)
  return {
    key: story.key,
    slug: { de: slugOf(title.de), en: slugOf(title.en) },
    title,
    teaser: readLocalized(story.teaser),
    categoryKey: story.category,
    tagKeys: story.tags,
    author: story.author,
    publishedAt: berlinInstant(addDays(today, -story.daysAgo), '09:00'),
    readingMinutes: readingMinutes(body.de),
    body,
    recordingKey: story.recording ?? null,
    eventKeys: (story.events ?? []).filter((key) => eventKeys.has(key)),
    figureSeed: story.key,
  }
}
