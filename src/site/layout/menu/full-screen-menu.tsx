import { useEffect } from 'react'
import type { Navigation } from '#contracts/pages.ts'
import { ThemeSwitch } from '#design/theme/theme-switch.tsx'
import { useMessages } from '#i18n/language-context.tsx'
import type { Localized } from '#i18n/languages.ts'
import type { Shop } from '../../sale/shop-session.ts'
import { MetaLinks } from '../header/meta-links.tsx'
import styles from './full-screen-menu.module.css'
import { MenuEntries } from './menu-entries.tsx'
import { MenuSearch } from './menu-search.tsx'
import { afterPaint } from '../../after-paint.ts'
import type { Menu } from './use-menu.ts'

/**
 * All links of the house, or the search, over the whole screen. It is a disclosure that the browser opens, before any
 * script has loaded and afterwards: nothing is faster. Once that is on the screen it becomes a state of the page: locked
 * scrolling, Escape, nothing else within reach.
 */
export function FullScreenMenu(props: {
  navigation: Navigation
  paths: Localized<string | null> | null
  shop: Shop
  menu: Menu
}) {
  const { navigation, paths, shop, menu } = props
  const messages = useMessages()
  const { mode, disclosure, follow } = menu
  const isOpen = mode !== false

  useEffect(() => {
    const details = disclosure.current
    if (!details) return undefined
    let callOff = () => {}
    const notice = () => {
      callOff()
      callOff = afterPaint(follow)
    }
    if (details.open) notice() // opened by the visitor before the script was there
    details.addEventListener('toggle', notice)
    return () => {
      callOff()
      details.removeEventListener('toggle', notice)
    }
  }, [disclosure, follow])
  return (
    <details className={styles.menu} ref={disclosure} name="site-menu">
      <summary>
        <span className="visually-hidden">{isOpen ? messages.header.closeMenu : messages.header.menu}</span>
        <span aria-hidden="true" className={styles.burger} />
      </summary>
      {/* Another menu each time: what was unfolded in it is folded again. */}
      <div className={styles.panel} key={String(isOpen)}>
        <div className={`wrap ${styles.inner}`}>
          {mode === 'search' ? (
            <MenuSearch />
          ) : (
            <>
              <MenuEntries
                entries={navigation.menu.filter((entry) => entry.is_highlight)}
                label={messages.header.mainMenu}
                className={styles.primary}
                branch="primary"
              />
              <div className={styles.side}>
                <MenuEntries
                  entries={navigation.menu.filter((entry) => !entry.is_highlight)}
                  label={messages.header.furtherMenu}
                  className={styles.secondary}
                  branch="secondary"
                />
                <div className={styles.meta}>
                  <MetaLinks {...shop} paths={paths} />
                  <ThemeSwitch name="theme-in-menu" />
                </div>
              </div>
            </>
          )}
        </div>
      </div>
    </details>
  )
}
