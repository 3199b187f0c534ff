import { latePart } from '#design/late-part/late-part.tsx'
import type { ContentProps } from './content.tsx'

/** The section of a record that seldom has one, so that its page does without the code for it. */
export const Section = latePart<ContentProps>('content', async () => (await import('./content.tsx')).Content)
