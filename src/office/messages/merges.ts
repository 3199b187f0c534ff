import type { Localized } from '#i18n/languages.ts'
import { placeNames } from '#i18n/lazy/staff-places.ts'

const de = {
  title: 'Zusammenführen',
  hint: 'Ist das zweimal angelegt? Konzerte, Werke und alle Namen gehen auf einen der beiden Einträge über.',
  open: 'Mit einem anderen zusammenführen …',
  other: 'Der andere Eintrag',
  which: 'Welcher Eintrag bleibt?',
  uses: (count: number) => (count === 1 ? '1 Verwendung' : `${count.toLocaleString('de')} Verwendungen`),
  what: 'Was leer ist, wird vom anderen ergänzt. Adressen des anderen führen künftig hierher. Rückgängig geht 90 Tage lang.',
  merge: 'Zusammenführen',
  merged: (title: string) => `„${title}“ ist jetzt Teil dieses Eintrags.`,
  undo: 'Wieder trennen',
  undoOf: (title: string) => `Wieder trennen: ${title}`,
  separated: (title: string) => `„${title}“ ist wieder ein eigener Eintrag.`,
  list: 'Hierher zusammengeführt',
  duplicates: {
    title: placeNames.de.duplicates,
    about: 'Einträge, die sich sehr ähnlich sind, die ähnlichsten zuerst. Höchstens 50 auf einmal.',
    kind: 'Art',
    none: 'Zurzeit gibt es keine.',
    compare: 'Vergleichen und zusammenführen …',
    compareOf: (names: string) => `Vergleichen und zusammenführen: ${names}`,
    different: 'Verschieden',
    differentOf: (names: string) => `Verschieden: ${names}`,
    noted: (names: string) => `Als verschieden notiert: ${names}.`,
    back: 'Rückgängig',
    and: 'und',
  },
}

const en: typeof de = {
  title: 'Merge',
  hint: 'Was this added twice? Concerts, works and all names go to one of the two records.',
  open: 'Merge with another one …',
  other: 'The other record',
  which: 'Which record stays?',
  uses: (count) => (count === 1 ? '1 use' : `${count.toLocaleString('en')} uses`),
  what: 'What is empty is filled from the other one. Addresses of the other one lead here. This can be undone for 90 days.',
  merge: 'Merge',
  merged: (title) => `“${title}” is part of this record now.`,
  undo: 'Separate again',
  undoOf: (title) => `Separate again: ${title}`,
  separated: (title) => `“${title}” is a record of its own again.`,
  list: 'Merged into this one',
  duplicates: {
    title: placeNames.en.duplicates,
    about: 'Records that are very much alike, the likeliest first. At most 50 at once.',
    kind: 'Kind',
    none: 'There are none at present.',
    compare: 'Compare and merge …',
    compareOf: (names) => `Compare and merge: ${names}`,
    different: 'Different',
    differentOf: (names) => `Different: ${names}`,
    noted: (names) => `Noted as different: ${names}.`,
    back: 'Undo',
    and: 'and',
  },
}

export const mergeMessages: Localized<typeof de> = { de, en }
