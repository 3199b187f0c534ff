import { useMessages } from '#i18n/language-context.tsx'
import { ButtonLink } from '../button/button.tsx'
import styles from './pager.module.css'
import type { ShownPart } from './shown-part.ts'

type PagerLink = { href: string; name: string }

/**
 * The way to more of a list: real links, so that they work before and without any script. With `shown` it says how much
 * of the list one has seen, in words and as a hairline. While `isBusy` the next part is on its way.
 */
export function Pager(props: {
  next: PagerLink | null
  previous?: PagerLink | null
  shown?: ShownPart | null
  isBusy?: boolean
}) {
  const { next, previous = null, shown = null, isBusy = false } = props
  const messages = useMessages()
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
          <ButtonLink
            href={next.href}
            variant="secondary"
            rel="next"
            aria-disabled={isBusy || undefined}
            data-busy={isBusy || undefined}
          >
            {isBusy ? messages.parts.loading : next.name}
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
