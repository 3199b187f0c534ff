import type { StatusMeaning } from '#contracts/planning-columns.ts'
import { record } from '#records/event/record.ts'
import { foldText } from '../../search/index.server.ts'

const { is_option: option, status } = record.fields
const named = [...status.options, { value: 'option', label: option.label }] as const

/** What staff have said about the words of a file, by their folded form. */
export type StatusMeanings = Readonly<Record<string, StatusMeaning>>

/** A word of a file, `text` as it was first written; `word` is its folded form. */
export type StatusWord = { word: string; text: string; count: number; means: StatusMeaning }

/** The meanings that say what becomes of a row, and are no status that visitors see. */
const rowMeanings = ['draft', 'option', 'public', 'skip'] as const satisfies readonly StatusMeaning[]

/** Words that are no label of a status, and yet say one; folded. */
const usualWords: Readonly<Record<string, StatusMeaning>> = {
  abges: 'cancelled',
  entfallt: 'cancelled',
  canceled: 'cancelled',
  verlegt: 'postponed',
  ausverk: 'sold_out',
  restkarten: 'few_tickets',
}

/** The status that a word names, or what staff have said about it; what nobody has said anything about becomes a draft. */
export function meaningOf(text: string, given: StatusMeanings): StatusMeaning {
  const word = foldStatus(text)
  const known = named.find(({ value, label }) =>
    [value, label.de, label.en].some((name) => foldText(name) === word),
  )
  return given[word] ?? known?.value ?? usualWords[word] ?? 'draft'
}

/** Whether a meaning is about the row, and no status that visitors see. */
export function isOfRow(means: StatusMeaning): means is (typeof rowMeanings)[number] {
  return rowMeanings.some((one) => one === means)
}

/** The form of a word by which its meaning is kept. */
export function foldStatus(text: string): string {
  return foldText(text).slice(0, 120)
}
