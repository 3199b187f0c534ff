import type { ReactNode } from 'react'
import type { Navigation } from '#contracts/pages.ts'
import type { HouseSettings } from '#domain/house/index.server.ts'
import type { InLanguage } from '#i18n/in-language.ts'
import { useMessages } from '#i18n/language-context.tsx'
import type { Localized } from '#i18n/languages.ts'
import { CalendarButton } from './calendar/calendar-button.tsx'
import { Footer } from './footer/footer.tsx'
import { Header } from './header/header.tsx'

export type FrameProps = {
  navigation: Navigation
  house: InLanguage<HouseSettings>
  shopOrigin: string
  publicOrigin: string
  /** Path and query of the page. */
  address: { pathname: string; search: string }
  /** The page in each language, for the switch; null where it does not exist or is nobody else's business. */
  paths: Localized<string | null>
  hasCalendarButton: boolean
  children: ReactNode
}

/** What stands around every page of the site: skip link, header, main content, footer, calendar button. */
export function Frame(props: FrameProps) {
  const { navigation, house, hasCalendarButton, children } = props
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
        <Footer navigation={navigation} house={house} />
      </div>
      {hasCalendarButton && <CalendarButton />}
      {/* Announces what a swapped region shows: it has to stay in the document to be heard. */}
      <output className="visually-hidden" id="announcement" />
    </>
  )
}
