/** Schedules of the demo's season as houses write them, in eight styles, with what each row is meant to say. */
import { hallInput } from '#i18n/hall-time.ts'
import { nameOfWeekday, weekdayOf } from '#i18n/dates.ts'
import { composers } from '../../houses/morgenstern/demo/catalogue/composers.ts'
import { works } from '../../houses/morgenstern/demo/catalogue/works.ts'
import { rooms, series } from '../../houses/morgenstern/demo/house.ts'
import { artists } from '../../houses/morgenstern/demo/people/artists.ts'
import { seededRandom } from '../../houses/morgenstern/demo/random.ts'
import { planSeason } from '../../houses/morgenstern/demo/season/plan-season.ts'
import type { EventPlan } from '#demo/plan.ts'
import { inWindows1252, type Table, writeCsv, writeWorkbook } from './written-tables.ts'

/** What a row is meant to say; names are as the row writes them, those of people with the given name first. */
export type Truth = {
  start: Date
  title: string
  room: string
  series: string
  status: string | null
  /** In cents. */
  price: { from: number; to: number } | null
  programme: { kind: string; composer: string; title: string; excerpt: string }[]
  cast: { name: string; role: string }[]
  /** Whether the file's encoding lacks characters of the row. */
  isLossy: boolean
}
/** A row that is to be refused, and the code of the reason. */
export type Refused = { title: string; code: string }
export type GeneratedSchedule = {
  style: string
  bytes: Uint8Array
  rows: readonly Truth[]
  refused: readonly Refused[]
}

type Item = Truth['programme'][number] & { minutes: number | null; years: string }
type Member = { name: string; sortName: string; role: string; isConductor: boolean }
type Moment = { iso: string; day: number; month: number; year: number; time: string; weekday: string }
type Row = Record<
  | 'number'
  | 'weekday'
  | 'date'
  | 'time'
  | 'title'
  | 'room'
  | 'series'
  | 'status'
  | 'programme'
  | 'composers'
  | 'works'
  | 'cast'
  | 'price',
  string
>
type Style = {
  headings: Partial<Record<keyof Row, string>>
  /** How a day and a time are written, in one cell or in two. */
  moment: (moment: Moment) => Pick<Row, 'date' | 'time'>
  room?: (name: string) => string
  composer?: (name: string) => string
  programme: (items: readonly Item[]) => string
  cast: (members: readonly Member[]) => string
  /** What conductors are called, unless as in the season. */
  conductor?: string
  price: (from: number, to: number) => string
  /** Whether only the lowest price is told. */
  isFrom?: true
  free: string
  /** What stands above the headings. */
  above: (season: string) => string[][]
  hasMonths?: true
  isMerged?: true
  write: (table: Table) => Uint8Array | Promise<Uint8Array>
  isWindows1252?: true
}

const two = (value: number) => String(value).padStart(2, '0')
const euros = (cents: number) => (cents / 100).toFixed(2)
const lines = (all: readonly string[]) => all.join('\n')
const german = {
  number: 'Nr.',
  weekday: 'Tag',
  date: 'Datum',
  time: 'Uhrzeit',
  title: 'Veranstaltung',
  room: 'Saal',
  series: 'Reihe',
  status: 'Status',
  programme: 'Programm',
  cast: 'Mitwirkende',
  price: 'Preis ab',
}
const english = {
  number: 'No',
  date: 'Date',
  time: 'Start time',
  title: 'Title',
  room: 'Hall',
  series: 'Series',
  status: 'Status',
  programme: 'Programme',
  cast: 'Performers',
  price: 'Price from',
}
const withoutTime = ({ time: _time, ...headings }: Style['headings']) => headings

const serialOf = ({ iso }: Moment) => (Date.parse(`${iso}T00:00Z`) - Date.UTC(1899, 11, 30)) / 86_400_000
const fractionOf = ({ time }: Moment) => (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) / 1440
const titleOf = ({ title, excerpt }: Item) => (excerpt === '' ? title : `${title} – ${excerpt}`)
const minutesOf = ({ minutes }: Item) => (minutes === null ? '' : ` (${minutes}')`)

/** A line for each item: a work with its composer, and what is none in words. */
function itemWith(composed: (item: Item) => string): (item: Item) => string {
  return (item) => {
    if (item.kind === 'interval') return 'Pause'
    if (item.kind === 'talk') return `Gespräch: ${item.title}`
    return item.kind === 'encore' ? `Zugabe: ${composed(item)}` : composed(item)
  }
}
const withColon = itemWith((item) => `${item.composer}: ${titleOf(item)}${minutesOf(item)}`)
const withColonOnly = itemWith((item) => `${item.composer}: ${titleOf(item)}`)
const withoutComposer = itemWith(titleOf)
const withDash = itemWith((item) => `${item.composer} – ${titleOf(item)}`)

