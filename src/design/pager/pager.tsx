import { useMessages } from '#i18n/language-context.tsx'
import { ButtonLink } from '../button/button.tsx'
import styles from './pager.module.css'
import type { ShownPart } from './shown-part.ts'

type PagerLink = { href: string; name: string }

/**
 * Links to more of a list: real links, so that they work without scripts. With `shown` it displays how much of the list
 * has been seen, as text and as a hairline.
 */
export function Pager(props: {
  /** `more` is the address that shows the next part together with what is shown already, for scripts that join them. */
  next: (PagerLink & { more?: string }) | null
  previous?: PagerLink | null
  shown?: ShownPart | null
}) {
  const { next, previous = null, shown = null } = props
  if (!next && !previous) return null
  return (
    <div className={styles.pager}>
      {shown && <Shown {...shown} />}
      <p className={styles.links}>
        {previous && (
          <ButtonLink href={previous.href} variant="secondary" rel="prev">
            {previous.name}
          </ButtonLink>
        )}
        {next && (
          <ButtonLink href={next.href} variant="secondary" rel="next" data-more={next.more}>
            {next.name}
          </ButtonLink>
        )}
      </p>
    </div>
  )
}

function Shown({ from, to, total }: ShownPart) {
  const messages = useMessages()
  const position = { '--from': (from - 1) / total, '--to': to / total }
  return (
    <p className={styles.shown} style={position}>
      {messages.parts.shown(from, to, total)}
    </p>
  )
}
