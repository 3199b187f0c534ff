import type { Localized } from '#i18n/languages.ts'
import { placeNames } from '#i18n/lazy/staff-places.ts'

const number = (count: number) => count.toLocaleString('de')

const de = {
  import: {
    title: placeNames.de.redirectImport,
    about: 'Eine Zeile für jede Weiterleitung: alte Adresse; neue Adresse. Höchstens 5.000 Zeilen.',
    text: 'Liste',
    hint: 'Aus einer Tabelle einfügen oder eine CSV-Datei wählen. Getrennt durch Semikolon, Tabulator oder Komma.',
    example: '/de/alt;/de/neu',
    file: 'Datei wählen',
    tooLarge: 'Diese Datei ist zu groß: höchstens 1 MB.',
    check: 'Prüfen',
    apply: (count: number) =>
      count === 1 ? '1 Weiterleitung speichern' : `${number(count)} Weiterleitungen speichern`,
    wouldDo: 'Das würde geschehen',
    done: 'Gespeichert',
    counts: (added: number, changed: number, unchanged: number, rejected: number) =>
      `${number(added)} neu, ${number(changed)} geändert, ${number(unchanged)} unverändert, ${number(rejected)} abgelehnt.`,
    rejected: 'Abgelehnte Zeilen',
    onlyFirst: (count: number) => `Die ersten ${number(count)} davon:`,
    line: 'Zeile',
    oldPath: 'Alte Adresse',
    newPath: 'Neue Adresse',
    reason: 'Grund',
    undo: 'Rückgängig',
    undone: (count: number) =>
      count === 1 ? '1 Weiterleitung ist wie vorher.' : `${number(count)} Weiterleitungen sind wie vorher.`,
    list: 'Zu den Weiterleitungen',
  },
  missed: {
    title: placeNames.de.missedPaths,
    about:
      'Adressen ohne Seite, die Besucherinnen und Besucher aufgerufen haben. Gespeichert werden nur Pfad, Anzahl und Zeitpunkt, 90 Tage lang.',
    none: 'Zurzeit gibt es keine.',
    path: 'Adresse',
    count: 'Aufrufe',
    last: 'Zuletzt',
    actions: 'Was tun?',
    redirect: 'Weiterleitung anlegen',
    redirectOf: (path: string) => `Weiterleitung anlegen: ${path}`,
    ignore: 'Ignorieren',
    ignoreOf: (path: string) => `Ignorieren: ${path}`,
    ignored: (path: string) => `${path} steht nicht mehr in der Liste.`,
    undo: 'Rückgängig',
    back: (path: string) => `${path} steht wieder in der Liste.`,
  },
}

const inEnglish = (count: number) => count.toLocaleString('en')

const en: typeof de = {
  import: {
    title: placeNames.en.redirectImport,
    about: 'A line for each redirect: old address; new address. 5,000 lines at most.',
    text: 'List',
    hint: 'Paste it from a spreadsheet or choose a CSV file. Separated by a semicolon, a tab or a comma.',
    example: '/en/old;/en/new',
    file: 'Choose a file',
    tooLarge: 'This file is too large: no more than 1 MB.',
    check: 'Check',
    apply: (count) => (count === 1 ? 'Save 1 redirect' : `Save ${inEnglish(count)} redirects`),
    wouldDo: 'This would happen',
    done: 'Saved',
    counts: (added, changed, unchanged, rejected) =>
      `${inEnglish(added)} new, ${inEnglish(changed)} changed, ${inEnglish(unchanged)} unchanged, ${inEnglish(rejected)} rejected.`,
    rejected: 'Rejected lines',
    onlyFirst: (count) => `The first ${inEnglish(count)} of them:`,
    line: 'Line',
    oldPath: 'Old address',
    newPath: 'New address',
    reason: 'Reason',
    undo: 'Undo',
    undone: (count) =>
      count === 1 ? '1 redirect is as before.' : `${inEnglish(count)} redirects are as before.`,
    list: 'To the redirects',
  },
  missed: {
    title: placeNames.en.missedPaths,
    about:
      'Addresses without a page that visitors have asked for. Only path, count and time are stored, for 90 days.',
    none: 'There are none at the moment.',
    path: 'Address',
    count: 'Visits',
    last: 'Last',
    actions: 'What to do?',
    redirect: 'Add a redirect',
    redirectOf: (path) => `Add a redirect: ${path}`,
    ignore: 'Ignore',
    ignoreOf: (path) => `Ignore: ${path}`,
    ignored: (path) => `${path} is no longer in the list.`,
    undo: 'Undo',
    back: (path) => `${path} is in the list again.`,
  },
}

export const redirectMessages: Localized<typeof de> = { de, en }
