import { ThemeSwitch } from '#design/theme/theme-switch.tsx'
import { useMessages } from '#i18n/language-context.tsx'
import type { FrameProps } from '../frame-props.ts'
import { MetaLinks } from '../header/meta-links.tsx'
import styles from './full-screen-menu.module.css'
import { MenuEntries } from './menu-entries.tsx'
import { MenuSearch } from './menu-search.tsx'

/**
 * All links of the house, or the search, as a full-screen menu. It is a disclosure that works without scripts;
 * enhance-menu.ts makes it modal: locked scrolling, Escape, everything else inert.
 */
export function FullScreenMenu(props: FrameProps) {
  const { menu } = props.navigation
  const { header } = useMessages()
  return (
    <details className={styles.menu} name="site-menu" data-menu-disclosure="">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
      <summary>
        <span className="visually-hidden">
          <span className={styles.whenClosed}>{header.menu}</span>
          <span className={styles.whenOpen}>{header.closeMenu}</span>
        </span>
        <span aria-hidden="true" className={styles.burger} />
      </summary>
      <div className={styles.panel}>
        <div className={`wrap ${styles.inner}`}>
          <MenuSearch className={styles.search} />
          <MenuEntries
            entries={menu.filter((entry) => entry.is_highlight)}
            label={header.mainMenu}
            className={styles.primary}
            branch="primary"
          />
          <div className={styles.side}>
            <MenuEntries
              entries={menu.filter((entry) => !entry.is_highlight)}
              label={header.furtherMenu}
              className={styles.secondary}
              branch="secondary"
            />
            <div className={styles.meta}>
              <MetaLinks {...props} />
              <ThemeSwitch name="theme-in-menu" />
            </div>
          </div>
        </div>
      </div>
    </details>
  )
}
