import { isCommonWord, isEventWord } from '../common-words.ts'
import { isCapitalized, wholeWords, wordAfter, wordBefore } from '../pattern.ts'
import { comingDays, type DateForm, dayOf, yearPattern } from './date-form.ts'
import { isShortMonth, monthNumber, monthPattern } from './names.ts'
import { monthAhead } from './spans.ts'

const preposition = '(?:im monat|in the month of|im|in|this|diesen|anfang|mitte|ende|early|mid|late) '

/** "im März", "Dezember", "March 1987". */
export const monthForm: DateForm = {
  pattern: wholeWords(
    `(?<preposition>${preposition})?(?<month>${monthPattern}|jan|feb|mar)(?:,? (?<year>${yearPattern}))?`,
  ),
  read({ preposition: before, month = '', year }, { text, start, end, today, language, isBound }) {
    const isClear = before !== undefined || year !== undefined || isBound
    if (!isClear && !isMonthByItself(month, wordBefore(text, start), wordAfter(text, end), language))
      return null
    return comingDays(today, year, (number) => {
      const first = dayOf(number, monthNumber(month), 1)
      return first === null ? null : monthAhead(first, 0)
    })
  },
}

/** Whether the name of a month, with neither preposition nor year, is meant as one. */
function isMonthByItself(month: string, before: string, after: string, language: 'de' | 'en'): boolean {
  if (isShortMonth(month)) return false
  const name = month.toLowerCase()
  // "August Everding", "June Anderson": a first name.
  if (firstNames.has(name) && isCapitalized(month) && isCapitalized(after) && !isEventWord(after))
    return false
  if (!englishWords.has(name)) return true
  // "Billy May", "Radetzky March", "March of the Women", "it may rain".
  return (
    language === 'en' &&
    isCapitalized(month) &&
    !isCapitalized(before) &&
    !isCapitalized(after) &&
    !isCommonWord(after)
  )
}

const firstNames = new Set('april mai may june august'.split(' '))
const englishWords = new Set('may march'.split(' '))
