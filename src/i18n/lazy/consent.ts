import type { Localized } from '../languages.ts'

type Category = { title: string; description: string }
type ConsentWords = {
  title: string
  intro: string
  acceptAll: string
  refuseAll: string
  save: string
  close: string
  categories: { required: Category; optimisation: Category; marketing: Category; media: Category }
}

/** The words of the cookie settings; apart from the other messages, because few visitors ever open them. */
export const consentWords: Localized<ConsentWords> = {
  de: {
    title: 'Cookie-Einstellungen',
    intro:
      'Nötig ist nur, was die Seite zum Arbeiten braucht. Alles andere entscheiden Sie, und Sie können es hier jederzeit ändern.',
    acceptAll: 'Alles erlauben',
    refuseAll: 'Nur Notwendiges',
    save: 'Auswahl speichern',
    close: 'Schließen',
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
        description: 'Lädt Videos, Musik, Magazine und Tischreservierungen von anderen Anbietern.',
      },
    },
  },
  en: {
    title: 'Cookie settings',
    intro:
      'Only what the site needs to work is required. Everything else is up to you, and you can change it here at any time.',
    acceptAll: 'Allow everything',
    refuseAll: 'Only what is necessary',
    save: 'Save my choice',
    close: 'Close',
    categories: {
      required: { title: 'Necessary', description: 'Keeps your choice here and the log-in of our staff.' },
      optimisation: { title: 'Optimisation', description: 'Counts visits, so that we can improve the site.' },
      marketing: { title: 'Marketing', description: 'Shows you our concerts on other sites.' },
      media: {
        title: 'External media',
        description: 'Loads videos, music, magazines and table reservations from other providers.',
      },
    },
  },
}
