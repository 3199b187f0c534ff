import type { HouseSettings } from '#domain/house/index.server.ts'
import type { RowOf } from '#domain/records/index.server.ts'
import type { Language, Localized } from '#i18n/languages.ts'
import type { DraftOf, FormFieldDraft } from '#records/field.ts'
import type { record as article } from '#records/article/record.ts'
import type { record as artist } from '#records/artist/record.ts'
import type { record as event } from '#records/event/record.ts'
import type { record as form } from '#records/form/record.ts'
import type { record as subscription } from '#records/subscription/record.ts'
import type { record as work } from '#records/work/record.ts'

export type { Localized }

type FormDraft = DraftOf<typeof form.fields>
/** A form with all that its check looks at; its fields are completed by the plain one. */
export type FormPlan = Partial<Omit<FormDraft, 'fields'>> &
  Pick<FormDraft, 'slug' | 'title' | 'redirect_url' | 'published_from' | 'published_to'> &
  Pick<FormDraft, 'needs_confirmation' | 'confirms_receipt'> & {
    fields: (Partial<FormFieldDraft> & Pick<FormFieldDraft, 'slug' | 'field_type' | 'label'>)[]
  }

/** ISO 8601 instant in UTC, e.g. `2026-11-21T18:30:00.000Z`. */
export type Instant = string

/** Calendar day `YYYY-MM-DD` in the house's own time zone (Europe/Berlin). */
export type Day = string

export type Ground = 'prussian' | 'bottle' | 'yolk' | 'plum' | 'vermilion' | 'stone'

type ArtistRow = Partial<RowOf<typeof artist.fields>>
type WorkRow = Partial<RowOf<typeof work.fields>>
type ArticleRow = RowOf<typeof article.fields> & { figureSeed: string }
type SubscriptionRow = RowOf<typeof subscription.fields> & { figureSeed: string }
type EventRow = RowOf<typeof event.fields>
type PerformanceRow = RowOf<typeof event.fields.programme.fields>
type CastRow = RowOf<typeof event.fields.cast.fields>

/** Fields of a draft that are set on every record of the demo. */
type Filled<Draft, Field extends keyof Draft> = { [Each in Field]-?: NonNullable<Draft[Each]> }

/** Fields of a draft that are stated for every record of the demo, although they may be null. */
type Stated<Draft, Field extends keyof Draft> = Required<Pick<Draft, Field>>

export type Composer = Filled<ArtistRow, 'name' | 'sortName' | 'bornYear' | 'areDatesUncertain'> &
  Stated<ArtistRow, 'nameEnglish' | 'diedYear'> & { key: string; gender: 'f' | 'm' }

export type RoleKey = string

export type Artist = Filled<ArtistRow, 'kind' | 'name' | 'sortName'> &
  Stated<ArtistRow, 'nameEnglish'> & {
    key: string
    /** Null for ensembles; decides between »Dirigent« and »Dirigentin«. */
    gender: 'f' | 'm' | null
    /** Instruments, voices and functions; the first is the usual one. Labels: `roleLabel`. */
    roles: RoleKey[]
    /** First and last year on this house's stages; null means still active. */
    activeFrom: number
    activeTo: number | null
    biography: Localized | null
  }

/** Who plays a work. */
export const forces = [
  'orchestra',
  'orchestra+soloist',
  'chamber-orchestra',
  'choir+orchestra',
  'choir',
  'string-quartet',
  'string-quintet',
  'piano-trio',
  'piano-quartet',
  'piano-quintet',
  'chamber',
  'duo',
  'solo',
  'piano',
  'organ',
  'song',
  'early',
  'new',
  'jazz',
] as const
export type Forces = (typeof forces)[number]

/** The title has the key signature (`Symphonie Nr. 5 cis-Moll`), but not the catalogue number. */
export type Work = Filled<WorkRow, 'title' | 'yearComposed' | 'minutes' | 'movements'> &
  Stated<WorkRow, 'catalogueNumber' | 'keySignature' | 'titleLanguage'> & {
    key: string
    composerKey: string
    /** First year in which a concert hall could have played it (rediscoveries, first editions). */
    heardFrom: number
    forces: Forces
    /** Soloists in addition to the forces, or the players of a duo or a mixed chamber group. */
    soloInstruments: RoleKey[]
  }

export interface Venue {
  name: Localized
  address: string
}

export interface Room {
  key: string
  name: Localized
  seats: number
  openedOn: Day
  wheelchairPlaces: number
  inductionLoop: boolean
}

export interface Genre {
  key: string
  name: Localized
  ground: Ground
}

export interface Series {
  key: string
  name: Localized
  genreKey: string
  description: Localized
}

