import type { EventFacts, FactKind, FormerFact } from '../event-facts.ts'
import { findNames, writeName } from '../reading/find-names.ts'
import { saysDay } from '../reading/find-dates.ts'
import { saysTime } from '../reading/find-times.ts'
import type { Token } from '../reading/mention.ts'
import { tokensOf } from '../reading/tokens-of.ts'
import type { Reader } from './reader.ts'
import type { Page, Sentence, Untrue } from './sentence.ts'
import {
  hasOtherDay,
  hasOtherPrice,
  hasOtherTime,
  introducesStart,
  saysBeginning,
  isAboutTickets,
  isGendered,
  isLongAgo,
  namesChange,
  saysOff,
} from './what-it-says.ts'

type Around = {
  /** The paragraph, to which the places refer. */
  text: string
  tokens: readonly Token[]
  following: string
  page: Page
  reader: Reader
}
type Judged = Untrue & { event: number; kind: FactKind }
type Former<Kind extends FormerFact['kind']> = Extract<FormerFact, { kind: Kind }>

/**
 * What in a sentence is not true of the events that it speaks of. What an event has said before is untrue wherever it
 * is not true of another one of them; what it has never said only where the sentence can hardly mean anything else.
 */
export function judgeSentence(sentence: Sentence, around: Around): Judged[] {
  const events = sentence.events.flatMap((id) => around.reader.events.get(id) ?? [])
  // Of another, unknown event it may be true.
  if (events.length < sentence.events.length && sentence.bond !== 'about') return []
  const standing = events.filter(({ isOff }) => isOff === null)
  if (standing.length === 0) return []
  const given = { sentence, around, events: standing, all: events }
  return [...performers(given), ...times(given), ...dates(given), ...halls(given), ...prices(given)]
}

type Given = {
  sentence: Sentence
  around: Around
  /** Those that take place. */
  events: readonly EventFacts[]
  all: readonly EventFacts[]
}

function formerOf<Kind extends FormerFact['kind']>(
  events: readonly EventFacts[],
  kind: Kind,
): { event: EventFacts; former: Former<Kind> }[] {
  return events.flatMap((event) =>
    event.former.flatMap((fact) =>
      // The comparison decides the type.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      fact.kind === kind ? [{ event, former: fact as Former<Kind> }] : [],
    ),
  )
}

function performers({ sentence, around, events, all }: Given): Judged[] {
  const { reader, text, page, following } = around
  const performing = new Set(all.flatMap((event) => event.performers))
  const families = new Set([...performing].map((id) => reader.artists.get(id)?.family).filter(Boolean))
  const judged: Judged[] = []
  for (const { event, former } of formerOf(events, 'performer')) {
    const name = reader.artists.get(former.artist)
    if (!name || performing.has(former.artist)) continue
    if (sentence.bond === 'about' && isLongAgo(sentence.text)) continue
    const isExplained =
      sentence.bond !== 'about' ||
      findNames(page.whole, tokensOf(page.whole), name, { withFamilyName: false }).length > 0
    const mentions = findNames(text, around.tokens, name, {
      withFamilyName: isExplained && !families.has(name.family),
    }).filter(
      ({ start, end }) =>
        start >= sentence.start &&
        start < sentence.end &&
        // A title or a hall may be called after somebody.
        ![...sentence.titled, ...sentence.halls].some((one) => one.start <= start && end <= one.end),
    )
    if (mentions.length === 0 || isToldAsChange(sentence.text, around, former.by)) continue
    const successor = former.by === null ? undefined : reader.artists.get(former.by)
    const isSafe = !isGendered(sentence.text) && !isGendered(following)
    for (const mention of mentions)
      judged.push({
        event: event.id,
        kind: 'performer',
        start: mention.start,
        end: mention.end,
        words: text.slice(mention.start, mention.end),
        instead:
          successor && isSafe && !(mention.isAfterArticle && reader.language === 'de')
            ? writeName(mention, successor, reader.language)
            : null,
      })
  }
  return judged
}

/** "Für X springt Y ein" names X on purpose. */
function isToldAsChange(text: string, { reader }: Around, by: number | null): boolean {
  if (saysOff(text)) return true
  if (!namesChange(text)) return false
  const successor = by === null ? undefined : reader.artists.get(by)
  return !successor || findNames(text, tokensOf(text), successor, { withFamilyName: true }).length > 0
}

function times({ sentence, around, events, all }: Given): Judged[] {
  const { text } = around
  if (saysOff(sentence.text)) return []
  return sentence.times.flatMap((mention): Judged[] => {
    if (all.some(({ minutes }) => minutes !== null && saysTime(mention, minutes))) return []
    const before = text.slice(sentence.start, mention.start)
    const found = formerOf(events, 'time').find(({ former }) => saysTime(mention, former.minutes))
    const isOther = hasOtherTime(before.slice(-40)) || hasOtherTime(text.slice(mention.end, mention.end + 14))
    const [only] = events
    const isStale =
      found !== undefined &&
      !isOther &&
      (sentence.bond !== 'about' || (events.length === 1 && mention.isClear && introducesStart(before)))
    const isNew =
      only !== undefined &&
      all.length === 1 &&
      sentence.isExplicit &&
      sentence.bond !== 'about' &&
      mention.isClear &&
      only.minutes !== null &&
      introducesStart(before) &&
      (saysBeginning(sentence.text) || sentence.dates.some((day) => saysDay(day, only.day))) &&
      !hasOtherTime(sentence.text) &&
      !only.otherMinutes.some((minutes) => saysTime(mention, minutes)) &&
      !sentence.times.some((one) => saysTime(one, only.minutes ?? 0)) &&
      isItsDay(sentence, only)
    const event = isStale ? found.event : isNew && found === undefined ? only : undefined
    if (!event || (namesChange(sentence.text) && sentence.times.length > 1)) return []
    return [
      {
        event: event.id,
        kind: 'time',
        ...placeOf(mention, text),
        instead: event.minutes === null ? null : mention.write(event.minutes),
      },
    ]
  })
}

