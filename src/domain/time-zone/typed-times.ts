/** Which columns hold times that people typed as the hall's clocks show them, and how they follow a change of its time zone. */
import { toCamelCase } from 'drizzle-orm/casing'
import { localInstant, localInstants, localTime, type ZoneClock } from '#i18n/zone-clock.ts'

/**
 * `clock`: keeps the time that the clocks show. `passing`: the same, but what has passed stays passed, so that nothing that is public
 * vanishes until its hour comes again. `planned`: the same for what is still to come; what has passed is when it happened. `with`
 * another column: keeps its distance from it, as the doors from the beginning.
 */
type Follows = 'clock' | 'passing' | 'planned' | { with: string }

export type TypedTimes = {
  table: string
  /** The columns that identify a row; numbers. */
  key: readonly string[]
  columns: Readonly<Record<string, Follows>>
  /** Of two columns the first has to be later, as a constraint of the table says. */
  order?: readonly [string, string]
  /** Whether the table says when a row was changed last. */
  hasUpdatedAt: boolean
  /** How its rows are counted before a change; events are divided into coming and past ones. */
  counted: 'events' | 'plans' | 'others'
}

/** All other columns with instants are points in time that happened, or are computed. */
export const typedTimes = [
  {
    table: 'events',
    key: ['id'],
    columns: {
      date_start: 'clock',
      date_end: { with: 'date_start' },
      doors_open: { with: 'date_start' },
      previous_date: 'clock',
      ticket_sale_from: 'passing',
      online_from: 'passing',
      online_to: 'passing',
    },
    hasUpdatedAt: true,
    counted: 'events',
  },
  {
    table: 'event_customer_tags',
    key: ['event_id', 'tag_id'],
    columns: { presale_date: 'passing' },
    hasUpdatedAt: false,
    counted: 'plans',
  },
  { table: 'seasons', key: ['id'], columns: { sale_from: 'passing' }, hasUpdatedAt: false, counted: 'plans' },
  {
    table: 'subscriptions',
    key: ['id'],
    columns: {
      on_sale_from: 'passing',
      renewal_until: 'passing',
      members_from: 'passing',
      online_from: 'passing',
      online_to: 'passing',
    },
    hasUpdatedAt: true,
    counted: 'others',
  },
  {
    table: 'articles',
    key: ['id'],
    columns: { published_at: 'passing', online_to: 'passing' },
    hasUpdatedAt: true,
    counted: 'others',
  },
  {
    table: 'pages',
    key: ['id'],
    columns: { online_from: 'passing', online_to: 'passing' },
    hasUpdatedAt: true,
    counted: 'others',
  },
  {
    table: 'forms',
    key: ['id'],
    columns: { published_from: 'passing', published_to: 'passing' },
    hasUpdatedAt: true,
    counted: 'others',
  },
  {
    table: 'media',
    key: ['id'],
    columns: { shown_until: 'passing' },
    hasUpdatedAt: true,
    counted: 'others',
  },
  {
    table: 'publications',
    key: ['id'],
    columns: { publish_at: 'planned', unpublish_at: 'planned' },
    order: ['unpublish_at', 'publish_at'],
    hasUpdatedAt: false,
    counted: 'plans',
  },
  {
    table: 'releases',
    key: ['id'],
    columns: { publish_at: 'planned', told_for: 'planned' },
    hasUpdatedAt: true,
    counted: 'plans',
  },
] as const satisfies readonly TypedTimes[]

/** From one zone to another, at the time of the change. */
export type Move = { from: ZoneClock; to: ZoneClock; now: Date }

/** The times of a row after the change, for its times before it; those in `kept` came with an instant, which stays. */
export function moveTimes(
  { columns, order }: Pick<TypedTimes, 'columns' | 'order'>,
  times: Readonly<Record<string, string>>,
  move: Move,
  kept: ReadonlySet<string>,
): Record<string, string> {
  const moved: Record<string, string> = {}
  for (const [name, follows] of Object.entries(columns)) {
    const before = times[name]
    if (before === undefined) continue
    if (kept.has(name)) moved[name] = before
    else if (typeof follows === 'string') moved[name] = moveTime(before, follows, move)
    else moved[name] = later(before, distance(times[follows.with], moved[follows.with]))
  }
  const [second, first] = order ?? []
  if (second === undefined || first === undefined) return moved
  const [end, start] = [moved[second], moved[first]]
  if (end !== undefined && start !== undefined && Date.parse(end) <= Date.parse(start))
    moved[second] = later(start, 1000)
  return moved
}

/** An instant at which the clocks of the new zone show what those of the old one show at another. */
export function moveTime(instant: string, follows: 'clock' | 'passing' | 'planned', move: Move): string {
  const { from, to, now } = move
  const before = Date.parse(instant)
  if (follows === 'planned' && before <= now.getTime()) return instant
  const local = localTime(from, new Date(before))
  const seconds = (((before + from(before)) % 60_000) + 60_000) % 60_000
  // Of an hour that both zones have twice, it stays the same of the two.
  const [second] = localInstants(from, local).slice(1)
  const found = localInstants(to, local)
  const isFirst = second !== undefined && before < second.getTime()
  const start = isFirst ? found[0] : localInstant(to, local)
  if (!start) return instant
  const after = start.getTime() + seconds
  if (after === before) return instant
  if (follows === 'passing' && before <= now.getTime() && after > now.getTime()) return instant
  return new Date(after).toISOString()
}

function distance(before: string | undefined, after: string | undefined): number {
  return before === undefined || after === undefined ? 0 : Date.parse(after) - Date.parse(before)
}

function later(instant: string, milliseconds: number): string {
  return milliseconds === 0 ? instant : new Date(Date.parse(instant) + milliseconds).toISOString()
}

/** Values of records as JSON, such as what waits for a release, with the times changed by `change` that people typed. */
export function changeTypedTimes(value: unknown, change: (instant: string, name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => changeTypedTimes(one, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]: [string, unknown]) => [
      name,
      typeof one === 'string' && typedNames.has(name) && !Number.isNaN(Date.parse(one))
        ? change(one, name)
        : changeTypedTimes(one, change),
    ]),
  )
}

/** Of fields, which are named as their columns, and of whole rows, as the log has those of deleted records. */
export const typedNames: ReadonlySet<string> = new Set(
  typedTimes.flatMap(({ columns }) => Object.keys(columns).flatMap((name) => [name, toCamelCase(name)])),
)
