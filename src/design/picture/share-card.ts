/**
 * The share image of a page: the picture that other sites show with a link to it. Its address contains a hash of all
 * its content, so that it can be cached for ever.
 */
import { hallDay, hallTime, longDay, weekdayName } from '#i18n/dates.ts'
import { isLanguage, type Language } from '#i18n/languages.ts'
import { messagesIn } from '#i18n/messages.ts'
import { uncertainDateText } from '#i18n/uncertain-dates.ts'
import { archiveMessages } from '#i18n/lazy/archive.ts'
import { eventMessages } from '#i18n/lazy/event.ts'
import { historyMessages } from '#i18n/lazy/history.ts'
import { lifeDatesInFull } from '../evening-programme/life-dates.ts'
import { figureOf, figureVersion, type FigureKey } from './figure-address.ts'
import { hashText } from './hash-text.ts'

/** In pixels: 1.91:1 for links, 4:5 for what a press office posts itself. */
export const shareImageSizes = {
  wide: { width: 1200, height: 630 },
  tall: { width: 1080, height: 1350 },
} as const
export type ShareFormat = keyof typeof shareImageSizes
const shareKinds = ['event', 'story', 'subscription', 'page', 'house', 'person', 'work', 'archive'] as const
export type ShareKind = (typeof shareKinds)[number]

/** A page's data for its share image. */
export type ShareSubject = {
  kind: ShareKind
  /** The record's id; 0 for the concert hall itself. */
  id: number
  title: string
  /** A word above the title that says what it is, for what is not of the programme. */
  kicker?: string
  /** Up to two lines below the title, the more important one first. */
  lines: string[]
  figure: FigureKey
}
/** The complete content of the image. */
export type ShareCard = ShareSubject & { language: Language; houseName: string }

type Pictured = { picture: { seed: string; ground: string } }

/** The share image of an event: day, time and hall, and whether it is cancelled or postponed. */
export function eventShare(
  event: Pictured & {
    id: number
    name: string
    date_start: string
    is_time_known: boolean
    uncertain_date: string | null
    status: string
    room: { name: string } | null
  },
  language: Language,
): ShareSubject {
  const messages = messagesIn(language)
  const day = hallDay(event.date_start)
  const time = event.is_time_known ? `, ${messages.event.oClock(hallTime(event.date_start, language))}` : ''
  const change =
    event.status === 'cancelled' || event.status === 'postponed' ? messages.event.status[event.status] : null
  const place = [change, event.room?.name].filter(Boolean).join(' · ')
  return {
    kind: 'event',
    id: event.id,
    title: event.name,
    lines: [
      event.uncertain_date === null
        ? `${weekdayName(day, language)}, ${longDay(day, language)}${time}`
        : uncertainDateText(event.uncertain_date, language),
      ...(place === '' ? [] : [place]),
    ],
    figure: figureOf(event.picture),
  }
}

/** The share image of a story: category and date. */
export function storyShare(
  story: Pictured & {
    id: number
    title: string
    category: { name: string } | null
    published_at: string
  },
  language: Language,
): ShareSubject {
  const day = longDay(hallDay(story.published_at), language)
  return {
    kind: 'story',
    id: story.id,
    title: story.title,
    lines: [story.category ? `${story.category.name} · ${day}` : day],
    figure: figureOf(story.picture),
  }
}

/** The share image of a subscription: group and season. */
export function subscriptionShare(
  subscription: Pictured & { id: number; title: string; group: { name: string }; season: string | null },
): ShareSubject {
  const { id, title, group, season, picture } = subscription
  return {
    kind: 'subscription',
    id,
    title,
    lines: [season ? `${group.name} · ${season}` : group.name],
    figure: figureOf(picture),
  }
}

/**
 * The share image of a content page, with its parent page; one without a hero gets the figure that its hero would have.
 */
export function pageShare(page: {
  id: number
  og_title: string
  parents: { title: string }[]
  picture: { seed: string; ground: string } | null
}): ShareSubject {
  const parent = page.parents.at(-1)
  return {
    kind: 'page',
    id: page.id,
    title: page.og_title,
    lines: parent ? [parent.title] : [],
    figure: figureOf(page.picture ?? { seed: `page-${page.id}`, ground: 'vermilion' }),
  }
}

