import type { Localized } from '../languages.ts'
import { inHouse } from '../house-words.ts'

const de = {
  title: 'Ihre Auswahl',
  concerts: 'Wählen Sie Ihre Konzerte',
  filter: 'Konzerte eingrenzen',
  weekday: 'Wochentag',
  month: 'Monat',
  room: 'Saal',
  genre: 'Genre',
  access: 'Zugang',
  any: 'Alle',
  apply: 'Anzeigen',
  resetFilters: 'Alle Konzerte zeigen',
  shown: (shown: number, all: number) =>
    shown === all ? `${all} Konzerte` : `${shown} von ${all} Konzerten`,
  noneShown: 'Kein Konzert passt zu diesen Angaben.',
  check: 'Auswahl prüfen',
  complete: 'Vorschlag ergänzen',
  noProposal:
    'So lässt sich die Auswahl nicht ergänzen. Nehmen Sie ein Konzert heraus, oder zeigen Sie alle Konzerte.',
  clear: 'Auswahl leeren',
  order: 'Auswahl bestellen',
  count: (chosen: number, choose: number) => `${chosen} von ${choose} gewählt`,
  jump: (chosen: number, choose: number) => `${chosen} von ${choose}: zu Ihrer Auswahl`,
  none: 'Noch ist nichts gewählt.',
  missing: (count: number) =>
    count === 1 ? 'Es fehlt noch 1 Konzert.' : `Es fehlen noch ${count} Konzerte.`,
  lacking: (count: number, group: string) =>
    count === 1
      ? `Dabei sein muss noch 1 Konzert aus »${group}«.`
      : `Dabei sein müssen noch ${count} Konzerte aus »${group}«.`,
  whole: 'Ihre Auswahl ist vollständig.',
  remove: (title: string) => `${title} herausnehmen`,
  tooMany: (count: number) =>
    count === 1 ? 'Das ist 1 Konzert zu viel.' : `Das sind ${count} Konzerte zu viel.`,
  atMost: (count: number, group: string) =>
    `Aus »${group}« ${count === 1 ? 'ist 1 Konzert' : `sind ${count} Konzerte`} zu viel gewählt.`,
  overlap: (one: string, other: string) => `»${one}« und »${other}« überschneiden sich.`,
  way: (one: string, other: string) =>
    `Zwischen »${one}« und »${other}« bleibt zu wenig Zeit für den Weg zum anderen Saal.`,
  evening: (one: string, other: string) =>
    `»${one}« und »${other}« sind an einem Tag; dieses Abonnement hat höchstens ein Konzert am Tag.`,
  closed: (title: string, status: string) => `»${title}«: ${status}.`,
  over: 'nicht mehr wählbar',
  unknown: 'Ein Konzert der Auswahl gehört nicht mehr zu diesem Abonnement und wurde weggelassen.',
  instead: 'Stattdessen möglich:',
  replaceBy: (title: string, when: string) => `${title}, ${when}`,
  saleTitle: 'Wann und wo Sie kaufen',
  renewal: 'Ihr Platz vom letzten Jahr',
  members: 'Mitglieder',
  everybody: 'Alle',
  until: (day: string, isPast: boolean) =>
    isPast ? `Verlängern war bis ${day} möglich.` : `Verlängern bis ${day}`,
  from: (day: string, isPast: boolean) => (isPast ? `seit ${day}` : `ab ${day}`),
  questions: 'Fragen',
  rules: 'Die Regeln',
  rule: (name: string, least: number | null, most: number | null) =>
    least !== null && least > 0
      ? most === null
        ? `mindestens ${least} aus »${name}«`
        : least === most
          ? `genau ${least} aus »${name}«`
          : `${least} bis ${most} aus »${name}«`
      : `höchstens ${most ?? 0} aus »${name}«`,
  ruleCount: (choose: number, of: number) => `${choose} von ${of} Konzerten`,
  ruleEvening: 'höchstens eins an einem Tag',
  prices: 'Preise',
  category: 'Kategorie',
  price: 'Preis',
  saved: 'Ersparnis',
  saving: (price: string) => `${price} gespart`,
  insteadOf: (price: string) => `statt ${price} für Einzelkarten`,
  details: 'Details',
  detailsOf: (title: string) => `${title}: Details`,
  clashes: {
    overlap: (title: string) => `überschneidet sich mit »${title}«`,
    way: (title: string) => `zu knapp nach oder vor »${title}«`,
    evening: (title: string) => `am selben Tag wie »${title}«`,
  },
  link: 'Diese Auswahl hat eine eigene Adresse: Sie können sie speichern und weitergeben.',
  calendar: 'Termine der Auswahl als Kalenderdatei',
  allDates: 'Alle Termine als Kalenderdatei',
}

