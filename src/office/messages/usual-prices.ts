import type { Localized } from '#i18n/languages.ts'

const de = {
  series: (title: string) => `Übliche Preise der Reihe „${title}“ übernehmen`,
  room: (title: string) => `Übliche Preise von „${title}“ übernehmen`,
}

const en: typeof de = {
  series: (title) => `Take the usual prices of the series “${title}”`,
  room: (title) => `Take the usual prices of “${title}”`,
}

export const usualPricesMessages: Localized<typeof de> = { de, en }
