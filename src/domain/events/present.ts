import { titleLanguageOf } from '#i18n/part-languages.ts'
import {
  castMember,
  eventDetail,
  eventSummary,
  performanceSchema,
  playedComposer,
  playedWork,
  type EventDetail,
  type EventStatus,
  type EventSummary,
} from '#contracts/events.ts'
import type {
  artists,
  castMembers,
  customerTags,
  events,
  genres,
  media,
  performances,
  rooms,
  seasons,
  series,
  venues,
  works,
} from '#db/schema/index.ts'
import { dateBeside } from '#i18n/uncertain-dates.ts'
import { mediaAddress, presentPicture, presentPressPictures, seedByWork } from '../pictures.ts'
import { record } from '#records/event/record.ts'
import { columnPresenter } from '../present-columns.ts'
import { presentHouse } from '../present-house.ts'

type Row<Table extends { $inferSelect: unknown }> = Table['$inferSelect']
type CastRow = {
  member: Pick<Row<typeof castMembers>, 'eventId' | 'performanceId' | 'role' | 'note' | 'replaces'>
  artist: NamedArtist
  replaced: NamedArtist | null
}
type NamedArtist = Pick<Row<typeof artists>, 'id' | 'kind' | 'name' | 'nameEnglish' | 'otherNames'>

/** The columns that only an event's own page shows, or staff only. */
type DetailColumn =
  | 'description'
  | 'access'
  | 'promoterName'
  | 'promoterUrl'
  | 'promoterContact'
  | 'internalNote'
  | 'responsible'
  | 'isTextReady'
  | 'isTranslated'
  | 'isPictureReady'
  | 'editedFields'

/** The database rows that lists need for an event. */
export type SummaryParts = {
  event: Omit<Row<typeof events>, DetailColumn>
  room: Pick<Row<typeof rooms>, 'id' | 'name' | 'seats'> | null
  venue: Pick<Row<typeof venues>, 'name' | 'address'> | null
  series: Pick<Row<typeof series>, 'id' | 'name'> | null
  season: Pick<Row<typeof seasons>, 'name'> | null
  image: Row<typeof media> | null
  genres: Pick<Row<typeof genres>, 'id' | 'name' | 'ground'>[]
  tags: (Pick<Row<typeof customerTags>, 'category' | 'name' | 'showInCalendar'> & { presaleDate: Date })[]
  performances: {
    performance: Pick<
      Row<typeof performances>,
      'id' | 'eventId' | 'kind' | 'title' | 'arrangement' | 'premiere' | 'minutes' | 'note'
    >
    work: Pick<
      Row<typeof works>,
      | 'id'
      | 'title'
      | 'titleLanguage'
      | 'otherTitles'
      | 'catalogueNumber'
      | 'keySignature'
      | 'composed'
      | 'yearComposed'
      | 'movements'
    > | null
    composer: Pick<
      Row<typeof artists>,
      | 'id'
      | 'name'
      | 'nameEnglish'
      | 'otherNames'
      | 'sortName'
      | 'bornYear'
      | 'diedYear'
      | 'areDatesUncertain'
    > | null
  }[]
  cast: CastRow[]
}

/** An event with all related records. */
export type EventParts = SummaryParts & { event: Row<typeof events>; sources: EventDetail['sources'] }

/** The access to a hall, and its seating plan. */
export type HallRow = Pick<Row<typeof rooms>, 'access' | 'seating'> & { plan: Row<typeof media> | null }

const presentSummaryColumns = columnPresenter(eventSummary.keyof().options)
const presentDetailColumns = columnPresenter(eventDetail.keyof().options)
const presentPerformanceColumns = columnPresenter(performanceSchema.keyof().options)
const presentWorkColumns = columnPresenter(playedWork.keyof().options)
const presentComposerColumns = columnPresenter(playedComposer.keyof().options)
const presentCastColumns = columnPresenter(castMember.keyof().options)

/** Assumed duration of an event without a known one: 1.5 hours (specification, section 7, calendar file). */
const assumedMinutes = 90

/** An event as lists, pages and API calls show it. */
export function presentEvent(parts: SummaryParts, now: Date): EventSummary {
  const { event, room, venue, series: cycle, season, image } = parts
  return {
    ...presentSummaryColumns(event),
    name: event.title,
    date_end: endOf(event).toISOString(),
    duration_minutes: event.durationMinutes ?? event.programmeMinutes,
    status: statusOf(event, now),
    previous_date: movedFrom(event)?.toISOString() ?? null,
    ...pricesOf(event),
    genres: parts.genres.map(({ id, name }) => ({ id, name })),
    series: cycle && { id: cycle.id, name: cycle.name },
    season: season?.name ?? null,
    room: room && {
      id: room.id,
      name: room.name,
      seats: room.seats,
      venue: { name: venue?.name ?? room.name, address: venue?.address ?? '' },
    },
    customer_tags: parts.tags.map(({ category, name, showInCalendar, presaleDate }) => ({
      category,
      name,
      presale_date: presaleDate.toISOString(),
      show_in_calendar: showInCalendar ? 'True' : 'False',
    })),
    picture: presentPicture(
      image,
      seedByWork(
        parts.performances.map(({ work }) => work),
        event.figureSeed ?? `event-${event.id}`,
      ),
      parts.genres[0]?.ground ?? 'stone',
    ),
    programme: parts.performances.map((item) => presentPerformance(item, parts.cast)),
    cast: parts.cast.filter(({ member }) => member.performanceId === null).map(presentCastMember),
    ...presentHouse(record, event),
  }
}

