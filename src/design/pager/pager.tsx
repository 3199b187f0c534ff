import { ButtonLink } from '../button/button.tsx'
import styles from './pager.module.css'

/** The way to more of a list: real links, so that they work before and without any script. */
export function Pager(props: {
  next: { href: string; name: string } | null
  previous?: { href: string; name: string } | null
}) {
  const { next, previous = null } = props
  if (!next && !previous) return null
  return (
    <p className={styles.pager}>
      {previous && (
        <ButtonLink href={previous.href} variant="secondary">
          {previous.name}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink href={next.href} variant="secondary">
          {next.name}
        </ButtonLink>
      )}
    </p>
  )
}
