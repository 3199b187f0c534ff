import { findAmounts } from '../reading/find-amounts.ts'
import { findDates, saysDay, type DateMention } from '../reading/find-dates.ts'
import { findHalls } from '../reading/find-halls.ts'
import { findTimes, saysTime } from '../reading/find-times.ts'
import type { Mention, Token } from '../reading/mention.ts'
import { splitSentences } from '../reading/split-sentences.ts'
import { tokensOf } from '../reading/tokens-of.ts'
import type { Paragraph } from '../prose/paragraphs.ts'
import { daysOf, eventOf, findTitles, isMeant, minutesOf } from './find-references.ts'
import { judgeSentence } from './judge-sentence.ts'
import type { Field, ProseDocument } from './prose-document.ts'
import type { Reader } from './reader.ts'
import type { Finding, Page, Sentence } from './sentence.ts'
import { hasOtherDay, saysOff } from './what-it-says.ts'

/** All that a page says, and that the records of the events that it speaks of contradict. */
export function judge(document: ProseDocument, reader: Reader): Finding[] {
  const read = document.fields.map((field) => ({
    field,
    paragraphs: field.paragraphs.map((paragraph) => readParagraph(paragraph, reader)),
  }))
  const named = read.flatMap(({ field, paragraphs }) => [
    ...field.events,
    ...paragraphs.flatMap(({ references }) => references.flatMap(({ events }) => events)),
  ])
  const about = new Set([...(document.own === null ? [] : [document.own]), ...document.events, ...named])
  const whole = document.fields.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text)).join('\n')
  const bound = document.events.length > 0 || about.size > 1 ? document.events : [...about]
  const page: Page = { own: document.own, bound, about: [...about], whole }
  if (about.size === 0 && reader.byDay.size === 0) return []
  return read.flatMap(({ field, paragraphs }) =>
    paragraphs.flatMap((paragraph) => judgeParagraph(field, paragraph, page, reader)),
  )
}

type Reference = Mention & { events: readonly number[] }
type ReadParagraph = {
  paragraph: Paragraph
  tokens: readonly Token[]
  references: readonly Reference[]
  titled: readonly Mention[]
  dates: readonly DateMention[]
}

function readParagraph(paragraph: Paragraph, { titles, language }: Reader): ReadParagraph {
  const { text, links } = paragraph
  const tokens = tokensOf(text)
  const linked = links.flatMap(({ start, end, target }): Reference[] => {
    const event = eventOf(target)
    return event === null ? [] : [{ start, end, events: [event] }]
  })
  const titled = findTitles(text, tokens, titles)
  const named = titled.filter(
    ({ start, end }) => !linked.some((link) => link.start <= start && end <= link.end),
  )
  return { paragraph, tokens, titled, references: [...linked, ...named], dates: findDates(text, language) }
}

