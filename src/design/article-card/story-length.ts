import type { ArticleSummary } from '#contracts/articles.ts'
import type { InLanguage } from '#i18n/in-language.ts'
import type { Messages } from '#i18n/messages.ts'

type Measured = Pick<InLanguage<ArticleSummary>, 'category' | 'recording' | 'reading_minutes'>

/**
 * How long a story takes: its recording or film to hear or to see, and others to read. Null if nobody knows, and for a
 * story of a category for listening or watching without a recording.
 */
export function storyLength(story: Measured, { stories }: Messages): string | null {
  const { category, recording, reading_minutes: minutes } = story
  if (recording) {
    if (recording.duration_ms === null) return null
    const seconds = Math.max(1, Math.round(recording.duration_ms / 1000))
    const length = seconds < 60 ? stories.seconds(seconds) : stories.minutes(Math.round(seconds / 60))
    return recording.kind === 'audio' ? stories.toHear(length) : stories.toSee(length)
  }
  const isRead = category === null || category.icon === 'book'
  return isRead && minutes !== null ? stories.minutes(minutes) : null
}
