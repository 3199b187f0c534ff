import type { Language, Localized } from '#i18n/languages.ts'

/** The page data for the staff tools. */
export type StaffPage = {
  /** The section that the page shows or could have (`page-3`); null on pages without one. */
  section: string | null
  /** The title of the page. */
  title: string
  language: Language
  /** Whether the page was never published, so that staff see its draft anyway. */
  isOnlyDraft: boolean
  /** The time that the page was rendered for, as an ISO instant. */
  now: string
  /** The language of the tools; it may differ from the page's. */
  interfaceLanguage: Language
  user: { id: number; name: string; email: string; role: 'administrator' | 'editor' | 'author' }
  menus: Localized<{ name: string; url: string }[]>
}
