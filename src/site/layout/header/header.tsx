import type { Navigation } from '#contracts/pages.ts'
import { useLanguage, useMessages } from '#i18n/language-context.tsx'
import { languages, locales, type Localized } from '#i18n/languages.ts'
import { fixedPageHref, href } from '#routing/paths.ts'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import styles from './header.module.css'
import { Logo } from './logo.tsx'

/** The head of every page: the house's name, the main menu, service links, search, everything else in a drawer. */
export function Header(props: {
  navigation: Navigation
  houseName: string
  shopOrigin: string
  /** The page in each language, for the switch; null where the page did not say. */
  paths: Localized<string | null> | null
}) {
  const { navigation, houseName, shopOrigin, paths } = props
  const messages = useMessages()
  const language = useLanguage()
  const { pathname } = useLocation()
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.inner}`}>
        <a className={styles.logo} href={href('home', language)}>
          <Logo />
          <span>{houseName}</span>
        </a>
        <nav className={styles.meta} aria-label={messages.header.metaMenu}>
          <ul>
            <li>
              <a href={fixedPageHref('accessibility', language)}>{messages.header.accessibility}</a>
            </li>
            <li>
              <a href={`${shopOrigin}/${language}/buyingflow/order/`}>{messages.header.cart}</a>
            </li>
            <li>
              <a href={`${shopOrigin}/${language}/login`}>{messages.header.login}</a>
            </li>
            <LanguageSwitch paths={paths} />
          </ul>
        </nav>
        <nav className={styles.main} aria-label={messages.header.mainMenu}>
          <ul>
            {navigation.menu
              .filter((entry) => entry.is_highlight)
              .map((entry) => (
                <li key={entry.url + entry.menu_name}>
                  <a href={entry.url} aria-current={isHere(entry.url, pathname) ? 'page' : undefined}>
                    {entry.menu_name}
                  </a>
                </li>
              ))}
          </ul>
        </nav>
        <div className={styles.tools}>
          <a className={styles.search} href={href('search', language)}>
            {messages.header.search}
          </a>
          <Menu key={pathname} navigation={navigation} paths={paths} shopOrigin={shopOrigin} />
        </div>
      </div>
    </header>
  )
}

/** All links of the house, in a disclosure that works before any script has loaded. */
function Menu(props: { navigation: Navigation; paths: Localized<string | null> | null; shopOrigin: string }) {
  const messages = useMessages()
  const language = useLanguage()
  const menu = useClosingMenu()
  return (
    <details className={styles.menu} ref={menu}>
      <summary>
        <span className="visually-hidden">{messages.header.menu}</span>
        <span aria-hidden="true" className={styles.burger} />
      </summary>
      <div className={styles.drawer}>
        <ul className="wrap">
          {props.navigation.menu.map((entry) => (
            <li key={entry.url + entry.menu_name} data-highlight={entry.is_highlight || undefined}>
              <a href={entry.url}>{entry.menu_name}</a>
              {entry.children.length > 0 && (
                <ul aria-label={messages.header.submenuOf(entry.menu_name)}>
                  {entry.children.map((child) => (
                    <li key={child.url + child.menu_name}>
                      <a href={child.url}>{child.menu_name}</a>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
          <li className={styles.drawerMeta}>
            <ul>
              <li>
                <a href={fixedPageHref('accessibility', language)}>{messages.header.accessibility}</a>
              </li>
              <li>
                <a href={`${props.shopOrigin}/${language}/buyingflow/order/`}>{messages.header.cart}</a>
              </li>
              <li>
                <a href={`${props.shopOrigin}/${language}/login`}>{messages.header.login}</a>
              </li>
              <LanguageSwitch paths={props.paths} />
            </ul>
          </li>
        </ul>
      </div>
    </details>
  )
}

/** Closes the menu when one presses Escape or leaves it by Tab; another page has a new menu, which is closed. */
function useClosingMenu() {
  const menu = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const details = menu.current
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details?.open) return
      details.open = false
      details.querySelector('summary')?.focus()
    }
    const closeWhenLeft = (event: FocusEvent) => {
      if (details && event.relatedTarget instanceof Node && !details.contains(event.relatedTarget))
        details.open = false
    }
    document.addEventListener('keydown', closeOnEscape)
    details?.addEventListener('focusout', closeWhenLeft)
    return () => {
      document.removeEventListener('keydown', closeOnEscape)
      details?.removeEventListener('focusout', closeWhenLeft)
    }
  }, [])
  return menu
}

/** Lists all languages; each leads to this very page in it, or home where the page does not exist there. */
function LanguageSwitch({ paths }: { paths: Localized<string | null> | null }) {
  const current = useLanguage()
  const messages = useMessages()
  const { search } = useLocation()
  return (
    <li>
      <ul className={styles.languages} aria-label={messages.header.language}>
        {languages.map((language) => (
          <li key={language}>
            <a
              href={paths?.[language] ? paths[language] + search : href('home', language)}
              lang={language}
              hrefLang={language}
              aria-current={language === current ? 'true' : undefined}
            >
              <span aria-hidden="true">{language.toUpperCase()}</span>
              <span className="visually-hidden">{locales[language].name}</span>
            </a>
          </li>
        ))}
      </ul>
    </li>
  )
}

function isHere(url: string, pathname: string): boolean {
  return pathname === url || pathname.startsWith(`${url}/`)
}
