import { useLazyMessages } from '#i18n/language-context.tsx'
import { perLanguage, type Language } from '#i18n/languages.ts'
import { frameMessages } from './frame.ts'
import { mediaMessages } from './media.ts'
import { personalDataMessages } from './personal-data.ts'

export const officeMessages = perLanguage((language: Language) => ({
  frame: frameMessages[language],
  media: mediaMessages[language],
  personalData: personalDataMessages[language],
}))

export type OfficeMessages = (typeof officeMessages)[Language]

/** The messages of the back office in the language of its interface. */
export function useOfficeMessages(): OfficeMessages {
  return useLazyMessages(officeMessages)
}
