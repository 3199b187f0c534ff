import type { ReleaseItem } from '#contracts/office-releases.ts'
import { firstOfMonth, hallDay } from '#i18n/dates.ts'

/** The first day of a month of concerts, or a kind of other items. */
export type ItemGroup = { key: string; isMonth: boolean; items: readonly ReleaseItem[] }
export type ItemFilter = {
  /** The numbers of a hall and of a series, as a select has them; empty for all. */
  room: string
  series: string
  isFoundOnly: boolean
}
type Named = { id: number; title: string }

/** In the order of a brochure; other kinds follow. */
const kinds = ['subscription', 'article', 'page']

/** The items that a filter leaves: events by month, in it by day and hall, then all else by kind. */
export function groupItems(
  items: readonly ReleaseItem[],
  { room, series, isFoundOnly }: ItemFilter,
  hasFindings: (item: ReleaseItem) => boolean,
): ItemGroup[] {
  const shown = items.filter(
    (item) =>
      (room === '' || String(item.evening?.room?.id) === room) &&
      (series === '' || String(item.evening?.series?.id) === series) &&
      (!isFoundOnly || hasFindings(item)),
  )
  const events = shown
    .filter(({ evening }) => evening !== null)
    .toSorted((one, other) => placeOf(one).localeCompare(placeOf(other)) || one.subject_id - other.subject_id)
  const rest = shown.filter(({ evening }) => evening === null)
  const others = [...new Set([...kinds, ...rest.map(({ kind }) => kind)])]
  return [
    ...grouped(events, ({ evening }) => firstOfMonth(hallDay(evening?.start ?? '')), true),
    ...others.flatMap((kind) =>
      grouped(
        rest.filter((item) => item.kind === kind),
        () => kind,
        false,
      ),
    ),
  ]
}

/** The halls or series of the events among some items, by name. */
export function placesOf(items: readonly ReleaseItem[], what: 'room' | 'series'): Named[] {
  const found = new Map(
    items.flatMap(({ evening }) => {
      const place = evening?.[what]
      return place ? [[place.id, place] as const] : []
    }),
  )
  return [...found.values()].toSorted((one, other) => one.title.localeCompare(other.title))
}

/** Orders by day, hall and time: what is in one hall on a day stands together. */
function placeOf({ evening }: ReleaseItem): string {
  return evening ? [hallDay(evening.start), evening.room?.title ?? '', evening.start].join(' ') : ''
}

function grouped(
  items: readonly ReleaseItem[],
  keyOf: (item: ReleaseItem) => string,
  isMonth: boolean,
): ItemGroup[] {
  return [...Map.groupBy(items, keyOf)].map(([key, ofGroup]) => ({ key, isMonth, items: ofGroup }))
}