/** Whether a sentence names no day, or that of the event. */
function isItsDay({ dates: days }: Sentence, { day }: EventFacts): boolean {
  return days.length === 0 || days.some((mention) => saysDay(mention, day))
}

function dates({ sentence, around, events, all }: Given): Judged[] {
  const { text, page } = around
  if (saysOff(sentence.text)) return []
  return sentence.dates.flatMap((mention): Judged[] => {
    if (all.some(({ day }) => saysDay(mention, day))) return []
    const found = formerOf(events, 'date').find(({ former }) => saysDay(mention, former.day))
    const [only] = events
    const isNew =
      only !== undefined &&
      all.length === 1 &&
      sentence.isExplicit &&
      sentence.bond !== 'about' &&
      (mention.year === null || mention.year >= Number(only.day.slice(0, 4))) &&
      !hasOtherDay(sentence.text) &&
      !only.otherDays.some((day) => saysDay(mention, day)) &&
      sentence.dates.length === 1 &&
      sentence.times.some((time) => only.minutes !== null && saysTime(time, only.minutes)) &&
      !(sentence.bond === 'near' && page.own !== null && namesChange(sentence.text))
    const event = found ? found.event : isNew ? only : undefined
    if (!event || (namesChange(sentence.text) && sentence.dates.length > 1)) return []
    return [{ event: event.id, kind: 'date', ...placeOf(mention, text), instead: mention.write(event.day) }]
  })
}

function halls({ sentence, around, events, all }: Given): Judged[] {
  const { text, reader } = around
  return sentence.halls.flatMap((mention): Judged[] => {
    if (all.some(({ room }) => room === mention.hall)) return []
    if (sentence.titled.some(({ start, end }) => start <= mention.start && mention.end <= end)) return []
    const found = formerOf(events, 'hall').find(({ former }) => former.room === mention.hall)
    const [only] = events
    const isPlaced = sentence.times.length > 0 || sentence.dates.length > 0
    const isStale = found !== undefined && (sentence.bond !== 'about' || (events.length === 1 && isPlaced))
    const isNew =
      only !== undefined &&
      all.length === 1 &&
      sentence.isExplicit &&
      sentence.bond !== 'about' &&
      only.room !== null &&
      !hasOtherTime(sentence.text) &&
      sentence.halls.length === 1 &&
      isPlaced &&
      (sentence.dates.some((date) => saysDay(date, only.day)) ||
        sentence.times.some((time) => only.minutes !== null && saysTime(time, only.minutes)))
    const event = isStale ? found.event : isNew && found === undefined ? only : undefined
    if (!event || (namesChange(sentence.text) && sentence.halls.length > 1)) return []
    const now = event.room === null ? undefined : reader.halls.get(event.room)
    return [
      {
        event: event.id,
        kind: 'hall',
        ...placeOf(mention, text),
        instead: now ? mention.write(now) : null,
      },
    ]
  })
}

function prices({ sentence, around, events, all }: Given): Judged[] {
  const { text } = around
  return sentence.amounts.flatMap((mention): Judged[] => {
    const { currency, cents } = mention
    if (all.some((one) => one.currency === currency && one.amounts.includes(cents))) return []
    // What something costs in another currency is no price of it.
    const priced = events.filter((one) => one.currency === currency)
    const found = formerOf(priced, 'price').find(({ former }) => former.cents === cents)
    const [only] = priced
    const isTicket = isAboutTickets(sentence.text) && !hasOtherPrice(sentence.text)
    const isStale =
      found !== undefined &&
      !hasOtherPrice(text.slice(sentence.start, mention.start).slice(-40)) &&
      (sentence.bond !== 'about' || (events.length === 1 && isTicket))
    const isNew =
      only !== undefined &&
      all.length === 1 &&
      sentence.isExplicit &&
      sentence.bond !== 'about' &&
      only.amounts.length > 0 &&
      isTicket
    const event = isStale ? found.event : isNew && found === undefined ? only : undefined
    if (!event || (namesChange(sentence.text) && sentence.amounts.length > 1)) return []
    const now = isStale ? found.former.now : null
    return [
      {
        event: event.id,
        kind: 'price',
        ...placeOf(mention, text),
        instead: now === null ? null : mention.write(now),
      },
    ]
  })
}

function placeOf({ start, end }: { start: number; end: number }, text: string) {
  return { start, end, words: text.slice(start, end) }
}
