import { exampleEvent, exampleNow, workItem } from '../example-events.ts'
import { inWords, type PartExamples } from '../examples.ts'
import { EventRows } from './event-row.tsx'

export default {
  title: 'Event row',
  examples: [
    {
      name: 'States',
      render: (language) => (
        <EventRows
          now={exampleNow}
          level={4}
          events={[
            exampleEvent(language),
            exampleEvent(language, { id: 2, status: 'few_tickets', date_start: '2026-11-22T10:00:00.000Z' }),
            exampleEvent(language, {
              id: 3,
              status: 'sold_out',
              date_start: '2026-11-24T19:00:00.000Z',
              picture: {
                ...exampleEvent(language).picture,
                ground: 'bottle',
                caption: inWords(language, 'Die Orgel im Großen Saal', 'The organ of the Great Hall'),
                copyright: inWords(language, 'Hausarchiv', 'House archive'),
              },
            }),
            exampleEvent(language, { id: 4, status: 'cancelled', date_start: '2026-11-26T18:30:00.000Z' }),
            exampleEvent(language, {
              id: 5,
              status: 'postponed',
              previous_date: '2026-11-20T18:30:00.000Z',
              date_start: '2026-11-27T18:30:00.000Z',
            }),
            exampleEvent(language, {
              id: 8,
              status: 'postponed',
              previous_date: null,
              date_start: '2026-11-27T19:30:00.000Z',
            }),
            exampleEvent(language, {
              id: 6,
              status: 'no_sale',
              ticket_url_external: null,
              price_min: null,
              price_max: null,
              date_start: '2026-11-28T11:00:00.000Z',
            }),
            exampleEvent(language, {
              id: 7,
              ticket_sale_from: '2026-12-01T09:00:00.000Z',
              date_start: '2026-12-18T18:30:00.000Z',
            }),
          ]}
        />
      ),
    },
    {
      name: 'Long words, full date',
      render: (language) => (
        <EventRows
          now={exampleNow}
          level={4}
          hasFullDate
          events={[
            exampleEvent(language, {
              name: inWords(
                language,
                'Wiegenlieder und Donaudampfschifffahrtsgesellschaftskapitänsmützen',
                'Lullabies and captains’ hats of the Danube Steamship Company',
              ),
              picture: { ...exampleEvent(language).picture, seed: 'styleguide-long', ground: 'plum' },
              programme: [
                workItem('Johannes Brahms', 'Brahms, Johannes', 'Guten Abend, gut’ Nacht'),
                workItem('Arnold Schönberg', 'Schönberg, Arnold', 'Friede auf Erden'),
                workItem('Antonín Dvořák', 'Dvořák, Antonín', 'Moravské dvojzpěvy'),
              ],
            }),
          ]}
        />
      ),
    },
    {
      name: 'Hardly anything known',
      render: (language) => (
        <EventRows
          now={exampleNow}
          level={4}
          hasFullDate
          events={[
            exampleEvent(language, {
              name: inWords(language, 'Konzert', 'Concert'),
              status: 'past',
              date_start: '1913-10-19T18:00:00.000Z',
              is_time_known: false,
              room: null,
              price_min: null,
              price_max: null,
              ticket_url_external: null,
              programme: [],
              cast: [],
            }),
          ]}
        />
      ),
    },
  ],
} satisfies PartExamples
