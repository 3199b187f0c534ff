import type { Navigation } from '#contracts/pages.ts'
import { useLanguage, useMessages } from '#i18n/language-context.tsx'
import type { Localized } from '#i18n/languages.ts'
import { href } from '#routing/paths.ts'
import { FullScreenMenu } from '../menu/full-screen-menu.tsx'
import type { Menu } from '../menu/use-menu.ts'
import type { Shop } from '../../sale/shop-session.ts'
import styles from './header.module.css'
import { Logo } from './logo.tsx'
import { MainMenu } from './main-menu.tsx'
import { MetaLinks } from './meta-links.tsx'
import { SearchBox } from './search-box.tsx'
import { useHeaderScroll } from './use-header-scroll.ts'

/** The head of every page: the house's name, the main menu, service links, search, everything else in the menu. */
export function Header(props: {
  navigation: Navigation
  houseName: string
  shop: Shop
  /** The page in each language, for the switch; null where the page did not say. */
  paths: Localized<string | null> | null
  menu: Menu
}) {
  const { navigation, houseName, shop, paths, menu } = props
  const messages = useMessages()
  const language = useLanguage()
  const isMenuOpen = menu.mode !== false
  const { isHidden, isScrolled, isScrolledFull } = useHeaderScroll(isMenuOpen)
  return (
    <header
      id="header"
      data-asleep=""
      className={`site-header ${styles.header}`}
      data-hidden={isHidden || undefined}
      data-scrolled={isScrolledFull ? 'full' : isScrolled || undefined}
      data-menu={menu.mode || undefined}
    >
      <div className={`wrap ${styles.inner}`}>
        <a className={styles.logo} href={href('home', language)}>
          <Logo />
          <span>{houseName}</span>
        </a>
        <nav className={styles.meta} aria-label={messages.header.metaMenu} inert={isMenuOpen}>
          <MetaLinks {...shop} paths={paths} />
        </nav>
        <MainMenu entries={navigation.menu.filter((entry) => entry.is_highlight)} isInert={isMenuOpen} />
        <div className={styles.tools}>
          <SearchBox openMenu={menu.showSearch} isInert={isMenuOpen} />
          <FullScreenMenu {...{ navigation, paths, shop, menu }} />
        </div>
      </div>
    </header>
  )
}
