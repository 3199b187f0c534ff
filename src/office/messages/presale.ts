import type { Localized } from '#i18n/languages.ts'

const de = {
  title: 'Vorverkauf nach Regel',
  hint: 'Konzerte ohne „Verkauf ab“ bleiben, wie sie sind.',
  required: 'Bitte ausfüllen.',
  apply: (count: number) => (count === 1 ? 'Bei 1 Konzert setzen' : `Bei ${count} Konzerten setzen`),
}

const en: typeof de = {
  title: 'Advance sale by rule',
  hint: 'Concerts without “On sale from” stay as they are.',
  required: 'Please fill this in.',
  apply: (count) => (count === 1 ? 'Set for 1 concert' : `Set for ${count} concerts`),
}

export const presaleMessages: Localized<typeof de> = { de, en }
