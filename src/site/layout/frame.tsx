import { useMessages } from '#i18n/language-context.tsx'
import { CalendarButton } from './calendar/calendar-button.tsx'
import { Footer } from './footer/footer.tsx'
import type { FrameProps } from './frame-props.ts'
import { Header } from './header/header.tsx'
import { SearchEnd } from './search-end/search-end.tsx'

/** The frame of every page: skip link, header, main content, search, footer, calendar button. */
export function Frame(props: FrameProps) {
  const { navigation, fixedPages, house, logo, hasCalendarButton, searchEnd, children } = props
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
      {searchEnd !== null && <SearchEnd scope={searchEnd} />}
      <div data-behind-menu="">
        <Footer {...{ navigation, fixedPages, house, logo }} />
      </div>
      {hasCalendarButton && <CalendarButton />}
      {/* A live region that announces swapped regions: it has to be in the document permanently to be read aloud. */}
      <output className="visually-hidden" id="announcement" />
    </>
  )
}
