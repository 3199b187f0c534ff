import { openEnd } from '#i18n/dates.ts'
import { matchAt, wholeWords, wordBefore } from '../pattern.ts'
import type { DateContext, DateForm, Days } from './date-form.ts'
import { dayForms } from './days.ts'
import { festivalForms } from './festivals.ts'
import { monthForm } from './months.ts'
import { nearDayForms } from './near-days.ts'
import { seasonForm } from './seasons.ts'
import { spanForms } from './spans.ts'
import { yearForm } from './years.ts'

type Found = Days & { end: number }
type Context = Omit<DateContext, 'isBound'>

/** The date, or the range of dates, that begins at a position of the text. */
export function readDate(start: number, context: Context): Found | null {
  if (outsideOf.has(wordBefore(context.text, start).toLowerCase())) return null
  const first = readForms(start, context, false)
  if (first) return readRange(first, context) ?? first
  const bound = matchAt(boundPattern, context.text, start)
  if (!bound) return null
  const date = readForms(start + bound[0].length, context, true)
  if (!date) return null
  const { before } = bound.groups ?? {}
  return (before !== undefined ? null : readRange(date, context)) ?? limit(date, bound, context)
}

/** The first form that fits wins, so that longer ones come first. */
const forms: DateForm[] = [
  ...dayForms,
  ...festivalForms,
  ...spanForms,
  ...nearDayForms,
  seasonForm,
  monthForm,
  yearForm,
]

/** "Nach Ostern" isn't at Easter, and the number in "Nr. 5 März" belongs to the work. */
const outsideOf = new Set('nach vor after before nr no nummer number'.split(' '))

const boundPattern = wholeWords(
  '(?:(?<after>ab|from|starting)|(?<before>bis zum|bis zu|bis|until|till)|(?<since>seit|since)|von|vom|zwischen|between)(?: dem)?(?= )',
)
const dashPattern = / ?– ?|- ?| - | (?:bis zum|bis zu|bis|und|to|until|till|through|and) /iuy

function readForms(start: number, context: Context, isBound: boolean): Found | null {
  const place = context.text[start] === ' ' ? start + 1 : start
  for (const { pattern, read } of forms) {
    const match = matchAt(pattern, context.text, place)
    if (!match) continue
    const end = place + match[0].length
    const days = read(match.groups ?? {}, { ...context, isBound, start: place, end })
    if (days) return { ...days, end }
  }
  return null
}

function readRange(first: Found, context: Context): Found | null {
  const dash = matchAt(dashPattern, context.text, first.end)
  const last = dash && readForms(first.end + dash[0].length, context, true)
  if (!last || last.to < first.from) return null
  return { from: first.from, to: last.to, end: last.end }
}

/** "ab März" has no end, "bis Freitag" begins today, "seit 1989" ends today. */
function limit({ from, to, end }: Found, bound: RegExpExecArray, { today }: Context): Found | null {
  const { after, before, since } = bound.groups ?? {}
  if (after !== undefined) return { from, to: openEnd, end }
  if (before !== undefined) return to < today ? null : { from: today, to, end }
  if (since !== undefined) return from > today ? null : { from, to: today, end }
  return { from, to, end }
}
