import type { Language } from '#i18n/languages.ts'
import type { EventFacts, KnownFacts } from '../event-facts.ts'
import { findNames } from '../reading/find-names.ts'
import { saysDay, type DateMention } from '../reading/find-dates.ts'
import type { Mention, Token } from '../reading/mention.ts'
import { tokensOf } from '../reading/tokens-of.ts'

/** The titles of events by their first word, folded. */
export type Titles = ReadonlyMap<string, readonly { words: readonly string[]; event: number }[]>

/** A title of fewer letters may be any words. */
const shortestTitle = 8

/** The titles of events, as texts are searched for them. */
export function titlesOf({ events }: KnownFacts, language: Language): Titles {
  const titles = [...events.values()].flatMap(({ id, title }) => {
    const words = tokensOf(title[language]).map(({ folded }) => folded)
    const [first] = words
    const isDistinct = words.join('').length >= (words.length > 1 ? shortestTitle : shortestTitle + 3)
    return first !== undefined && isDistinct ? [{ words, event: id, first }] : []
  })
  return Map.groupBy(titles, ({ first }) => first)
}

/** The event that a link leads to. */
export function eventOf(target: string): number | null {
  const [, id] = /^event:(\d{1,9})(?:[#?].*)?$/u.exec(target) ?? []
  return id === undefined ? null : Number(id)
}

/** The events whose titles a text names. The longest title counts where one contains another. */
export function findTitles(
  text: string,
  tokens: readonly Token[],
  titles: Titles,
): (Mention & { events: number[] })[] {
  const found: (Mention & { events: number[] })[] = []
  for (let at = 0; at < tokens.length; at++) {
    const own = tokens[at]
    const matching = (titles.get(own?.folded ?? '') ?? []).filter(({ words }) =>
      words.every((word, index) => {
        const [token, before] = [tokens[at + index], tokens[at + index - 1]]
        return (
          token?.folded === word &&
          (index === 0 || (before !== undefined && token.start - before.end <= 3)) &&
          (index > 0 || /^[\p{Lu}\p{N}]/u.test(token.word) || text.slice(0, token.start).trim() === '')
        )
      }),
    )
    const longest = Math.max(0, ...matching.map(({ words }) => words.length))
    const last = tokens[at + longest - 1]
    if (longest === 0 || !own || !last) continue
    const events = matching.filter(({ words }) => words.length === longest).map(({ event }) => event)
    found.push({ start: own.start, end: last.end, events: [...new Set(events)] })
    at += longest - 1
  }
  return found
}

/** The days on which an event takes place, or was to take place. */
export function daysOf({ day, former }: EventFacts): string[] {
  return [day, ...former.flatMap((fact) => (fact.kind === 'date' ? [fact.day] : []))]
}

/** When an event begins, or was to begin. */
export function minutesOf({ minutes, former }: EventFacts): number[] {
  const times = former.flatMap((fact) => (fact.kind === 'time' ? [fact.minutes] : []))
  return minutes === null ? times : [minutes, ...times]
}

/** Whether a text names somebody who performs at an event, or was to, and one of its days. */
export function isMeant(
  event: EventFacts,
  { artists }: Pick<KnownFacts, 'artists'>,
  { text, tokens, dates }: { text: string; tokens: readonly Token[]; dates: readonly DateMention[] },
): boolean {
  if (!dates.some((date) => daysOf(event).some((day) => saysDay(date, day)))) return false
  const former = event.former.flatMap((fact) => (fact.kind === 'performer' ? [fact.artist] : []))
  return [...event.performers, ...former].some((id) => {
    const name = artists.get(id)
    return name && findNames(text, tokens, name, { withFamilyName: false }).length > 0
  })
}
