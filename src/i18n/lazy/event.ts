import type { Localized } from '../languages.ts'

const de = {
  programme: 'Programm',
  cast: 'Besetzung',
  goodToKnow: 'Gut zu wissen',
  about: 'Über das Konzert',
  begin: 'Beginn',
  doors: (time: string) => `Einlass ab ${time} Uhr`,
  duration: 'Dauer',
  place: 'Ort',
  interval: 'Pause',
  withInterval: 'mit Pause',
  encore: 'Zugabe',
  talk: 'Gespräch',
  minutes: (minutes: number) => `${minutes} Min.`,
  hoursAndMinutes: (hours: number, minutes: number) =>
    minutes ? `${hours} Std. ${minutes} Min.` : `${hours} Std.`,
  timeUnknown: 'Uhrzeit nicht überliefert',
  timeOpen: 'Die Uhrzeit folgt',
  unconfirmed: 'Dieser Termin steht nicht mehr im Programm. Bitte fragen Sie bei uns nach.',
  replaces: (name: string) => `springt ein für ${name}`,
  buy: 'Karten kaufen',
  presaleTitle: 'Exklusiver Vorverkauf',
  hired: 'Fremdveranstaltung: Es gelten die Bedingungen des Veranstalters.',
  ageFrom: (age: number) => `Empfohlen ab ${age} Jahren`,
  inSeries: (name: string) => `Mehr aus »${name}«`,
  stories: 'Stories zum Konzert',
  subscriptions: 'In diesen Abonnements',
  previous: 'Vorheriges Konzert',
  next: 'Nächstes Konzert',
  neighbours: 'Weitere Konzerte',
  archiveNote: (count: number, day: string) => `Zum ${count + 1}. Mal in diesem Haus, zuletzt am ${day}`,
  archiveFirst: 'Zum ersten Mal in diesem Haus',
  born: (year: string) => `geb. ${year}`,
  circa: 'um',
  seatingPlan: 'Saalplan ansehen',
  seats: (seats: number) => `${seats.toLocaleString('de-DE')} Plätze`,
}

const en: typeof de = {
  programme: 'Programme',
  cast: 'Performers',
  goodToKnow: 'Good to know',
  about: 'About the concert',
  begin: 'Begins',
  doors: (time) => `Doors open at ${time}`,
  duration: 'Length',
  place: 'Where',
  interval: 'Interval',
  withInterval: 'with an interval',
  encore: 'Encore',
  talk: 'Talk',
  minutes: (minutes) => `${minutes} min`,
  hoursAndMinutes: (hours, minutes) => (minutes ? `${hours} h ${minutes} min` : `${hours} h`),
  timeUnknown: 'Time not recorded',
  timeOpen: 'Time to be announced',
  unconfirmed: 'This date is no longer in the programme. Please ask us.',
  replaces: (name) => `replaces ${name}`,
  buy: 'Buy tickets',
  presaleTitle: 'Exclusive advance sale',
  hired: 'Hired event: the organiser’s own terms apply.',
  ageFrom: (age) => `Recommended from age ${age}`,
  inSeries: (name) => `More from ‘${name}’`,
  stories: 'Stories about this concert',
  subscriptions: 'In these subscriptions',
  previous: 'Previous concert',
  next: 'Next concert',
  neighbours: 'More concerts',
  archiveNote: (count, day) => `The ${ordinal(count + 1)} time in this house, last on ${day}`,
  archiveFirst: 'For the first time in this house',
  born: (year) => `b. ${year}`,
  circa: 'c.',
  seatingPlan: 'See the seating plan',
  seats: (seats) => `${seats.toLocaleString('en-GB')} seats`,
}

/** The messages of the page of one event. */
export const eventMessages: Localized<typeof de> = { de, en }
export type EventMessages = typeof de

function ordinal(count: number): string {
  const suffix = { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' }
  return `${count}${suffix[new Intl.PluralRules('en', { type: 'ordinal' }).select(count)]}`
}
