import { isRouteErrorResponse, useRouteError } from 'react-router'
import { ButtonLink } from '#design/button/button.tsx'
import { Picture } from '#design/picture/picture.tsx'
import { useLanguage, useMessages } from '#i18n/language-context.tsx'
import type { Messages } from '#i18n/messages.ts'
import { href } from '#routing/paths.ts'
import styles from './page-error.module.css'

/** What happened, in a word that helps, and ways to go on. */
export function Explanation() {
  const error = useRouteError()
  const messages = useMessages()
  const language = useLanguage()
  const status = isRouteErrorResponse(error) ? error.status : 500
  return (
    <div className={`wrap ${styles.error}`}>
      <title>{messages.error.title(status)}</title>
      <meta name="robots" content="noindex" />
      <Picture
        picture={{ src: null, seed: `error-${status}`, ground: 'stone', alt: null }}
        sizes="(min-width: 900px) 40vw, 100vw"
        className={styles.picture}
      />
      <h1>{messages.error.title(status)}</h1>
      <p className={styles.message}>{messageOf(error, status, messages)}</p>
      <ul className={styles.ways}>
        <li>
          <ButtonLink href={href('home', language)}>{messages.error.toHome}</ButtonLink>
        </li>
        <li>
          <a href={href('events', language)}>{messages.programme.title}</a>
        </li>
        <li>
          <a href={href('search', language)}>{messages.search.title}</a>
        </li>
      </ul>
    </div>
  )
}

function messageOf(error: unknown, status: number, messages: Messages): string {
  if (isRouteErrorResponse(error)) {
    const details: unknown = error.data
    if (
      typeof details === 'object' &&
      details !== null &&
      'message' in details &&
      typeof details.message === 'string'
    )
      return details.message
  }
  if (status === 404) return messages.error.notFound
  return status === 500 ? messages.error.server : messages.error.other
}