function judgeParagraph(
  field: Field,
  { paragraph, tokens, references, titled, dates }: ReadParagraph,
  page: Page,
  reader: Reader,
): Finding[] {
  const { text, path } = paragraph
  const { language } = reader
  const parts = splitSentences(text)
  const times = findTimes(text, language)
  const amounts = reader.currencies.flatMap((currency) => findAmounts(text, language, currency))
  const halls = findHalls(text, tokens, [...reader.halls.values()], language)
  const within = <Found extends Mention>(found: readonly Found[], { start, end }: Mention) =>
    found.filter((one) => one.start >= start && one.start < end)
  const own = parts.map((part) => {
    const said = within(references, part)
    const days = within(dates, part)
    const inside = {
      text: text.slice(part.start, part.end),
      tokens: within(tokens, part),
      dates: days,
      times: within(times, part),
    }
    return { said: narrowed(said, dates, page, reader), also: meantIn(inside, text, page, reader) }
  })
  const explicit = own.map(({ said }) => said).filter((said) => said.length > 0)
  const found: Finding[] = []
  let before: readonly number[] = []
  for (const [index, part] of parts.entries()) {
    const { said = [], also = [] } = own[index] ?? {}
    if (said.length > 0) before = said
    const near =
      before.length > 0
        ? before
        : explicit[0] !== undefined
          ? explicit[0]
          : field.events.length > 0
            ? field.events
            : page.own === null
              ? []
              : [page.own]
    const [events, bond] =
      said.length > 0
        ? ([said, 'said'] as const)
        : also.length > 0
          ? ([also, 'said'] as const)
          : near.length > 0
            ? ([near, 'near'] as const)
            : ([page.bound, 'about'] as const)
    if (events.length === 0) continue
    const sentence: Sentence = {
      ...part,
      text: text.slice(part.start, part.end),
      tokens: within(tokens, part),
      times: within(times, part),
      dates: within(dates, part),
      amounts: within(amounts, part),
      halls: within(halls, part),
      titled,
      events,
      bond,
      isExplicit: said.length > 0 || (also.length === 0 && bond === 'near'),
    }
    const next = parts[index + 1]
    const following = next ? text.slice(next.start, next.end) : ''
    for (const { event, kind, ...untrue } of judgeSentence(sentence, {
      text,
      tokens,
      following,
      page,
      reader,
    }))
      found.push({ event, kind, block: field.block, field: field.field, path, text, untrue: [untrue] })
    if (bond === 'said' && page.own === null && !saysOff(text)) {
      const off = events.flatMap((id) => reader.events.get(id) ?? []).filter(({ isOff }) => isOff !== null)
      const [first] = off
      // One of several evenings that takes place keeps the sentence true.
      if (first && off.length === events.length) {
        const place = within(references, part)[0] ?? within(dates, part)[0] ?? part
        const words = text.slice(place.start, place.end)
        found.push({
          event: first.id,
          kind: 'status',
          block: field.block,
          field: field.field,
          path,
          text,
          untrue: [{ start: place.start, end: place.end, words, instead: null }],
        })
      }
    }
  }
  return joined(found)
}

/** The events that a sentence names. A title of several is narrowed by the days of the paragraph, or by the page. */
function narrowed(
  said: readonly Reference[],
  dates: readonly DateMention[],
  { own, bound }: Page,
  reader: Reader,
): number[] {
  const events = said.flatMap(({ events: meant }) => {
    if (meant.length === 1) return meant
    const onDay = meant.filter((id) => {
      const event = reader.events.get(id)
      return event && dates.some((date) => daysOf(event).some((day) => saysDay(date, day)))
    })
    if (onDay.length > 0) return onDay
    const here = meant.filter((id) => id === own || bound.includes(id))
    return here.length > 0 ? here : meant
  })
  return [...new Set(events)]
}

/** The events that a sentence means by a day: with who performs, or among those that the page is about. */
function meantIn(
  sentence: Pick<Sentence, 'text' | 'tokens' | 'dates' | 'times'>,
  whole: string,
  page: Page,
  reader: Reader,
): number[] {
  const onDay = sentence.dates.flatMap((date) => {
    const key = `${String(date.month).padStart(2, '0')}-${String(date.day).padStart(2, '0')}`
    return (reader.byDay.get(key) ?? []).filter((event) => daysOf(event).some((day) => saysDay(date, day)))
  })
  const others = onDay.filter(({ id }) => id !== page.own)
  const named = others.filter((event) => isMeant(event, reader, { ...sentence, text: whole }))
  if (named.length > 0 || hasOtherDay(sentence.text)) return [...new Set(named.map(({ id }) => id))]
  // The day alone says it where the page is about the event, its beginning wherever the page speaks of it.
  const meant = others.filter(
    (event) =>
      page.bound.includes(event.id) ||
      (page.about.includes(event.id) &&
        sentence.times.some((time) => minutesOf(event).some((minutes) => saysTime(time, minutes)))),
  )
  return [...new Set(meant.map(({ id }) => id))]
}

/** One finding for each kind of fact of an event in a paragraph. */
function joined(found: readonly Finding[]): Finding[] {
  const groups = Map.groupBy(found, ({ event, kind }) => `${kind} ${event}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const untrue = first.kind === 'status' ? first.untrue : group.flatMap((one) => one.untrue)
    return [{ ...first, untrue: untrue.toSorted((one, other) => one.start - other.start) }]
  })
}
