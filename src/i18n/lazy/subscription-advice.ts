import type { Localized } from '../languages.ts'
import { inHouse } from '../house-words.ts'

const de = {
  title: 'Welches passt zu mir?',
  weekdays: 'Ich kann nur',
  budget: (unit: string) => `Höchstens, in ${unit}`,
  names: 'Hören möchte ich',
  namesHint: 'Komponist:innen, Mitwirkende oder Werke, mit Kommas getrennt',
  find: 'Passende zeigen',
  result: (fitting: number, all: number) =>
    fitting === 0
      ? 'Kein Abonnement erfüllt alle diese Wünsche.'
      : fitting === 1
        ? `1 von ${all} Abonnements passt.`
        : `${fitting} von ${all} Abonnements passen.`,
  reset: 'Alle Abonnements zeigen',
  upTo: (price: string) => `höchstens ${price}`,
  price: (price: string) => `ab ${price}`,
  heard: (name: string, event: string, when: string) => `${name}: ${event}, ${when}`,
  proposal: 'Zum Beispiel mit dieser Auswahl',
  compareTitle: 'Zwei vergleichen',
  first: 'Erstes Abonnement',
  second: 'Zweites Abonnement',
  compare: 'Vergleichen',
  compareSame: 'Bitte wählen Sie zwei verschiedene Abonnements.',
  compared: 'Zwei Abonnements nebeneinander',
  aspect: 'Was verglichen wird',
  contents: 'Umfang',
  dates: 'Termine',
  works: 'Werke',
  rooms: 'Säle',
  prices: 'Preise',
  saved: (price: string) => `${price} günstiger als Einzelkarten`,
  clashes: 'Überschneidungen',
  noClash: 'Keine: Beide lassen sich zusammen hören.',
  inBoth: (title: string) => `»${title}« gehört zu beiden`,
  clash: (one: string, other: string) => `»${one}« und »${other}«`,
}

const en: typeof de = {
  title: 'Which one suits me?',
  weekdays: 'I can only come on',
  budget: (unit) => `At most, in ${unit}`,
  names: 'I want to hear',
  namesHint: 'Composers, performers or works, separated by commas',
  find: 'Show what fits',
  result: (fitting, all) =>
    fitting === 0
      ? 'No subscription fulfils all of these wishes.'
      : fitting === 1
        ? `1 of ${all} subscriptions fits.`
        : `${fitting} of ${all} subscriptions fit.`,
  reset: 'Show all subscriptions',
  upTo: (price) => `${price} at most`,
  price: (price) => `from ${price}`,
  heard: (name, event, when) => `${name}: ${event}, ${when}`,
  proposal: 'For example with this choice',
  compareTitle: 'Compare two',
  first: 'First subscription',
  second: 'Second subscription',
  compare: 'Compare',
  compareSame: 'Please choose two different subscriptions.',
  compared: 'Two subscriptions side by side',
  aspect: 'What is compared',
  contents: 'Contents',
  dates: 'Dates',
  works: 'Works',
  rooms: 'Halls',
  prices: 'Prices',
  saved: (price) => `${price} less than single tickets`,
  clashes: 'Clashes',
  noClash: 'None: both can be heard together.',
  inBoth: (title) => `“${title}” belongs to both`,
  clash: (one, other) => `“${one}” and “${other}”`,
}

/** The messages of the advice on subscriptions, and of their comparison. */
export const subscriptionAdviceMessages: Localized<typeof de> = inHouse('subscriptionAdviceMessages', {
  de,
  en,
})
