import { layout } from '#design/house-layout.generated.ts'
import { useLanguage, useMessages } from '#i18n/language-context.tsx'
import { href } from '#routing/paths.ts'
import type { FrameProps } from '../frame-props.ts'
import { FullScreenMenu } from '../menu/full-screen-menu.tsx'
import styles from './header.module.css'
import { HouseLogo } from './house-logo.tsx'
import { MainMenu } from './main-menu.tsx'
import { MetaLinks } from './meta-links.tsx'
import { SearchBox } from './search-box.tsx'

/** The header of every page: the house's name, the main menu, meta links, search, and the button for the full menu. */
export function Header(props: FrameProps) {
  const { navigation, house, logo, address } = props
  const messages = useMessages()
  const language = useLanguage()
  return (
    <header id="header" className={`site-header ${styles.header}`}>
      <div
        className={`wrap ${styles.inner}`}
        data-arrangement={layout.header === 'left' ? undefined : layout.header}
      >
        <a className={styles.logo} href={href('home', language)}>
          <HouseLogo name={house.name} logo={logo} />
        </a>
        <nav className={styles.meta} aria-label={messages.header.metaMenu} data-behind-menu="">
          <MetaLinks {...props} />
        </nav>
        <MainMenu
          entries={navigation.menu.filter((entry) => entry.is_highlight)}
          pathname={address.pathname}
        />
        <div className={styles.tools}>
          <SearchBox />
          <FullScreenMenu {...props} />
        </div>
      </div>
    </header>
  )
}
