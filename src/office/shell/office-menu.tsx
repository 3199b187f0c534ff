import { useId, useSyncExternalStore } from 'react'
import { Icon } from '#design/icon/icon.tsx'
import { useMediaQuery } from '#design/media-query.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { officeHref } from '#routing/office-paths.ts'
import { placeNames } from '../messages/places.ts'
import { useRecordMessages } from '../records/records-context.ts'
import { useStart } from '../start-context.ts'
import { isAt, menuGroups } from '../pages/places.ts'
import styles from './shell.module.css'

const handbook = officeHref('handbook')

/** All places of the back office by area; closed on a phone, where the current place stands in its button. */
export function OfficeMenu({ onLookUp }: { onLookUp: () => void }) {
  const language = useLanguage()
  const messages = useRecordMessages()
  const groups = menuGroups(useStart(), language)
  const pathname = usePathname()
  const id = useId()
  const isPhone = useMediaQuery('(width < 56em)')
  const isHandbook = isAt(pathname, { href: handbook })
  const isStart = pathname === '/admin'
  const current = groups.flatMap(({ places }) => places).find((place) => isAt(pathname, place))
  const links = (
    <>
      <button type="button" className={styles.lookUp} onClick={onLookUp} aria-keyshortcuts="Control+K">
        <Icon name="search" size={15} />
        {messages.lookUp.open}
        <kbd aria-hidden="true">Ctrl K</kbd>
      </button>
      <a href="/admin" aria-current={isStart ? 'page' : undefined}>
        {messages.start}
      </a>
      <a href={handbook} aria-current={isHandbook ? 'page' : undefined}>
        {placeNames[language].handbook}
      </a>
      {groups.map(({ name, places }, index) => (
        <div key={name}>
          <p id={`${id}-${index}`}>{name}</p>
          <ul aria-labelledby={`${id}-${index}`}>
            {places.map((place) => (
              <li key={place.href}>
                <a href={place.href} aria-current={place === current ? 'page' : undefined}>
                  {place.name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  )
  return (
    <nav className={styles.menu} aria-label={messages.title}>
      {isPhone ? (
        <details>
          <summary>{current?.name ?? (isHandbook ? placeNames[language].handbook : messages.title)}</summary>
          {links}
        </details>
      ) : (
        links
      )}
    </nav>
  )
}

/** The path of the address, which the pages of forms and media change without loading a document. */
function usePathname(): string {
  return useSyncExternalStore(
    (onChange) => {
      const { navigation } = globalThis
      navigation?.addEventListener('currententrychange', onChange)
      return () => navigation?.removeEventListener('currententrychange', onChange)
    },
    () => location.pathname.replace(/\/$/, ''),
  )
}
