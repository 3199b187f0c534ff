import { addDays } from '#i18n/dates.ts'
import { easterSunday } from '#i18n/easter.ts'
import { wholeWords } from '../pattern.ts'
import { comingDays, type DateForm, type Days, daysFrom, yearPattern } from './date-form.ts'
import { weekdayOf } from './near-days.ts'

/** Festivals are dates only with a preposition: "an Weihnachten" is, "Weihnachten" is a word of many titles. */
export const festivalForms: DateForm[] = [
  festival('heiligabend|(?:heiligen|heilig) abend|christmas eve', (year) => daysFrom(`${year}-12-24`, 1)),
  festival('christmas day', (year) => daysFrom(`${year}-12-25`, 1)),
  festival('weihnachten|christmas', (year) => daysFrom(`${year}-12-24`, 3)),
  festival("silvester|new year['’]?s eve", (year) => daysFrom(`${year}-12-31`, 1)),
  festival("neujahr|neujahrstag|new year['’]?s day", (year) => daysFrom(`${year}-01-01`, 1)),
  festival('karfreitag|good friday', (year) => afterEaster(year, -2, 1)),
  festival('ostersonntag|easter sunday', (year) => afterEaster(year, 0, 1)),
  festival('ostermontag|easter monday', (year) => afterEaster(year, 1, 1)),
  festival('ostern|easter', (year) => afterEaster(year, -2, 4)),
  festival('pfingsten|pentecost|whitsun', (year) => afterEaster(year, 49, 2)),
  festival('(?:der )?advents?zeit|advent', advent),
]

function festival(names: string, daysOf: (year: number) => Days | null): DateForm {
  return {
    pattern: wholeWords(
      `(?:an|am|zu|zum|über|ueber|at|on|over|im|in) (?:${names})(?: (?<year>${yearPattern}))?`,
    ),
    read: ({ year }, { today }) => comingDays(today, year, daysOf),
  }
}

function afterEaster(year: number, days: number, count: number): Days {
  return daysFrom(addDays(easterSunday(year), days), count)
}

/** From the fourth Sunday before Christmas to Christmas Eve. */
function advent(year: number): Days {
  const christmasEve = `${year}-12-24`
  return { from: addDays(christmasEve, -weekdayOf(christmasEve) - 21), to: christmasEve }
}
