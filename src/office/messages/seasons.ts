import type { Localized } from '#i18n/languages.ts'
import { placeNames } from '#i18n/lazy/staff-places.ts'

const de = {
  title: placeNames.de.seasonOverview,
  about:
    'Was den kommenden Veranstaltungen einer Saison noch fehlt. Jede Zahl öffnet die Liste der Veranstaltungen, die gemeint sind.',
  none: 'Es gibt keine kommenden Veranstaltungen.',
  season: 'Saison',
  series: 'Reihe',
  month: 'Monat',
  all: 'Alle',
  withoutSeason: 'Ohne Saison',
  withoutSeries: 'Ohne Reihe',
  bySeries: 'Nach Reihe',
  byMonth: 'Nach Monat',
  events: 'Veranstaltungen',
  drafts: 'Entwürfe',
  together: 'Zusammen',
  list: (count: number, what: string, where: string) => `${count} – ${what}, ${where}`,
  aside: 'Was ihren kommenden Veranstaltungen noch fehlt, nach Reihe und Monat.',
}

export const seasonMessages: Localized<typeof de> = {
  de,
  en: {
    title: placeNames.en.seasonOverview,
    about:
      'What the coming events of a season still lack. Each number opens the list of the events it counts.',
    none: 'There are no coming events.',
    season: 'Season',
    series: 'Series',
    month: 'Month',
    all: 'All',
    withoutSeason: 'Without a season',
    withoutSeries: 'Without a series',
    bySeries: 'By series',
    byMonth: 'By month',
    events: 'Events',
    drafts: 'Drafts',
    together: 'Together',
    list: (count, what, where) => `${count} – ${what}, ${where}`,
    aside: 'What its coming events still lack, by series and month.',
  },
}
