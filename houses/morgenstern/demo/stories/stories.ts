import { z } from 'zod'
import { perLanguage, type Localized } from '#i18n/languages.ts'
import { slugOf } from '#routing/slug-of.ts'
import { readData, readText } from '../own-texts.ts'
import { addDays, berlinInstant } from '../calendar.ts'
import { readDocument } from '#demo/texts/document.ts'
import { localized, type Text } from '#demo/texts/read-texts.ts'
import { readingMinutes } from '#demo/texts/words.ts'
import type { ArticlePlan, Day } from '#demo/plan.ts'

const head = z.strictObject({ title: z.string(), teaser: z.string() })

const story = z.strictObject({
  key: z.string(),
  category: z.enum(['lesen', 'hoeren', 'sehen']),
  tags: z.array(z.string()),
  author: z.string(),
  /** Published so many days before today. */
  daysAgo: z.number(),
  /** The key of what there is to hear or to see, among the files of the library. */
  recording: z.string().nullable().default(null),
  /** Keys of events that the story mentions; those that are not in the season are dropped. */
  events: z.array(z.string()).default([]),
})
type Story = z.infer<typeof story> & { text: Localized<Text<z.infer<typeof head>>> }

const data = readData(
  'stories/stories.yaml',
  z.strictObject({
    categories: z.array(
      z.strictObject({ key: z.string(), name: localized, icon: z.enum(['book', 'headphone', 'play']) }),
    ),
    tags: z.array(z.strictObject({ key: z.string(), name: localized, slug: localized })),
    stories: z.array(story),
  }),
)

export const { categories: articleCategories, tags: articleTags } = data
export const stories: Story[] = data.stories.map((one) => ({
  ...one,
  text: readText(`stories/${one.key}`, head),
}))

/** An article whose date is counted back from `today`. The reading time is that of the German text. */
export function storyArticle(
  { text, ...one }: Story,
  today: Day,
  eventKeys: ReadonlySet<string>,
): ArticlePlan {
  const title = perLanguage((language) => text[language].title)
  const body = perLanguage((language) => readDocument(one.key, text[language]))
  return {
    key: one.key,
    slug: { de: slugOf(title.de), en: slugOf(title.en) },
    title,
    teaser: perLanguage((language) => text[language].teaser),
    categoryKey: one.category,
    tagKeys: one.tags,
    author: one.author,
    publishedAt: berlinInstant(addDays(today, -one.daysAgo), '09:00'),
    readingMinutes: readingMinutes(body.de),
    body,
    recordingKey: one.recording,
    eventKeys: one.events.filter((key) => eventKeys.has(key)),
    figureSeed: one.key,
  }
}
