import type { ReactNode } from 'react'
import type { Navigation } from '#contracts/pages.ts'
import type { HouseSettings } from '#domain/house/index.server.ts'
import type { InLanguage } from '#i18n/in-language.ts'
import { useMessages } from '#i18n/language-context.tsx'
import type { Localized } from '#i18n/languages.ts'
import type { FixedPageId } from '#routing/table.ts'
import { CalendarButton } from './calendar/calendar-button.tsx'
import { Footer } from './footer/footer.tsx'
import { Header } from './header/header.tsx'

/** The addresses of the pages that the frame links to; those that are not public are missing. */
export type FixedPages = Partial<Record<FixedPageId, string>>

export type FrameProps = {
  navigation: Navigation
  fixedPages: FixedPages
  house: InLanguage<HouseSettings>
  shopOrigin: string
  publicOrigin: string
  /** Path and query of the page. */
  address: { pathname: string; search: string }
  /**
   * The page in each language, for the language switch; null where it does not exist or where its address is private.
   */
  paths: Localized<string | null>
  hasCalendarButton: boolean
  children: ReactNode
}

/** The frame of every page: skip link, header, main content, footer, calendar button. */
export function Frame(props: FrameProps) {
  const { navigation, fixedPages, house, hasCalendarButton, children } = props
  const messages = useMessages()
  return (
    <>
      <a className="skip-link" href="#main" data-behind-menu="">
        {messages.skipToContent}
      </a>
      <Header {...props} />
      <main id="main" tabIndex={-1} data-behind-menu="">
        {children}
      </main>
      <div data-behind-menu="">
        <Footer navigation={navigation} fixedPages={fixedPages} house={house} />
      </div>
      {hasCalendarButton && <CalendarButton />}
      {/* A live region that announces swapped regions: it has to be in the document permanently to be read aloud. */}
      <output className="visually-hidden" id="announcement" />
    </>
  )
}
