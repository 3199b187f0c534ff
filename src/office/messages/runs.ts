import type { Localized } from '#i18n/languages.ts'

const de = {
  title: 'Weitere Abende',
  hint: 'Mit demselben Programm. Der Einlass wandert mit; die Kopien sind Entwürfe.',
  sale: 'Verkauf beginnt',
  sales: {
    keep: 'Zur selben Stunde wie dieser',
    move: 'Ebenso viele Tage später',
    season: 'Wie in der Saison',
  },
  evenings: 'Abende ankreuzen',
  time: 'Beginn',
  copy: (count: number) => (count === 1 ? '1 Abend anlegen' : `${count} Abende anlegen`),
  added: (count: number) => (count === 1 ? '1 Abend angelegt.' : `${count} Abende angelegt.`),
  draft: 'Entwurf',
  alsoComing: (count: number) =>
    count === 1
      ? 'Auch am anderen kommenden Abend ändern'
      : `Auch an den ${count} anderen kommenden Abenden ändern`,
  changed: (count: number) =>
    count === 1 ? 'Auch an 1 anderen Abend gespeichert.' : `Auch an ${count} anderen Abenden gespeichert.`,
  left: (count: number) =>
    count === 1 ? '1 Abend bleibt, wie er war.' : `${count} Abende bleiben, wie sie waren.`,
}

const en: typeof de = {
  title: 'Further evenings',
  hint: 'With the same programme. Doors move along; the copies are drafts.',
  sale: 'On sale',
  sales: {
    keep: 'At the same hour as this one',
    move: 'As many days later',
    season: 'As the season has it',
  },
  evenings: 'Tick the evenings',
  time: 'Start',
  copy: (count) => (count === 1 ? 'Add 1 evening' : `Add ${count} evenings`),
  added: (count) => (count === 1 ? '1 evening added.' : `${count} evenings added.`),
  draft: 'draft',
  alsoComing: (count) =>
    count === 1 ? 'Change the other coming evening, too' : `Change the ${count} other coming evenings, too`,
  changed: (count) =>
    count === 1 ? 'Saved for 1 other evening, too.' : `Saved for ${count} other evenings, too.`,
  left: (count) => (count === 1 ? '1 evening stays as it was.' : `${count} evenings stay as they were.`),
}

/** The messages of events on several evenings. */
export const runMessages: Localized<typeof de> = { de, en }
