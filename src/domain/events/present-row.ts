import type { EventSummary } from '#contracts/events.ts'
import type { InLanguage } from '#i18n/in-language.ts'

/** The maximum number of performers and works in a row of the programme, plus one, which shows that there are more. */
const shownPerformers = 4
const shownWorks = 6

/** Reduces an event to what a row of the programme shows, which halves the data of a page of twenty. */
export function presentRow(event: InLanguage<EventSummary>) {
  const {
    id,
    slug,
    name,
    subtitle,
    date_start,
    is_time_known,
    uncertain_date,
    status,
    previous_date,
    picture,
  } = event
  const { price_min, price_max, currency, ticket_sale_from, ticket_url_external, room } = event
  return {
    id,
    slug,
    name,
    subtitle,
    date_start,
    is_time_known,
    uncertain_date,
    status,
    previous_date,
    picture,
    price_min,
    price_max,
    currency,
    ticket_sale_from,
    ticket_url_external,
    room: room && { name: room.name },
    customer_tags: event.customer_tags.map(({ category, presale_date }) => ({ category, presale_date })),
    programme: event.programme
      .filter(({ kind, work }) => work !== null || kind === 'talk')
      .slice(0, shownWorks)
      .map(({ kind, title, work }) => ({
        kind,
        title,
        work: work && {
          title: work.title,
          title_language: work.title_language,
          composer: work.composer && { name: work.composer.name, sort_name: work.composer.sort_name },
        },
      })),
    cast: event.cast
      .slice(0, shownPerformers)
      .map(({ role, artist }) => ({ role, artist: { kind: artist.kind, name: artist.name } })),
  }
}