/** The composer in a line of its own, with the years, above the works. */
function underComposers(items: readonly Item[]): string {
  return lines(
    items.flatMap((item, at) => {
      if (item.kind !== 'work' || item.years === '') return [withColonOnly(item)]
      const before = items[at - 1]
      const isSame = before?.kind === 'work' && before.composer === item.composer
      return [...(isSame ? [] : [`${item.composer} (${item.years})`]), `${titleOf(item)}${minutesOf(item)}`]
    }),
  )
}

/** `Ludwig van Beethoven` as `L. v. Beethoven`. */
function shortened(name: string): string {
  const words = name.split(' ')
  return words.map((word, at) => (at === words.length - 1 ? word : `${word.charAt(0)}.`)).join(' ')
}

const styles: Readonly<Record<string, Style>> = {
  'a plan in Windows-1252 with a weekday beside the date': {
    headings: german,
    moment: ({ day, month, year, time }) => ({ date: `${day}.${month}.${year}`, time }),
    programme: (items) => lines(items.map(withColon)),
    cast: (members) =>
      lines(
        members.map(({ name, sortName, role, isConductor }) =>
          isConductor ? `${role}: ${sortName}` : `${name}, ${role}`,
        ),
      ),
    conductor: 'Leitung',
    price: (from) => `ab ${from / 100},- €`,
    isFrom: true,
    free: 'kostenlos',
    above: (season) => [[`Dispo Saison ${season} – Stand 12.11.2025 (vertraulich!)`], []],
    write: (table) => inWindows1252(writeCsv(table, ';')),
    isWindows1252: true,
  },
  'an English export with day and time in one cell': {
    headings: withoutTime(english),
    moment: ({ iso, time }) => ({ date: `${iso} ${time}`, time: '' }),
    programme: (items) => lines(items.map(withColonOnly)),
    cast: (members) => lines(members.map(({ name, role }) => `${name} (${role})`)),
    price: (from) => euros(from),
    isFrom: true,
    free: 'free admission',
    above: () => [],
    write: (table) => Buffer.from(`\u{feff}${writeCsv(table, ',')}`),
  },
  'a text of Excel in UTF-16': {
    headings: german,
    moment: ({ day, month, year, time, weekday }) => ({
      date: `${weekday.slice(0, 2)}, ${two(day)}.${two(month)}.${String(year).slice(2)}`,
      time: `${time.replace(':', '.')} Uhr`,
    }),
    programme: (items) => items.map(withColon).join('; '),
    cast: (members) => members.map(({ name, role }) => `${name}, ${role}`).join('; '),
    price: (from, to) =>
      from === to ? `${from / 100} €` : `${from / 100}/${(from + to) / 200}/${to / 100} €`,
    free: 'Eintritt frei',
    above: () => [['', 'Spielplan'], []],
    write: (table) => Buffer.from(`\u{feff}${writeCsv(table, '\t')}`, 'utf16le'),
  },
  'a workbook with merged days and halls': {
    headings: german,
    moment: (moment) => ({ date: `day ${serialOf(moment)}`, time: `time ${fractionOf(moment)}` }),
    programme: (items) => lines(items.map(withColon)),
    cast: (members) => lines(members.map(({ name, role }) => `${role}: ${name}`)),
    conductor: 'Dirigent',
    price: (from) => euros(from),
    isFrom: true,
    free: 'frei',
    above: (season) => [[`Spielzeit ${season}`], [], []],
    isMerged: true,
    write: writeWorkbook,
  },
  'a workbook by months without years, with short names': {
    headings: german,
    moment: ({ day, month, time, weekday }) => ({
      date: `${weekday.slice(0, 2)} ${day}.${month}.`,
      time: time.endsWith(':00') ? `${Number(time.slice(0, 2))} Uhr` : `${time} Uhr`,
    }),
    room: (name) => name.replace(/^Großer /, 'Gr. '),
    composer: shortened,
    programme: (items) => lines(items.map(withColonOnly)),
    cast: (members) =>
      lines(members.map(({ name, role, isConductor }) => `${name} (${isConductor ? 'Ltg.' : role})`)),
    conductor: 'Leitung',
    price: (from, to) => `${from / 100},- bis ${to / 100},-`,
    free: 'gratis',
    above: (season) => [[`Jahresplan ${season}`]],
    hasMonths: true,
    write: writeWorkbook,
  },
  'a list with numbers for days, and columns for composers and works': {
    headings: { ...withoutTime(german), programme: '', composers: 'Komponist:in', works: 'Werk' },
    moment: (moment) => ({
      date: String(serialOf(moment) + fractionOf(moment)).replace('.', ','),
      time: '',
    }),
    programme: () => '',
    cast: (members) => lines(members.map(({ sortName, role }) => `${sortName} (${role})`)),
    price: (from) => `${euros(from).replace('.', ',')} €`,
    isFrom: true,
    free: 'kostenfrei',
    above: () => [],
    write: (table) => Buffer.from(writeCsv(table, ';')),
  },
  'a printed programme with the composers above their works': {
    headings: withoutTime(german),
    moment: ({ day, year, month, time, weekday }) => ({
      date: `${weekday}, ${day}. ${months[month - 1]} ${year}, ${time} Uhr`,
      time: '',
    }),
    programme: underComposers,
    cast: (members) => members.map(({ name, role }) => `${name} (${role})`).join(' / '),
    price: (from, to) => `${from / 100} – ${to / 100} €`,
    free: 'Eintritt frei',
    above: () => [['Unser Programm'], [''], ['Änderungen vorbehalten']],
    write: (table) => inWindows1252(writeCsv(table, ';')),
    isWindows1252: true,
  },
  'an English plan with dashes': {
    headings: { weekday: 'Day', ...english },
    moment: ({ day, month, year, time }) => {
      const hour = Number(time.slice(0, 2))
      return {
        date: `${day} ${englishMonths[month - 1]} ${year}`,
        time: `${hour > 12 ? hour - 12 : hour}.${time.slice(3)} ${hour >= 12 ? 'pm' : 'am'}`,
      }
    },
    programme: (items) => lines(items.map(withDash)),
    cast: (members) => lines(members.map(({ name, role }) => `${name} – ${role}`)),
    price: (from, to) => (from === to ? `€${from / 100}` : `€${from / 100} – €${to / 100}`),
    free: 'free',
    above: (season) => [[`Season ${season}`]],
    write: (table) => Buffer.from(writeCsv(table, '\t')),
  },
}

