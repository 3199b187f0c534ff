import type { Language } from '#i18n/languages.ts'

/** The data that the server embeds in the document of the back office. */
export type OfficeStart = {
  /** The language of the account's interface. */
  language: Language
  userName: string
  houseName: string
  /** Whether the account's role may see and change records; authors have the media library only. */
  mayManageRecords: boolean
  /** The nonce of the styles that scripts add (Content-Security-Policy). */
  nonce: string
}

/** The id of the element that contains it as JSON. */
export const startElementId = 'office-start'
