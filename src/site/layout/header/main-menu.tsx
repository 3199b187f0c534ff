import { useLocation } from 'react-router'
import type { Navigation } from '#contracts/pages.ts'
import { useMessages } from '#i18n/language-context.tsx'
import styles from './main-menu.module.css'
import { useSubmenus } from './use-submenus.ts'

/** The highlighted entries of the menu in one line; what stands below an entry opens as a band under the header. */
export function MainMenu({ entries, isInert }: { entries: Navigation['menu']; isInert: boolean }) {
  const messages = useMessages()
  const { pathname } = useLocation()
  const menu = useSubmenus()
  return (
    <nav className={styles.menu} aria-label={messages.header.mainMenu} inert={isInert}>
      <ul ref={menu}>
        {entries.map((entry) => (
          <li key={entry.url + entry.menu_name} data-entry>
            <a href={entry.url} aria-current={isHere(entry.url, pathname) ? 'page' : undefined}>
              {entry.menu_name}
            </a>
            {entry.children.length > 0 && (
              <details name="main-menu">
                <summary>
                  <span className="visually-hidden">{messages.header.submenuOf(entry.menu_name)}</span>
                </summary>
                <div className={styles.band}>
                  <div className="wrap">
                    <p aria-hidden="true">{entry.menu_name}</p>
                    <ul>
                      {entry.children.map((child) => (
                        <li key={child.url + child.menu_name}>
                          <a href={child.url}>{child.menu_name}</a>
                        </li>
                      ))}
                    </ul>
                  </div>
                </div>
              </details>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function isHere(url: string, pathname: string): boolean {
  return pathname === url || pathname.startsWith(`${url}/`)
}
