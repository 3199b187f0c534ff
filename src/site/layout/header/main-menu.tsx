import type { Navigation } from '#contracts/pages.ts'
import { useMessages } from '#i18n/language-context.tsx'
import styles from './main-menu.module.css'

/** The highlighted menu entries in one line; submenus open as a band below the header. */
export function MainMenu({ entries, pathname }: { entries: Navigation['menu']; pathname: string }) {
  const messages = useMessages()
  return (
    <nav className={styles.menu} aria-label={messages.header.mainMenu} data-main-menu="" data-behind-menu="">
      <ul data-submenus="">
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
