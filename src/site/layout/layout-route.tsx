import { Suspense, useEffect, useRef, useState, type ComponentProps } from 'react'
import {
  Outlet,
  useLoaderData,
  useLocation,
  useMatches,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { dormantPart } from '#design/late-part/dormant-part.tsx'
import { readSettings } from '#domain/house/index.server.ts'
import { readNavigation } from '#domain/navigation/index.server.ts'
import { inLanguage } from '#i18n/in-language.ts'
import { useMessages } from '#i18n/language-context.tsx'
import { Awake } from '../awake.tsx'
import type { PageHead } from '../page-head.ts'
import { readRequest } from '../request.server.ts'
import { Sale } from '../sale/sale.tsx'
import type { ShopSession } from '../sale/shop-session.ts'
import { CalendarButton } from './calendar/calendar-button.tsx'
import { useAskingAgain } from './consent/use-asking-again.ts'
import type { Footer as FooterView } from './footer/footer.tsx'
import { Header } from './header/header.tsx'
import { useAfterPaint } from '../after-paint.ts'
import { useMenu } from './menu/use-menu.ts'
import { NavigationProgress } from './moving/navigation-progress.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { scope, language, shopOrigin, publicOrigin } = await readRequest(args)
  const [navigation, settings] = await Promise.all([readNavigation(scope, language), readSettings(scope)])
  return {
    navigation,
    house: inLanguage(settings, language),
    shopOrigin,
    publicOrigin,
    parts: ['footer'],
  }
}

/**
 * Taken over on its own: a tap on the header need not wait for the whole page, nor one on the page for the rest. It is
 * the same element in each rendering of the frame: another one would have to be taken over before the frame may change.
 */
const page = (
  <Suspense>
    <Outlet />
    <Awake region="main" />
  </Suspense>
)

/** Far down on most pages, and plain links mostly. */
const Footer = dormantPart<ComponentProps<typeof FooterView>>(
  'footer',
  async () => (await import('./footer/footer.tsx')).Footer,
)

/** The frame stays as it is while one moves about in one language. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod !== undefined || currentUrl.pathname.slice(0, 3) !== nextUrl.pathname.slice(0, 3)
}

export default function LayoutRoute() {
  const { navigation, house, shopOrigin, publicOrigin } = useLoaderData<typeof loader>()
  const [session, setSession] = useState<ShopSession | null>(null)
  const shop = { shopOrigin, publicOrigin, session }
  const messages = useMessages()
  const matches = useMatches()
  const paths = pathsOf(matches)
  const menu = useMenu()
  const isMenuOpen = menu.mode !== false
  // The page behind the menu is large: to take it out of reach costs a slow phone longer than to open the menu.
  const isOutOfReach = useAfterPaint(isMenuOpen)
  useFocusOnNewPage(isMenuOpen || isOutOfReach)
  useAskingAgain()
  return (
    <>
      <a className="skip-link" href="#main" inert={isMenuOpen}>
        {messages.skipToContent}
      </a>
      <NavigationProgress />
      <Awake region="header" />
      <Header navigation={navigation} houseName={house.name} shop={shop} paths={paths} menu={menu} />
      <main id="main" tabIndex={-1} inert={isOutOfReach} data-asleep="">
        {page}
      </main>
      <div inert={isOutOfReach}>
        <Footer navigation={navigation} house={house} />
      </div>
      {hasCalendarButton(matches) && <CalendarButton />}
      <Sale {...shop} membershipUrl={house.membershipUrl} onSession={setSession} />
    </>
  )
}

/**
 * Puts the focus at the beginning of each page that one comes to by a link: without that, somebody who listens to the
 * page would not learn that it is another one. Not on the first page, nor when only the query or the hash changes.
 */
function useFocusOnNewPage(isMenuOpen: boolean): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    // The open menu keeps the page out of reach until it has closed.
    if (shown.current === pathname || isMenuOpen) return
    shown.current = pathname
    if (location.hash !== '') return // the place that the address names is the beginning
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
  }, [pathname, isMenuOpen])
}

/** Not on landing pages, nor where one concert is the matter (specification, section 2, "Layout"). */
function hasCalendarButton(matches: ReturnType<typeof useMatches>): boolean {
  const last = matches.at(-1)
  const data = isRecord(last?.loaderData) ? last.loaderData : {}
  const isLandingPage = isRecord(data.page) && data.page.is_landing_page === true
  return !isLandingPage && !last?.id.endsWith('.events-slug-id') && !last?.id.endsWith('.home')
}

/** Where the page itself says to be in each language; every page's loader describes it as `head`. */
function pathsOf(matches: ReturnType<typeof useMatches>): PageHead['paths'] | null {
  const found: unknown = matches.at(-1)?.loaderData
  const head = isRecord(found) ? found.head : null
  const paths = isRecord(head) ? head.paths : null
  return isRecord(paths) ? { de: textOrNull(paths.de), en: textOrNull(paths.en) } : null
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
