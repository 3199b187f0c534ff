import type { Localized } from '#i18n/languages.ts'
import { placeNames } from '#i18n/lazy/staff-places.ts'

const de = {
  title: placeNames.de.handbook,
  about: 'Wie alles geht, Schritt für Schritt: für die Redaktion und für die Planung des Programms.',
  search: 'Im Handbuch suchen',
  found: (count: number) =>
    count === 0
      ? 'Kein Kapitel gefunden.'
      : count === 1
        ? '1 Kapitel gefunden.'
        : `${count} Kapitel gefunden.`,
  readers: { everybody: 'Für alle', editors: 'Für die Redaktion', planners: 'Für die Planung' },
  contents: 'In diesem Kapitel',
  turn: 'Weitere Kapitel',
  previous: 'Voriges Kapitel',
  next: 'Nächstes Kapitel',
}

const en: typeof de = {
  title: placeNames.en.handbook,
  about: 'How everything is done, step by step: for editors and for those who plan the programme.',
  search: 'Search the handbook',
  found: (count) =>
    count === 0 ? 'No chapter found.' : count === 1 ? '1 chapter found.' : `${count} chapters found.`,
  readers: { everybody: 'For everybody', editors: 'For editors', planners: 'For planners' },
  contents: 'In this chapter',
  turn: 'Further chapters',
  previous: 'Previous chapter',
  next: 'Next chapter',
}

/** The messages around the chapters of the handbook. */
export const handbookMessages: Localized<typeof de> = { de, en }
