import type { Localized } from '../languages.ts'
import { inHouse } from '../house-words.ts'

const inGerman = (count: number) => count.toLocaleString('de-DE')
const inEnglish = (count: number) => count.toLocaleString('en-GB')
const germanTimes = (count: number) => ['', 'Einmal', 'Zweimal', 'Dreimal'][count] || `${inGerman(count)}-mal`
const englishTimes = (count: number) => ['', 'once', 'twice'][count] || `${inEnglish(count)} times`

const de = {
  catalogues: 'In anderen Katalogen',
  person: 'Person',
  ensemble: 'Ensemble',
  work: 'Werk',
  composer: 'Komposition',
  part: { performer: 'Auf der Bühne', composer: 'Auf dem Programm', work: 'In diesem Haus' },
  held: {
    performer: (count: number) =>
      count === 1 ? '1 Konzert in diesem Haus' : `${inGerman(count)} Konzerte in diesem Haus`,
    composer: (count: number) =>
      count === 1
        ? 'In 1 Konzert dieses Hauses gespielt'
        : `In ${inGerman(count)} Konzerten dieses Hauses gespielt`,
    work: (count: number) => `${germanTimes(count)} in diesem Haus gespielt`,
  },
  pressHint: 'Frei für Berichte über Konzerte in diesem Haus, mit der genannten Quelle.',
  /** For a house that does not know its whole past. */
  recorded: {
    performer: (count: number) =>
      count === 1 ? '1 Konzert im Archiv' : `${inGerman(count)} Konzerte im Archiv`,
    composer: (count: number) =>
      count === 1
        ? 'In 1 Konzert des Archivs gespielt'
        : `In ${inGerman(count)} Konzerten des Archivs gespielt`,
    work: (count: number) => `${germanTimes(count)} im Archiv verzeichnet`,
  },
  notRecorded: 'Im Archiv bisher nicht verzeichnet',
  announced: 'auf dem Programm am',
  never: 'In diesem Haus bisher nicht gespielt',
  neverPerformer: 'Bisher nicht in diesem Haus',
  since: (year: number) => `seit ${year}`,
  inYear: (year: number) => `im Jahr ${year}`,
  last: 'zuletzt am',
  next: 'wieder am',
  first: 'zum ersten Mal am',
  coming: 'Kommende Konzerte',
  allComing: (count: number) => `Alle ${inGerman(count)} kommenden Konzerte`,
  chart: 'Konzerte nach Jahr',
  chartList: 'Jahre und Zahlen',
  yearCount: (year: number, count: number) =>
    `${year}: ${count === 1 ? '1 Konzert' : `${inGerman(count)} Konzerte`}`,
  latest: 'Die letzten Konzerte',
  ofYear: (year: number) => `Konzerte im Jahr ${year}`,
  ofYearCount: (count: number) => (count === 1 ? '1 Konzert' : `${inGerman(count)} Konzerte`),
  noneInYear: 'In diesem Jahr verzeichnen unsere Bücher kein Konzert.',
  allYears: 'Alle Jahre',
  inArchive: (count: number) => (count === 1 ? 'Im Archiv' : `Alle ${inGerman(count)} im Archiv`),
  works: 'Am häufigsten gespielt',
  otherWorks: (name: string) => `Mehr von ${name} in diesem Haus`,
  times: (count: number) => germanTimes(count).toLowerCase(),
  allWorks: 'Weitere Werke im Archiv',
  composed: 'Entstanden',
  key: 'Tonart',
  instrumentation: 'Besetzung',
  length: 'Dauer',
  minutes: (minutes: number) => `etwa ${minutes} Min.`,
  movements: 'Sätze',
  describePerson: (name: string) => `${name} in diesem Haus: Konzerte, Programme, Daten.`,
  describeWork: (title: string, name: string | null) =>
    `${name ? `${name}: ` : ''}${title}. Wann es in diesem Haus gespielt wurde und wieder gespielt wird.`,
}

const en: typeof de = {
  catalogues: 'In other catalogues',
  person: 'Person',
  ensemble: 'Ensemble',
  work: 'Work',
  composer: 'Composer',
  part: { performer: 'On stage', composer: 'On the programme', work: 'In this house' },
  held: {
    performer: (count) =>
      count === 1 ? '1 concert in this house' : `${inEnglish(count)} concerts in this house`,
    composer: (count) =>
      count === 1
        ? 'Played in 1 concert in this house'
        : `Played in ${inEnglish(count)} concerts in this house`,
    work: (count) => `Played ${englishTimes(count)} in this house`,
  },
  pressHint: 'Free for reports on concerts in this house, with the credit named.',
  recorded: {
    performer: (count) =>
      count === 1 ? '1 concert in the archive' : `${inEnglish(count)} concerts in the archive`,
    composer: (count) =>
      count === 1
        ? 'Played in 1 concert of the archive'
        : `Played in ${inEnglish(count)} concerts of the archive`,
    work: (count) => `Recorded ${englishTimes(count)} in the archive`,
  },
  notRecorded: 'Not recorded in the archive so far',
  announced: 'on the programme on',
  never: 'Not played in this house so far',
  neverPerformer: 'Not in this house so far',
  since: (year) => `since ${year}`,
  inYear: (year) => `in ${year}`,
  last: 'last on',
  next: 'next on',
  first: 'for the first time on',
  coming: 'Coming concerts',
  allComing: (count) => `All ${inEnglish(count)} coming concerts`,
  chart: 'Concerts by year',
  chartList: 'Years and numbers',
  yearCount: (year, count) => `${year}: ${count === 1 ? '1 concert' : `${inEnglish(count)} concerts`}`,
  latest: 'The latest concerts',
  ofYear: (year) => `Concerts in ${year}`,
  ofYearCount: (count) => (count === 1 ? '1 concert' : `${inEnglish(count)} concerts`),
  noneInYear: 'Our books hold no concert in this year.',
  allYears: 'All years',
  inArchive: (count) => (count === 1 ? 'In the archive' : `All ${inEnglish(count)} in the archive`),
  works: 'Most often played',
  otherWorks: (name) => `More by ${name} in this house`,
  times: englishTimes,
  allWorks: 'More works in the archive',
  composed: 'Composed',
  key: 'Key',
  instrumentation: 'Instrumentation',
  length: 'Length',
  minutes: (minutes) => `about ${minutes} min`,
  movements: 'Movements',
  describePerson: (name) => `${name} in this house: concerts, programmes, dates.`,
  describeWork: (title, name) =>
    `${name ? `${name}: ` : ''}${title}. When it was played in this house, and when it will be again.`,
}

/** The messages of the pages of a person, an ensemble and a work. */
export const historyMessages: Localized<typeof de> = inHouse('historyMessages', { de, en })
