/**
 * The quality set, `set.jsonl`: what a visitor types and what that visitor expects to find, one question on each line.
 * A `records` question is answered if one of the records, and none of `never`, is among the first five of the group.
 * Otherwise it is about events: one of the first five has to match `some`, and all of them `all`; if the hall has no
 * event that matches both, an empty result is right as well.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { searchGroups } from '#contracts/search.ts'
import { addDays, firstOfMonth } from '#i18n/dates.ts'

const recordName = z.strictObject({
  kind: z.enum(['event', 'work', 'person', 'page', 'article', 'subscription']),
  /** In either language; a pattern between slashes stands for all records whose title it matches. */
  title: z.string(),
  /** A part of the composer's name, for works whose title is not enough. */
  by: z.string().optional(),
})

/** What an event must match; every given property must hold. */
const eventRule = z.strictObject({
  /** Texts in its title, programme, cast or series, in either language, upper and lower case alike. */
  says: z.array(z.string()).default([]),
  saysNot: z.array(z.string()).default([]),
  /** Texts that may also occur in its teaser or description. */
  mentions: z.array(z.string()).default([]),
  /** When it may take place, as `daysOf` reads it. */
  days: z.string().optional(),
  /** Its cheapest ticket, in euros; free events always pass. */
  priceMax: z.number().optional(),
  access: z.string().optional(),
  isForChildren: z.boolean().optional(),
})

const question = z.strictObject({
  difficulty: z.string(),
  language: z.enum(['de', 'en']),
  text: z.string(),
  group: z.enum([...searchGroups, 'works', 'composers', 'performers', 'concerts', 'pages']),
  records: z.array(recordName).optional(),
  never: z.array(recordName).default([]),
  some: eventRule.prefault({}),
  all: eventRule.prefault({}),
  /** Whether it looks for something that only the imported archive has. */
  isOfArchive: z.boolean().default(false),
})

export type RecordName = z.infer<typeof recordName>
export type EventRule = z.infer<typeof eventRule>
export type Question = z.infer<typeof question>

export function readQuestions(): Question[] {
  const lines = readFileSync(path.join(import.meta.dirname, 'set.jsonl'), 'utf8')
    .trimEnd()
    .split('\n')
  return lines.map((line) => question.parse(JSON.parse(line)))
}

/** The first and the last day that an expression means: `weekend`, `weekday 5` (0 is Sunday), `month 3`, `day 12-31`. */
export function daysOf(expression: string, today: string): [from: string, to: string] {
  const [kind, value = ''] = expression.split(' ')
  const after = (from: number, to: number): [string, string] => [addDays(today, from), addDays(today, to)]
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  const untilSunday = (7 - weekday) % 7
  switch (kind) {
    case 'today':
      return after(0, 0)
    case 'tomorrow':
      return after(1, 1)
    case 'weekend': // from Friday, since a Friday evening is a weekend to many
      return after(Math.max(0, untilSunday - 2), untilSunday)
    case 'this': // week
      return after(0, untilSunday)
    case 'next': // week
      return after(untilSunday + 1, untilSunday + 7)
    case 'weekday': {
      const ahead = (Number(value) - weekday + 7) % 7
      return after(ahead, ahead)
    }
    case 'month': {
      const ahead = (Number(value) - Number(today.slice(5, 7)) + 12) % 12
      return [firstOfMonth(today, ahead), addDays(firstOfMonth(today, ahead + 1), -1)]
    }
    case 'day': {
      const day = `${Number(today.slice(0, 4)) + (value < today.slice(5) ? 1 : 0)}-${value}`
      return [day, day]
    }
    case 'year':
      return [`${value}-01-01`, `${value}-12-31`]
    default:
      throw new RangeError(`The quality set has days that are unknown: ${expression}`)
  }
}