const en: typeof de = {
  title: 'Your choice',
  concerts: 'Choose your concerts',
  filter: 'Narrow down the concerts',
  weekday: 'Weekday',
  month: 'Month',
  room: 'Hall',
  genre: 'Genre',
  access: 'Access',
  any: 'All',
  apply: 'Show',
  resetFilters: 'Show all concerts',
  shown: (shown, all) => (shown === all ? `${all} concerts` : `${shown} of ${all} concerts`),
  noneShown: 'No concert matches these details.',
  check: 'Check my choice',
  complete: 'Complete it for me',
  noProposal: 'The choice cannot be completed like this. Take a concert out, or show all concerts.',
  clear: 'Clear my choice',
  order: 'Order this choice',
  count: (chosen, choose) => `${chosen} of ${choose} chosen`,
  jump: (chosen, choose) => `${chosen} of ${choose}: to your choice`,
  none: 'Nothing has been chosen yet.',
  missing: (count) => (count === 1 ? '1 concert is still missing.' : `${count} concerts are still missing.`),
  lacking: (count, group) =>
    count === 1
      ? `1 concert has to come from “${group}”.`
      : `${count} concerts have to come from “${group}”.`,
  whole: 'Your choice is complete.',
  remove: (title) => `Take out ${title}`,
  tooMany: (count) => (count === 1 ? 'That is 1 concert too many.' : `That is ${count} concerts too many.`),
  atMost: (count, group) => `${count === 1 ? '1 concert' : `${count} concerts`} too many from “${group}”.`,
  overlap: (one, other) => `“${one}” and “${other}” overlap.`,
  way: (one, other) => `There is too little time between “${one}” and “${other}” to reach the other hall.`,
  evening: (one, other) =>
    `“${one}” and “${other}” are on one day; this subscription has one concert a day at most.`,
  closed: (title, status) => `“${title}”: ${status}.`,
  over: 'can no longer be chosen',
  unknown: 'A concert of the choice is no longer part of this subscription and was left out.',
  instead: 'Possible instead:',
  replaceBy: (title, when) => `${title}, ${when}`,
  saleTitle: 'When and where to buy',
  renewal: 'Your seat of last year',
  members: 'Members',
  everybody: 'Everybody',
  until: (day, isPast) => (isPast ? `Could be renewed until ${day}.` : `Renew until ${day}`),
  from: (day, isPast) => (isPast ? `since ${day}` : `from ${day}`),
  questions: 'Questions',
  rules: 'The rules',
  rule: (name, least, most) =>
    least !== null && least > 0
      ? most === null
        ? `at least ${least} from “${name}”`
        : least === most
          ? `exactly ${least} from “${name}”`
          : `${least} to ${most} from “${name}”`
      : `at most ${most ?? 0} from “${name}”`,
  ruleCount: (choose, of) => `${choose} of ${of} concerts`,
  ruleEvening: 'one a day at most',
  prices: 'Prices',
  category: 'Category',
  price: 'Price',
  saved: 'Saving',
  saving: (price) => `${price} saved`,
  insteadOf: (price) => `instead of ${price} for single tickets`,
  details: 'Details',
  detailsOf: (title) => `${title}: details`,
  clashes: {
    overlap: (title) => `overlaps with “${title}”`,
    way: (title) => `too close to “${title}”`,
    evening: (title) => `on the same day as “${title}”`,
  },
  link: 'This choice has an address of its own: you can keep it and pass it on.',
  calendar: 'Dates of this choice as a calendar file',
  allDates: 'All dates as a calendar file',
}

/** The messages of subscriptions with prices and a choice. */
export const subscriptionChoiceMessages: Localized<typeof de> = inHouse('subscriptionChoiceMessages', {
  de,
  en,
})
