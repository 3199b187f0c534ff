import type { Localized } from '../languages.ts'
import { inHouse } from '../house-words.ts'

const de = {
  loadOnce: 'Einmal laden',
  loadAlways: 'Externe Medien immer laden',
  close: 'Wieder schließen',
  settings: 'Cookie-Einstellungen',
  openAt: (provider: string) => `Bei ${provider} öffnen`,
  /** The accessible name of a frame without a title. */
  unnamed: (service: string, provider: string) => `${service} von ${provider}`,
  kinds: {
    video: 'Video',
    audio: 'Tonaufnahme',
    magazine: 'Heft zum Blättern',
    reservation: 'Tischreservierung',
    social: 'Beitrag',
  },
  /** Shown before and after loading, so the text has to fit both. */
  notice: (provider: string, host: string) =>
    `Der Inhalt kommt von ${provider}. Beim Laden gehen Daten wie Ihre IP-\u2060Adresse an ${host}.`,
  loading: (name: string) => `${name} wird geladen.`,
  loaded: (name: string) => `${name} ist geladen.`,
  closed: (name: string) => `${name} ist geschlossen.`,
  length: 'Länge',
}

const en: typeof de = {
  loadOnce: 'Load once',
  loadAlways: 'Always load external media',
  close: 'Close again',
  settings: 'Cookie settings',
  openAt: (provider) => `Open on ${provider}`,
  unnamed: (service, provider) => `${service} from ${provider}`,
  kinds: {
    video: 'Video',
    audio: 'Recording',
    magazine: 'Magazine',
    reservation: 'Table reservation',
    social: 'Post',
  },
  notice: (provider, host) =>
    `This content comes from ${provider}. Loading it sends data such as your IP address to ${host}.`,
  loading: (name) => `${name} is loading.`,
  loaded: (name) => `${name} has loaded.`,
  closed: (name) => `${name} is closed.`,
  length: 'Length',
}

/** The messages around embedded third-party content, which is loaded only after consent. */
export const externalMediaMessages: Localized<typeof de> = inHouse('externalMediaMessages', { de, en })
