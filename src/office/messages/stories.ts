import type { Localized } from '#i18n/languages.ts'

const de = { about: 'Story zu diesem Konzert anlegen' }
const en: typeof de = { about: 'Add a story about this concert' }

export const storyMessages: Localized<typeof de> = { de, en }
