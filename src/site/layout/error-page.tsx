import { ButtonLink } from '#design/button/button.tsx'
import { Picture } from '#design/picture/picture.tsx'
import { useLanguage, useMessages } from '#i18n/language-context.tsx'
import { href } from '#routing/paths.ts'
import type { OtherLanguagePage } from '../page-responses.ts'
import styles from './error-page.module.css'

/**
 * The error page: an explanation and links to continue (specification, section 2), first of all to the page in the
 * other language if it exists there.
 */
export function ErrorPage({
  status,
  message,
  elsewhere = null,
}: {
  status: number
  message: string | null
  elsewhere?: OtherLanguagePage | null
}) {
  const { error, programme, search } = useMessages()
  const language = useLanguage()
  const fallback = status === 404 ? error.notFound : status === 500 ? error.server : error.other
  return (
    <div className={`wrap ${styles.error}`}>
      <Picture
        picture={{ src: null, seed: `error-${status}`, ground: 'stone', alt: null }}
        sizes="(min-width: 900px) 40vw, 100vw"
        className={styles.picture}
      />
      <h1>{error.title(status)}</h1>
      <p className={styles.message}>{message || fallback}</p>
      <ul className={styles.ways}>
        {elsewhere && (
          <li>
            <ButtonLink href={elsewhere.url} hrefLang={elsewhere.language}>
              {error.toOtherLanguage}
            </ButtonLink>
          </li>
        )}
        <li>
          <ButtonLink href={href('home', language)} variant={elsewhere ? 'secondary' : 'primary'}>
            {error.toHome}
          </ButtonLink>
        </li>
        <li>
          <a href={href('events', language)}>{programme.title}</a>
        </li>
        <li>
          <a href={href('search', language)}>{search.title}</a>
        </li>
      </ul>
    </div>
  )
}
