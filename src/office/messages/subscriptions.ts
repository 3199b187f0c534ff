import type { Localized } from '#i18n/languages.ts'

const de = {
  addTo: 'Zu Abonnement hinzufügen',
  add: (count: number) => (count === 1 ? '1 Konzert hinzufügen' : `${count} Konzerte hinzufügen`),
  added: (count: number) =>
    count === 0
      ? 'Alle gehören schon dazu.'
      : count === 1
        ? '1 Konzert hinzugefügt.'
        : `${count} Konzerte hinzugefügt.`,
  required: 'Bitte wählen Sie ein Abonnement.',
  copy: {
    title: 'Nächste Saison',
    hint: 'Texte, Bild, Preise und Regeln werden übernommen; Konzerte und Kurzadresse nicht. Die Kopie ist ein Entwurf.',
    act: (season: string) => `In die Saison ${season} kopieren`,
    none: 'Dafür fehlt noch eine spätere Saison.',
    seasons: 'Zu den Saisons',
  },
}

const en: typeof de = {
  addTo: 'Add to a subscription',
  add: (count) => (count === 1 ? 'Add 1 concert' : `Add ${count} concerts`),
  added: (count) =>
    count === 0
      ? 'All of them belong to it already.'
      : count === 1
        ? '1 concert added.'
        : `${count} concerts added.`,
  required: 'Please choose a subscription.',
  copy: {
    title: 'Next season',
    hint: 'Texts, picture, prices and rules are copied; concerts and short address are not. The copy is a draft.',
    act: (season) => `Copy to the season ${season}`,
    none: 'There is no later season yet.',
    seasons: 'Go to the seasons',
  },
}

export const subscriptionMessages: Localized<typeof de> = { de, en }
