import type { Localized } from '#i18n/languages.ts'

const de = {
  title: 'Verwaltung',
  forms: 'Formulare',
  account: (name: string) => `Konto: ${name}`,
  myAccount: 'Mein Konto',
  theme: 'Farben',
  themes: { system: 'Wie das Gerät', day: 'Hell', evening: 'Dunkel' },
}

const en: typeof de = {
  title: 'Administration',
  forms: 'Forms',
  account: (name) => `Account: ${name}`,
  myAccount: 'My account',
  theme: 'Colours',
  themes: { system: 'Same as the device', day: 'Light', evening: 'Dark' },
}

export const frameMessages: Localized<typeof de> = { de, en }