const months = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ')
const englishMonths =
  'January February March April May June July August September October November December'.split(' ')
const roomNames = new Map(rooms.map(({ key, name }) => [key, name.de]))
const seriesNames = new Map(series.map(({ key, name }) => [key, name.de]))
const worksByKey = new Map(works.map((work) => [work.key, work]))
const composersByKey = new Map(composers.map((composer) => [composer.key, composer]))
const artistsByKey = new Map(artists.map((artist) => [artist.key, artist]))
const statusWords: Readonly<Record<string, string>> = {
  cancelled: 'abgesagt',
  postponed: 'verschoben',
  sold_out: 'ausverkauft',
}

/** Forty schedules, five in each style, each of forty events; the same every time. */
export async function generateSchedules(): Promise<GeneratedSchedule[]> {
  const all: GeneratedSchedule[] = []
  for (let year = 2025; year < 2030; year += 1) {
    const name = `${year}/${String(year + 1).slice(2)}`
    const season = planSeason(`${year}-08-20`).filter((event) => event.season === name)
    for (const [style, how] of Object.entries(styles)) {
      const random = seededRandom(`${style} ${name}`)
      const from = random.between(0, season.length - 40)
      const events = season.slice(from, from + 40)
      all.push(await writeSchedule(style, how, { season: name, events }))
    }
  }
  return all
}

async function writeSchedule(
  name: string,
  style: Style,
  { season, events }: { season: string; events: readonly EventPlan[] },
): Promise<GeneratedSchedule> {
  const written = events.map((event, at) => writeEvent(event, style, at))
  const refused = writeRefused(style)
  const columns = keysOf(style.headings)
  const rows = [...style.above(season), columns.map((column) => style.headings[column] ?? '')]
  let month = ''
  for (const { row, truth } of written) {
    const own = hallInput(truth.start.toISOString()).slice(0, 7)
    if (style.hasMonths && own !== month)
      rows.push([`${months[Number(own.slice(5)) - 1]} ${own.slice(0, 4)}`])
    month = own
    rows.push(columns.map((column) => row[column] ?? ''))
  }
  for (const { row } of refused) rows.push(columns.map((column) => row[column] ?? ''))
  const merged = style.isMerged ? [columns.indexOf('date'), columns.indexOf('room')] : []
  return {
    style: name,
    bytes: await style.write({ rows, merged, first: style.above(season).length + 1 }),
    rows: written.map(({ truth }) => truth),
    refused: refused.map(({ title, code }) => ({ title, code })),
  }
}

/** The columns that have a heading. */
function keysOf(headings: Style['headings']): (keyof Row)[] {
  const all = [
    'number',
    'weekday',
    'date',
    'time',
    'title',
    'room',
    'series',
    'status',
    'composers',
    'works',
  ] as const
  return [...all, ...(['programme', 'cast', 'price'] as const)].filter((column) => headings[column])
}