export interface CustomerTag {
  key: string
  category: 'Mitglieder' | 'Abonnent:innen'
  name: Localized
  showInCalendar: boolean
}

export interface RichTextMark {
  type: 'bold' | 'italic' | 'link'
  attrs?: { href: string; newWindow: boolean }
}

export interface RichTextNode {
  type: 'paragraph' | 'bulletList' | 'orderedList' | 'listItem' | 'text' | 'hardBreak'
  attrs?: { textAlign: 'center' | 'right' }
  text?: string
  marks?: RichTextMark[]
  content?: RichTextNode[]
}

export interface RichText {
  type: 'doc'
  content: RichTextNode[]
}

export interface LocalizedRichText {
  de: RichText
  en: RichText
}

/** `workKey` is set for `work`, `movement` and `encore`. */
export type ProgrammeItem = Partial<Omit<PerformanceRow, 'kind' | 'workId' | 'cast'>> &
  Pick<PerformanceRow, 'kind'> & { workKey?: string }

export type CastItem = Partial<Omit<CastRow, 'artistId' | 'replacesId'>> & {
  artistKey: string
  /** The name of the artist who is replaced. */
  replaces?: string
}

/** The columns of an event that need neither a date nor another record, as in the table. */
export type EventFields = Partial<
  Omit<
    EventRow,
    | DateOfEvent
    | 'title'
    | 'slug'
    | 'roomId'
    | 'seriesId'
    | 'seasonId'
    | 'imageId'
    | 'genres'
    | 'presale'
    | 'programme'
    | 'cast'
    | 'description'
  >
> &
  Pick<EventRow, 'title' | 'slug'> & { figureSeed?: string }
type DateOfEvent =
  | 'dateStart'
  | 'dateEnd'
  | 'doorsOpen'
  | 'previousDate'
  | 'ticketSaleFrom'
  | 'onlineFrom'
  | 'onlineTo'

/** An event that names other records by their keys. */
export type EventPlan = EventFields & {
  key: string
  /** `{n}-{n}`, the shop's id form. */
  externalId: string
  dateStart: Instant
  durationMinutes: number
  isOwnProduction: boolean
  doorsOpen?: Instant | null
  previousDate?: Instant | null
  ticketSaleFrom?: Instant | null
  roomKey: string
  genreKeys: string[]
  seriesKey: string | null
  /** `2026/27`; a season begins on 1 August. */
  season: string
  customerTags: { tagKey: string; presaleDate: Instant }[]
  description?: LocalizedRichText | null
  programme: ProgrammeItem[]
  cast: CastItem[]
  /** Values of the fields that the house has added; a reference is the key of a record. */
  house?: Readonly<Record<string, unknown>>
}

/** What is planned and not public: a draft, or an option that is not sure yet. */
export type DraftPlan = Pick<EventPlan, 'title' | 'dateStart' | 'roomKey' | 'season'> & { isOption: boolean }

export interface SubscriptionGroup {
  key: string
  name: Localized
}

export type SubscriptionPlan = Filled<
  SubscriptionRow,
  'title' | 'subtitle' | 'slug' | 'teaser' | 'shortCode' | 'figureSeed'
> &
  Stated<SubscriptionRow, 'choose' | 'isOnePerEvening' | 'priceCategories'> & {
    key: string
    groupKey: string
    /** `2026/27` */
    season: string
    choiceGroups: {
      name: Localized
      seriesKey?: string
      roomKey?: string
      atLeast?: number
      atMost?: number
    }[]
    description: LocalizedRichText
    /** The events that it contains, or that may be chosen, in order of date. */
    eventKeys: string[]
    onSaleFrom: Instant
    membersFrom: Instant
    renewalUntil: Instant | null
    renewalNote: Localized | null
  }

export type BlockFields = Record<string, unknown>

export interface Block {
  id: string
  type: string
  version: 1
  fields: BlockFields
  children?: Block[]
}

export type Layout = '100' | '67-33' | '33-67' | '50-50' | '33-33-33' | '25-50-25'

export interface Container {
  id: string
  layout: Layout
  columns: Block[][]
}

export interface ContentDocument {
  version: 1
  containers: Container[]
}

/**
 * Content per language. Ids are `{page}-{locale}-{number}`, so that a block and its translation differ only in the
 * middle part as long as both documents have the same shape.
 */
export interface LocalizedDocument {
  de: ContentDocument
  en: ContentDocument
}

export interface ArticleCategory {
  key: string
  name: Localized
  icon: 'book' | 'headphone' | 'play'
}

export interface ArticleTag {
  key: string
  name: Localized
  slug: Localized
}

export type ArticlePlan = Filled<
  ArticleRow,
  'slug' | 'title' | 'teaser' | 'author' | 'readingMinutes' | 'figureSeed'
