import type { ReactNode } from 'react'
import type { Navigation } from '#contracts/pages.ts'
import type { Brand, HouseSettings } from '#domain/house/index.server.ts'
import type { InLanguage } from '#i18n/in-language.ts'
import type { Localized } from '#i18n/languages.ts'
import type { FixedPageId } from '#routing/table.ts'
import type { SearchEndScope } from './search-end/search-end.tsx'

/** The addresses of the pages that the frame links to; those that are not public are missing. */
export type FixedPages = Partial<Record<FixedPageId, string>>

export type FrameProps = {
  navigation: Navigation
  fixedPages: FixedPages
  house: InLanguage<HouseSettings>
  logo: Brand['logo']
  shopOrigin: string
  publicOrigin: string
  /** Path and query of the page. */
  address: { pathname: string; search: string }
  /**
   * The page in each language, for the language switch; null where it does not exist or where its address is private.
   */
  paths: Localized<string | null>
  hasCalendarButton: boolean
  /** What the search at the end of the page searches; null without it. */
  searchEnd: SearchEndScope | null
  children: ReactNode
}
