import type { Language, Localized } from '#i18n/languages.ts'

/** What the server tells the tools of staff about the page that they stand on. */
export type StaffPage = {
  /** The section that the page shows or has room for (`page-3`); null on pages without one. */
  section: string | null
  /** What the page calls itself. */
  title: string
  language: Language
  /** The time the page was rendered for, as an ISO instant. */
  now: string
  /** In which the tools speak; the page itself may be in the other one. */
  interfaceLanguage: Language
  user: { id: number; name: string; role: 'administrator' | 'editor' | 'author' }
  menus: Localized<{ name: string; url: string }[]>
}