/** The event with the fields that only its own page shows. */
export function presentEventDetail(
  parts: EventParts,
  now: Date,
  { hall, pictures }: { hall: HallRow | null; pictures: readonly Row<typeof media>[] },
): EventDetail {
  return {
    ...presentDetailColumns(parts.event),
    ...presentEvent(parts, now),
    price_categories: presentPrices(parts.event.priceCategories),
    promoter: parts.event.promoterName
      ? {
          name: parts.event.promoterName,
          url: parts.event.promoterUrl,
          contact: parts.event.promoterContact,
        }
      : null,
    changes: parts.event.publicChanges,
    pictures: pictures.map((picture) => presentPicture(picture, `event-${parts.event.id}`, 'stone')),
    press_pictures: presentPressPictures([...(parts.image ? [parts.image] : []), ...pictures]),
    hall_access: hall?.access ?? null,
    hall_plan: hall?.plan ? mediaAddress(hall.plan) : null,
    hall_seating: hall?.seating ?? [],
    sources: parts.sources.map(({ name, at }) => ({ name, at: new Date(at).toISOString() })),
    is_unconfirmed: parts.event.vanishedAt !== null,
  }
}

/**
 * The status of an event at a given time: a cancellation is permanent, and so is a postponement for which no new date
 * was set; all other states end with the event.
 */
function statusOf(
  event: Pick<Row<typeof events>, 'status' | 'dateStart' | 'previousDate'>,
  now: Date,
): EventStatus {
  if (event.status === 'cancelled') return 'cancelled'
  if (event.status === 'postponed' && !movedFrom(event)) return 'postponed'
  if (event.dateStart.getTime() <= now.getTime()) return 'past'
  return event.status ?? 'future'
}

/** The date from which an event was moved to its present one; null if it has kept its date, or has no new one yet. */
function movedFrom({
  previousDate,
  dateStart,
}: Pick<Row<typeof events>, 'previousDate' | 'dateStart'>): Date | null {
  return previousDate?.getTime() === dateStart.getTime() ? null : previousDate
}

/** The end of an event: as stated, else computed from its duration, else an hour and a half after its start. */
function endOf(
  event: Pick<Row<typeof events>, 'dateStart' | 'dateEnd' | 'durationMinutes' | 'programmeMinutes'>,
): Date {
  if (event.dateEnd) return event.dateEnd
  const minutes = event.durationMinutes ?? event.programmeMinutes ?? assumedMinutes
  return new Date(event.dateStart.getTime() + minutes * 60_000)
}

/** Prices as the calls present them: in the currency's unit. */
export function presentPrices(
  categories: Row<typeof events>['priceCategories'],
): EventDetail['price_categories'] {
  return categories.map(({ name, amount, reduced }) => ({
    name,
    amount: amount / 100,
    reduced: inCurrency(reduced),
  }))
}

/** The range of prices: as stated, else of its categories. */
function pricesOf({
  priceMin,
  priceMax,
  priceCategories,
}: Pick<Row<typeof events>, 'priceMin' | 'priceMax' | 'priceCategories'>) {
  const amounts = priceCategories.map(({ amount }) => amount)
  const range = amounts.length > 0 ? { min: Math.min(...amounts), max: Math.max(...amounts) } : null
  return {
    price_min: inCurrency(priceMin ?? range?.min ?? null),
    price_max: inCurrency(priceMax ?? range?.max ?? null),
  }
}

function presentPerformance(
  item: SummaryParts['performances'][number],
  cast: CastRow[],
): EventSummary['programme'][number] {
  const { performance, work, composer } = item
  return {
    ...presentPerformanceColumns(performance),
    cast: cast.filter(({ member }) => member.performanceId === performance.id).map(presentCastMember),
    work: work && {
      ...presentWorkColumns(work),
      title_language: titleLanguageOf(work.title, work.titleLanguage),
      year: work.yearComposed,
      composed_date: dateBeside(work.composed, work.yearComposed),
      composer: composer && {
        ...presentComposerColumns(composer),
        name: nameOf(composer),
        born: composer.bornYear,
        died: composer.diedYear,
      },
    },
  }
}

function presentCastMember({ member, artist, replaced }: CastRow): EventSummary['cast'][number] {
  return {
    ...presentCastColumns(member),
    artist: { id: artist.id, kind: artist.kind, name: nameOf(artist) },
    replaces: replaced ? replaced.name : member.replaces,
    replaced: replaced && { id: replaced.id, kind: replaced.kind, name: nameOf(replaced) },
  }
}

function inCurrency(cents: number | null): number | null {
  return cents === null ? null : cents / 100
}

/** A name in both languages; most are the same in both. */
export function nameOf(artist: { name: string; nameEnglish: string | null }): { de: string; en: string } {
  return { de: artist.name, en: artist.nameEnglish ?? artist.name }
}
