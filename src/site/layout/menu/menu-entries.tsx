import type { Navigation } from '#contracts/pages.ts'
import { useMessages } from '#i18n/language-context.tsx'

/** A list of menu entries; their children expand below them, one at a time. */
export function MenuEntries(props: {
  entries: Navigation['menu']
  label: string
  className: string | undefined
  /** Entries of the same branch close each other. */
  branch: string
}) {
  const { entries, label, className, branch } = props
  const messages = useMessages()
  if (entries.length === 0) return null
  return (
    <nav aria-label={label} className={className}>
      <ul>
        {entries.map((entry) => (
          <li key={entry.url + entry.menu_name}>
            <a href={entry.url}>{entry.menu_name}</a>
            {entry.children.length > 0 && (
              <details name={`menu-${branch}`}>
                <summary>
                  <span className="visually-hidden">{messages.header.submenuOf(entry.menu_name)}</span>
                </summary>
                <ul>
                  {entry.children.map((child) => (
                    <li key={child.url + child.menu_name}>
                      <a href={child.url}>{child.menu_name}</a>
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
