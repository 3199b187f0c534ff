import { exampleEvent } from '#design/example-events.ts'
import { inWords } from '#design/examples.ts'
import type { Language } from '#i18n/languages.ts'
import type { BlockExample, BlockExamples } from '../block-examples.ts'
import { longWord } from '../example-words.ts'

export default {
  title: 'Event list',
  intro: 'Events of a series, a genre or a hall, or chosen one by one. Highlighted, the first is set large.',
  examples: [
    list('Standard', 'standard', 3),
    list('Highlight', 'highlight', 4),
    list('Highlight with one', 'highlight', 1),
    list('Twelve', 'standard', 12),
    {
      name: 'Highlight, a very long word, no price',
      data: (language) => ({
        events: [
          exampleEvent(language, {
            name: longWord(language),
            status: 'no_sale',
            price_min: null,
            price_max: null,
            ticket_url_external: null,
          }),
        ],
        gone: 0,
        outage: null,
      }),
      block: () => ({ type: 'event-list', fields: { extra_class: 'highlight' } }),
    },
    {
      name: 'The shop has not been read since noon',
      data: (language) => ({
        events: events(language, 2),
        gone: 0,
        outage: { asOf: '2026-11-21T11:05:00.000Z' },
      }),
      block: () => ({ type: 'event-list', fields: { source: { limit: 2 } } }),
    },
    {
      name: 'Nothing to show',
      data: () => ({ events: [], gone: 0, outage: null }),
      block: () => ({ type: 'event-list', fields: { only_bookable: true } }),
    },
  ],
} satisfies BlockExamples

function list(name: string, extra_class: string, count: number): BlockExample {
  return {
    name,
    data: (language) => ({ events: events(language, count), gone: 0, outage: null }),
    block: () => ({ type: 'event-list', fields: { extra_class, source: { limit: count } } }),
  }
}

function events(language: Language, count: number) {
  return Array.from({ length: count }, (_, index) => {
    const day = String(21 + (index % 9)).padStart(2, '0')
    const event = exampleEvent(language, { id: index + 1, date_start: `2026-11-${day}T18:30:00.000Z` })
    if (index === 0) return event
    return {
      ...event,
      name: inWords(language, `Kammermusik am Ufer ${index}`, `Chamber music by the river ${index}`),
      status: index === 2 ? ('few_tickets' as const) : event.status,
      picture: { ...event.picture, seed: `example-event-${index}`, ground: 'bottle' },
    }
  })
}
