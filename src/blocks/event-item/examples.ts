import { exampleEvent } from '#design/example-events.ts'
import type { BlockExamples } from '../block-examples.ts'

export default {
  title: 'Event item',
  intro: 'One event of the programme.',
  examples: [
    {
      name: 'To come',
      data: (language) => exampleEvent(language),
      block: () => ({ type: 'event-item', fields: { event: 'event:1' } }),
    },
    {
      name: 'Cancelled',
      data: (language) => exampleEvent(language, { status: 'cancelled' }),
      block: () => ({ type: 'event-item', fields: { event: 'event:1' } }),
    },
  ],
} satisfies BlockExamples
