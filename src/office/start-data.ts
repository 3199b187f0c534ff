import type { Language, Localized } from '#i18n/languages.ts'
import type { RecordDefinition } from '#records/definition.ts'
import type { StaffMenuProps } from '#site/staff/staff-menu.tsx'

/** The data that the server embeds in the document of the back office. */
export type OfficeStart = {
  /** The language of the account's interface. */
  language: Language
  /** Distinguishes what this browser keeps for several accounts. */
  accountId: number
  userName: string
  /** With which the user signs in. */
  email: string
  /** The menu beside the pages: what the account may use. */
  menu: Localized<StaffMenuProps['menu']>
  /** The entries of the staff's bar. */
  menus: Localized<{ name: string; url: string }[]>
  /** The names of all accounts, for fields that name somebody. */
  colleagues: string[]
  /** The rights to kinds of records; authors have the media library only. */
  rights: RecordDefinition['right'][]
  /** The nonce of the styles that scripts add (Content-Security-Policy). */
  nonce: string
}

/** The id of the element that contains it as JSON. */
export const startElementId = 'office-start'
