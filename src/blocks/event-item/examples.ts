import { exampleEvent } from '#design/example-events.ts'
import type { BlockExamples } from '../block-examples.ts'

export default {
  title: 'Event item',
  intro: 'One event of the programme.',
  examples: [
    {
      name: 'To come',
      data: (language) => ({ event: exampleEvent(language), outage: null }),
      block: () => ({ type: 'event-item', fields: { event: 'event:1' } }),
    },
    {
      name: 'Cancelled',
      data: (language) => ({ event: exampleEvent(language, { status: 'cancelled' }), outage: null }),
      block: () => ({ type: 'event-item', fields: { event: 'event:1' } }),
    },
  ],
} satisfies BlockExamples
