import styles from './direct-link.module.css'

/** A link from a list to the one record that was asked for: "Direkt zum Werk Symphonie Nr. 5 cis-Moll, Gustav Mahler". */
export function DirectLink(props: { lead: string; href: string; name: string; detail: string | null }) {
  const { lead, href, name, detail } = props
  return (
    <p className={styles.direct}>
      {lead} <a href={href}>{name}</a>
      {detail !== null && <small> {detail}</small>}
    </p>
  )
}
