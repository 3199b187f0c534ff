import styles from './loosened-ways.module.css'

export type LoosenedWay = { href: string; name: string; count: string }

/** Ways out of a search that finds nothing: less to ask for, and how much that finds. Nothing when there are none. */
export function LoosenedWays({ ways }: { ways: LoosenedWay[] }) {
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
