import type { Localized } from '#i18n/languages.ts'

const de = {
  title: 'Verwaltung',
  forms: 'Formulare',
  entries: 'Einträge',
  personalData: 'Personendaten',
  account: (name: string) => `Konto: ${name}`,
  myAccount: 'Mein Konto',
  theme: 'Farben',
  themes: { system: 'Wie das Gerät', day: 'Hell', evening: 'Dunkel' },
}

const en: typeof de = {
  title: 'Administration',
  forms: 'Forms',
  entries: 'Entries',
  personalData: 'Personal data',
  account: (name) => `Account: ${name}`,
  myAccount: 'My account',
  theme: 'Colours',
  themes: { system: 'Same as the device', day: 'Light', evening: 'Dark' },
}

export const frameMessages: Localized<typeof de> = { de, en }
