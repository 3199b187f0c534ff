import type { Localized } from '../languages.ts'

type Category = { title: string; description: string }
type ConsentMessages = {
  title: string
  intro: string
  acceptAll: string
  refuseAll: string
  save: string
  close: string
  /** The link from the short question to the settings. */
  choose: string
  privacy: string
  imprint: string
  /** Singular and plural for the library, which prepends the number. */
  serviceCount: string
  services: Record<'video' | 'audio' | 'magazine' | 'reservation' | 'social', string>
  /** The kinds of services that a house without a name for its own offers. */
  usual: Record<'optimisation' | 'marketing', { key: string; name: string }>
  categories: { required: Category; optimisation: Category; marketing: Category; media: Category }
}

/** The messages of the cookie settings; separate from the others, because few visitors ever open them. */
export const consentMessages: Localized<ConsentMessages> = {
  de: {
    title: 'Cookie-Einstellungen',
    intro:
      'Nötig ist nur, was die Seite zum Arbeiten braucht. Alles andere entscheiden Sie, und Sie können es hier jederzeit ändern.',
    acceptAll: 'Alles erlauben',
    refuseAll: 'Nur Notwendiges',
    save: 'Auswahl speichern',
    close: 'Schließen',
    choose: 'Einzeln auswählen',
    privacy: 'Datenschutz',
    imprint: 'Impressum',
    serviceCount: 'Art|Arten',
    usual: {
      optimisation: { key: 'analytics', name: 'Besuchsstatistik' },
      marketing: { key: 'ads', name: 'Werbung' },
    },
    services: {
      video: 'Videos',
      audio: 'Musik und Podcasts',
      magazine: 'Magazine und Hefte zum Blättern',
      reservation: 'Tischreservierung',
      social: 'Beiträge aus sozialen Netzwerken',
    },
    categories: {
      required: {
        title: 'Notwendig',
        description: 'Hält Ihre Auswahl hier und die Anmeldung von Mitarbeitenden fest.',
      },
      optimisation: {
        title: 'Optimierung',
        description: 'Zählt Besuche, damit wir die Seite verbessern können.',
      },
      marketing: { title: 'Marketing', description: 'Zeigt Ihnen anderswo Hinweise auf unsere Konzerte.' },
      media: {
        title: 'Externe Medien',
        description:
          'Lädt Videos, Musik, Magazine, Tischreservierungen und Beiträge aus sozialen Netzwerken ohne Nachfrage von deren Anbietern.',
      },
    },
  },
  en: {
    title: 'Cookie settings',
    intro:
      'Only what the site needs to work is required. Everything else is up to you, and you can change it here at any time.',
    acceptAll: 'Allow everything',
    refuseAll: 'Necessary only',
    save: 'Save my choice',
    close: 'Close',
    choose: 'Choose one by one',
    privacy: 'Privacy',
    imprint: 'Imprint',
    serviceCount: 'kind|kinds',
    usual: {
      optimisation: { key: 'analytics', name: 'Visitor statistics' },
      marketing: { key: 'ads', name: 'Advertising' },
    },
    services: {
      video: 'Videos',
      audio: 'Music and podcasts',
      magazine: 'Magazines to leaf through',
      reservation: 'Table reservation',
      social: 'Posts from social networks',
    },
    categories: {
      required: { title: 'Necessary', description: 'Keeps your choice here and the log-in of our staff.' },
      optimisation: { title: 'Optimisation', description: 'Counts visits, so that we can improve the site.' },
      marketing: { title: 'Marketing', description: 'Shows you our concerts on other sites.' },
      media: {
        title: 'External media',
        description:
          'Loads videos, music, magazines, table reservations and posts from social networks from their providers without asking each time.',
      },
    },
  },
}