function writeEvent(event: EventPlan, style: Style, at: number): { row: Partial<Row>; truth: Truth } {
  const { priceMin: from = null, priceMax: to = null } = event
  const start = new Date(event.dateStart)
  const items = event.programme.map((item) => itemOf(item, style))
  const members = event.cast.map((member) => memberOf(member, style))
  const status = statusWords[event.status ?? ''] === undefined ? null : (event.status ?? null)
  const room = style.room?.(roomNames.get(event.roomKey) ?? '') ?? roomNames.get(event.roomKey) ?? ''
  const own = seriesNames.get(event.seriesKey ?? '') ?? ''
  const isFree = from === null || to === null
  const moment = momentOf(start)
  const row = {
    ...style.moment(moment),
    number: `K-${at + 1}`,
    weekday: moment.weekday.slice(0, 2),
    title: event.title.de,
    room,
    series: own,
    status: status === null ? (['fest', 'Option', 'best.', ''][at % 4] ?? '') : (statusWords[status] ?? ''),
    programme: style.programme(items),
    composers: lines(items.map((item) => item.composer || '–')),
    works: lines(items.map(withoutComposer)),
    cast: style.cast(members),
    price: isFree ? style.free : style.price(from, to),
  }
  const isLossy =
    style.isWindows1252 === true &&
    Object.values(row).some(
      (text) => inWindows1252(text).toString('latin1').split('?').length > text.split('?').length,
    )
  const encoded = (text: string) =>
    style.isWindows1252 ? new TextDecoder('windows-1252').decode(inWindows1252(text)) : text
  return {
    row,
    truth: {
      start,
      title: encoded(event.title.de),
      room: encoded(room),
      series: encoded(own),
      status: status ?? (isFree ? 'no_sale' : null),
      price: isFree ? null : { from, to: style.isFrom ? from : to },
      programme: items.map(({ kind, composer, title, excerpt }) => ({
        kind,
        composer: encoded(composer),
        title: encoded(title),
        excerpt: encoded(excerpt),
      })),
      cast: members.map(({ name, role }) => ({ name: encoded(name), role: encoded(role) })),
      isLossy,
    },
  }
}

function itemOf(item: EventPlan['programme'][number], style: Style): Item {
  const work = worksByKey.get(item.workKey ?? '')
  const composer = composersByKey.get(work?.composerKey ?? '')
  const name = composer === undefined ? '' : (style.composer?.(composer.name) ?? composer.name)
  const own = item.title?.de ?? ''
  return {
    kind: item.kind === 'movement' ? 'work' : item.kind,
    composer: name,
    title: work ? [work.title.de, work.catalogueNumber].filter(Boolean).join(' ') : own,
    excerpt: work ? own : '',
    minutes: item.minutes ?? null,
    years: composer?.bornYear && composer.diedYear ? `${composer.bornYear}–${composer.diedYear}` : '',
  }
}

function memberOf({ artistKey, role }: EventPlan['cast'][number], style: Style): Member {
  const { name = '', sortName = name, kind } = artistsByKey.get(artistKey) ?? {}
  const said = role?.de ?? ''
  const isConductor = /^Dirigent|^Leitung/.test(said)
  return {
    name,
    sortName: kind === 'ensemble' ? name : sortName,
    role: isConductor ? (style.conductor ?? said) : said,
    isConductor,
  }
}

function momentOf(start: Date): Moment {
  const local = hallInput(start.toISOString())
  const [iso = '', time = ''] = local.split('T')
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number)
  return { iso, year, month, day, time, weekday: nameOfWeekday(weekdayOf(iso), 'de') }
}

/** Rows that are wrong in every style. */
function writeRefused(style: Style): { title: string; code: string; row: Partial<Row> }[] {
  const at = (date: string, time: string) =>
    style.headings.time ? { date, time } : { date: time === '' ? date : `${date} ${time}`, time: '' }
  const wrong: [code: string, Partial<Row>][] = [
    ['no_such_day', at('31.2.2028', '19:30')],
    ['time', at('18.3.2028', '24:00')],
    ['several', at('18.3.2028 und 19.3.2028', '')],
    ['ambiguous_date', at('5/6/2028', '19:30')],
    ['date', at('demnächst', '')],
    ['formula', { ...at('18.3.2028', '19:30'), title: '=HYPERLINK("http://hall.example";"klick")' }],
  ]
  return wrong.map(([code, cells], place) => {
    const title = cells.title ?? `Falsch ${place}`
    return { title, code, row: { title, room: 'Werkraum', ...cells } }
  })
}