> & {
  key: string
  categoryKey: string
  tagKeys: string[]
  publishedAt: Instant
  body: LocalizedDocument
  recordingKey: string | null
  eventKeys: string[]
}

export interface PageHero {
  image: string
  text: Localized
  linkText: Localized
  link: string
}

export interface PagePlan {
  key: string
  parentKey: string | null
  /** Last path segment per language; empty for the home page. */
  slugs: Localized
  title: Localized
  headline: Localized
  metaDescription: Localized
  contentType: 'page' | 'landing'
  isLandingPage: boolean
  hasTabNavigation: boolean
  isClickable: boolean
  pageClass: string
  hero: PageHero | null
  content: LocalizedDocument
}

/** Content that editors added below the fixed parts of an event or a subscription. */
export interface SectionPlan {
  ownerKind: 'event' | 'subscription'
  ownerKey: string
  content: LocalizedDocument
}

/** Content that several pages show, by its key. Only staff see its name. */
export interface SharedPlan {
  key: string
  name: Localized
  content: LocalizedDocument
}

/** `route:events`, `route:subscriptions`, `route:blog`, `route:archive`, `page:KEY`, `form:KEY` or a URL. */
export type LinkTarget = string

export interface MenuEntryPlan {
  key: string
  name: Localized
  target: LinkTarget
  isHighlight: boolean
  children: { key: string; name: Localized; target: LinkTarget }[]
}

export interface NavigationPlan {
  menu: MenuEntryPlan[]
  footer: { key: string; name: Localized; target: LinkTarget }[]
}

export interface RedirectPlan {
  oldPath: string
  newPath: string
}

/** A picture of the library. */
export interface PicturePlan {
  key: string
  alt: Localized
  caption: Localized
  /** A decorative picture, whose absence nobody would notice. */
  isDecorative?: boolean
  tags: string[]
  /** The point that is cropped last, from 0 to 1 of width and height. */
  focus: [x: number, y: number]
  /**
   * The record that it belongs to, besides the pages that reference it as `media:{key}`: `article:chladni`,
   * `event:orgelnacht`, `subscription:…`. An event stands for all of its seasons and repetitions.
   */
  of: string[]
  credit: string
  copyright: string
  /** The picture as SVG. */
  draw: () => string
}

/** The name of an event in `PicturePlan.of`: its key without the year and the number of the repetition. */
export function ownerOfEvent(key: string): string {
  return `event:${key.replace(/(-\d{4})?(-\d)?$/, '')}`
}

/** A document or a recording of the library. */
export interface FilePlan {
  key: string
  name: string
  /** The language of a document; a sound has none. */
  language: Language | null
  tags: string[]
  caption?: Localized
  transcript?: Localized
  copyright: string
  content: () => Buffer
}

/** A block of seats of a hall. */
export interface SeatingBlock {
  name: Localized
  /** From the stage. */
  distance: number
  seats: number
  /** The number of the price group. */
  price_category: number
  wheelchair_places: number | null
}

export interface DemoPlan {
  settings: Partial<HouseSettings>
  venue: Venue
  rooms: Room[]
  /** The blocks of seats of each hall, by its key. */
  seating: Record<string, SeatingBlock[]>
  genres: Genre[]
  series: Series[]
  customerTags: CustomerTag[]
  composers: Composer[]
  works: Work[]
  artists: Artist[]
  season: EventPlan[]
  drafts: DraftPlan[]
  archive: EventPlan[]
  subscriptionGroups: SubscriptionGroup[]
  subscriptions: SubscriptionPlan[]
  articleCategories: ArticleCategory[]
  articleTags: ArticleTag[]
  articles: ArticlePlan[]
  pages: PagePlan[]
  sections: SectionPlan[]
  sharedBlocks: SharedPlan[]
  forms: FormPlan[]
  navigation: NavigationPlan
  redirects: RedirectPlan[]
  pictures: PicturePlan[]
  files: FilePlan[]
  /** Records of the house's own kinds, by kind; a reference is the key of a record of a kind before it, a room, a work … */
  houseRecords?: Readonly<Record<string, readonly ({ key: string } & Readonly<Record<string, unknown>>)[]>>
}

/** What a house's folder says about its demo, in `demo/account.ts` and `demo/index.ts`. */
export interface HouseDemo {
  /** The demo's administrator: its password is public, printed on the console, and a banner warns until it is changed. */
  account: { email: string; username: string; password: string }
  load: () => Promise<{
    /** The time zone of the house, Europe/Berlin without one; the plan is made in it. */
    timeZone?: string
    /** Everything that the house shows on a day. Pure: the same day returns the same plan. */
    planDemo: (today: Day) => DemoPlan
  }>
}
