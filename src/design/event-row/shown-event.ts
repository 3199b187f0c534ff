import type { EventSummary } from '#contracts/events.ts'
import type { InLanguage } from '#i18n/in-language.ts'

type Summary = InLanguage<EventSummary>
type Work = NonNullable<Summary['programme'][number]['work']>

/** The data of a row: a subset of every event summary, so that a summary can be passed as it is. */
export type ShownEvent = Pick<
  Summary,
  | 'id'
  | 'slug'
  | 'name'
  | 'subtitle'
  | 'date_start'
  | 'is_time_known'
  | 'uncertain_date'
  | 'status'
  | 'previous_date'
  | 'price_min'
  | 'price_max'
  | 'currency'
  | 'ticket_sale_from'
  | 'ticket_url_external'
  | 'picture'
> & {
  room: Pick<NonNullable<Summary['room']>, 'name'> | null
  customer_tags: Pick<Summary['customer_tags'][number], 'category' | 'presale_date'>[]
  programme: {
    kind: Summary['programme'][number]['kind']
    title: string | null
    work: {
      title: string
      title_language: string | null
      composer: Pick<NonNullable<Work['composer']>, 'name' | 'sort_name'> | null
    } | null
  }[]
  cast: { role: string | null; artist: Pick<Summary['cast'][number]['artist'], 'kind' | 'name'> }[]
}

/** How many performers a row names; the event's page names all. */
export const namedPerformers = 4
/** How many works a row names before it is cut off. */
export const namedWorks = 5

/** The works and talks of a programme; rows leave out intervals. */
export function namedItems<Item extends { kind: string; work: unknown }>(programme: Item[]): Item[] {
  return programme.filter((item) => item.work !== null || item.kind === 'talk')
}
