import type { EventSummary } from '#contracts/events.ts'
import type { InLanguage } from '#i18n/in-language.ts'
import type { Language } from '#i18n/languages.ts'
import { inWords } from './examples.ts'

type ShownEvent = InLanguage<EventSummary>
type Item = ShownEvent['programme'][number]

/** The current time in the examples of events. */
export const exampleNow = '2026-11-20T09:00:00.000Z'

/** An event of the demo season; `changes` override its fields. */
export function exampleEvent(language: Language, changes: Partial<ShownEvent> = {}): ShownEvent {
  return {
    id: 1,
    external_id: null,
    slug: 'mahler-fuenfte',
    name: inWords(language, 'Mahler: Fünfte', 'Mahler: Fifth'),
    subtitle: null,
    teaser: null,
    date_start: '2026-11-21T18:30:00.000Z',
    date_end: '2026-11-21T20:25:00.000Z',
    is_time_known: true,
    uncertain_date: null,
    doors_open: null,
    duration_minutes: 115,
    interval_minutes: 20,
    status: 'future',
    previous_date: null,
    price_min: 29,
    price_max: 94,
    currency: 'EUR',
    ticket_sale_from: null,
    ticket_url_external: '#tickets',
    is_own_production: true,
    genres: [],
    series: null,
    season: '2026/27',
    room: {
      id: 1,
      name: inWords(language, 'Großer Saal', 'Great Hall'),
      seats: 1840,
      venue: { name: 'Konzerthaus am Beispielplatz', address: 'Uferstraße 12' },
    },
    customer_tags: [],
    picture: {
      src: null,
      seed: 'styleguide-mahler',
      ground: 'prussian',
      alt: null,
      caption: null,
      copyright: null,
    },
    programme: [
      workItem(
        'Sofia Gubaidulina',
        'Gubaidulina, Sofia',
        inWords(language, 'Konzert für Viola und Orchester', 'Concerto for viola and orchestra'),
      ),
      workItem(
        'Gustav Mahler',
        'Mahler, Gustav',
        inWords(language, 'Symphonie Nr. 5 cis-Moll', 'Symphony no. 5 in C sharp minor'),
      ),
    ],
    cast: [
      castMember('ensemble', inWords(language, 'Hausorchester', 'House Orchestra'), null),
      castMember('person', 'Elin Sørbye', inWords(language, 'Dirigentin', 'conductor')),
    ],
    ...changes,
  }
}

/** A work in a programme, with its composer's printed and sorted name. */
export function workItem(composer: string, sorted: string, title: string): Item {
  return {
    id: title.length,
    kind: 'work',
    title: null,
    arrangement: null,
    premiere: null,
    minutes: null,
    note: null,
    cast: [],
    work: {
      id: title.length,
      title,
      title_language: null,
      catalogue_number: null,
      key_signature: null,
      year: null,
      composed_date: null,
      movements: [],
      composer: {
        id: composer.length,
        name: composer,
        sort_name: sorted,
        born: null,
        died: null,
        are_dates_uncertain: false,
      },
    },
  }
}

function castMember(
  kind: 'person' | 'ensemble',
  name: string,
  role: string | null,
): ShownEvent['cast'][number] {
  return { artist: { id: name.length, kind, name }, role, note: null, replaces: null, replaced: null }
}
