import { useId, useState, type ReactNode } from 'react'
import { useIsHydrated } from '#design/island/use-is-hydrated.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { staffMenuMessages } from '#i18n/lazy/staff-bar.ts'
import styles from './staff-frame.module.css'

/** `kind` is that of the records that the page lists. */
type Place = { name: string; href: string; kind?: string }

export type StaffMenuProps = {
  menu: { top: Place[]; groups: { area: string; name: string; isFolded: boolean; places: Place[] }[] }
  /** The path of the page's address, without a slash at the end. */
  pathname: string
  /** Distinguishes what this browser keeps for several accounts. */
  accountId: number
}

/**
 * All places of the back office by area; `first` stands before them. On a phone they open from a button with the name of
 * the current place. Which areas are folded is kept in this browser.
 */
export function StaffMenu({ menu, pathname, accountId, first }: StaffMenuProps & { first?: ReactNode }) {
  const name = staffMenuMessages.office[useLanguage()]
  const id = useId()
  const places = [...menu.top, ...menu.groups.flatMap((group) => group.places)]
  const current = findCurrent(places, pathname)
  const link = (place: Place) => (
    <a key={place.href} href={place.href} aria-current={place.href === current?.href ? 'page' : undefined}>
      {place.name}
    </a>
  )
  return (
    <>
      <button type="button" className={styles.open} popoverTarget={id}>
        {current?.name ?? name}
      </button>
      <nav id={id} popover="auto" className={styles.menu} aria-label={name}>
        {first}
        {menu.top.map(link)}
        {menu.groups.map(({ area, name: areaName, isFolded, places: own }) => (
          <Area
            key={area}
            keptAs={`office:${accountId}:menu:${area}`}
            isOpenAtFirst={!isFolded || own.length < 3 || own.some(({ href }) => href === current?.href)}
            name={areaName}
          >
            {own.map((place) => (
              <li key={place.href}>{link(place)}</li>
            ))}
          </Area>
        ))}
      </nav>
    </>
  )
}

function Area(props: { keptAs: string; isOpenAtFirst: boolean; name: string; children: ReactNode }) {
  const { keptAs, isOpenAtFirst, name, children } = props
  const isHydrated = useIsHydrated()
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isOpen = chosen ?? (isHydrated ? read(keptAs) : null) ?? isOpenAtFirst
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open === isOpen) return
        setChosen(currentTarget.open)
        keep(keptAs, currentTarget.open)
      }}
    >
      <summary>{name}</summary>
      <ul>{children}</ul>
    </details>
  )
}

/** The place of an address, or else the one that it is below. */
function findCurrent(places: readonly Place[], pathname: string): Place | undefined {
  return places
    .filter(({ href }) => pathname === href || (href !== '/admin' && pathname.startsWith(`${href}/`)))
    .toSorted((one, other) => other.href.length - one.href.length)[0]
}

function read(key: string): boolean | null {
  try {
    const kept = localStorage.getItem(key)
    return kept === null ? null : kept === 'open'
  } catch {
    return null
  }
}

function keep(key: string, isOpen: boolean): void {
  try {
    localStorage.setItem(key, isOpen ? 'open' : 'folded')
  } catch {
    // Without storage it lasts until the page is left.
  }
}
