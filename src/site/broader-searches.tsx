import styles from './broader-searches.module.css'

export type BroaderSearch = { href: string; name: string; count: string }

/**
 * Links from an empty result to searches with fewer criteria, with their numbers of results. Renders nothing when
 * there are none.
 */
export function BroaderSearches({ ways }: { ways: BroaderSearch[] }) {
  if (ways.length === 0) return null
  return (
    <ul className={styles.ways}>
      {ways.map(({ href, name, count }) => (
        <li key={href}>
          <a href={href}>
            <span>{name}</span> <b>{count}</b>
          </a>
        </li>
      ))}
    </ul>
  )
}