/** The share image of a person or an ensemble: what they do, and their dates. */
export function personShare(
  person: Pictured & {
    id: number
    name: string
    kind: 'person' | 'ensemble'
    roles: string[]
    is_composer: boolean
    born_date: string | null
    died_date: string | null
  },
  language: Language,
): ShareSubject {
  const texts = historyMessages[language]
  const dates = lifeDatesInFull(
    { born: person.born_date, died: person.died_date },
    eventMessages[language],
    language,
  )
  const roles = [...person.roles, ...(person.is_composer ? [texts.composer] : [])].join(', ')
  return {
    kind: 'person',
    id: person.id,
    title: person.name,
    kicker: texts[person.kind],
    lines: [roles, dates].filter(Boolean).map((line) => line.charAt(0).toUpperCase() + line.slice(1)),
    figure: figureOf(person.picture),
  }
}

/** The share image of a work: its composer above it, and its number in the catalogue. */
export function workShare(work: {
  id: number
  title: string
  seed: string
  catalogue_number: string | null
  composer: { name: string } | null
}): ShareSubject {
  return {
    kind: 'work',
    id: work.id,
    title: work.title,
    ...(work.composer && { kicker: work.composer.name }),
    lines: work.catalogue_number ? [work.catalogue_number] : [],
    figure: figureOf({ seed: work.seed, ground: 'bottle' }),
  }
}

/** The share image of the archive, since the year in which the house was opened if that is known. */
export function archiveShare(openingYear: number | null, language: Language): ShareSubject {
  return {
    kind: 'archive',
    id: 0,
    title: messagesIn(language).archive.title,
    kicker: openingYear === null ? messagesIn(language).archive.title : `${openingYear} –`,
    lines: [archiveMessages[language].intro(openingYear).replace(/\.$/, '')],
    figure: figureOf({ seed: 'archive', ground: 'stone' }),
  }
}

/**
 * The complete content: the page's own, or else the concert hall's; a page with the same title as the hall has its
 * claim.
 */
export function shareCard(
  subject: ShareSubject | null,
  house: { name: string; claim: string | null },
  language: Language,
): ShareCard {
  const { lines, ...shown } = subject ?? houseShare(house)
  const claim = shown.title === house.name && house.claim ? [house.claim] : []
  return { ...shown, lines: lines.length > 0 ? lines : claim, language, houseName: house.name }
}

/** The concert hall's image, for everything that has none of its own. */
function houseShare(house: { name: string; claim: string | null }): ShareSubject {
  return {
    kind: 'house',
    id: 0,
    title: house.name,
    lines: house.claim ? [house.claim] : [],
    figure: figureOf({ seed: 'house', ground: 'prussian' }),
  }
}

/** `/share/event/de/12002-0123456789abcdef.jpg`, and `…-tall.jpg`. */
export function shareImagePath(card: ShareCard, format: ShareFormat = 'wide'): string {
  const ending = format === 'wide' ? '' : `-${format}`
  return `/share/${card.kind}/${card.language}/${card.id}-${shareImageHash(card)}${ending}.jpg`
}

export type SharePath = {
  kind: ShareKind
  language: Language
  id: number
  hash: string
  format: ShareFormat
}

/** Parses a path of `shareImagePath`; null for any other. */
export function parseSharePath(path: string): SharePath | null {
  const [, kindName, language, id, hash = '', tall] =
    /^\/share\/([a-z]{1,12})\/([a-z]{2})\/(0|[1-9]\d{0,8})-([0-9a-f]{16})(-tall)?\.jpg$/.exec(path) ?? []
  const kind = shareKinds.find((known) => known === kindName)
  if (!kind || !isLanguage(language)) return null
  return { kind, language, id: Number(id), hash, format: tall === undefined ? 'wide' : 'tall' }
}

/** The image's alternative text. */
export function shareImageText(card: ShareCard): string {
  const names = card.title === card.houseName ? [card.title] : [card.title, card.houseName]
  return [names[0], ...card.lines, ...names.slice(1)].join('. ')
}

/** The version of the layout; increment it with every change, like `figureVersion`. */
const layoutVersion = 2

export function shareImageHash(card: ShareCard): string {
  const { title, kicker = '', lines, houseName, figure } = card
  const shown = JSON.stringify([layoutVersion, figureVersion, title, kicker, lines, houseName, figure])
  const [first, second] = [hashText(shown), hashText(shown, 0x1b873593)]
  return [first, second].map((half) => half.toString(16).padStart(8, '0')).join('')
}
