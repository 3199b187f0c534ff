import { dormantPart } from '#design/late-part/dormant-part.tsx'
import type { ContentProps } from './content.tsx'

/** The section of a record that seldom has one, far down on its page. */
export const Section = dormantPart<ContentProps>(
  'content',
  async () => (await import('./content.tsx')).Content,
)
