import { readableInstant } from '#i18n/hall-time.ts'
import { Button } from '#design/button/button.tsx'
import { previewEnd } from '#routing/private-query.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { shownAsMessages } from '#i18n/lazy/shown-as.ts'
import type { ShownAs } from './shown-as.ts'
import styles from './shown-as-banner.module.css'

/** A banner above the page that explains that it is a draft, an earlier version or a preview, and until when. */
export function ShownAsBanner({ shownAs, pathname }: { shownAs: ShownAs; pathname: string }) {
  const language = useLanguage()
  const messages = useLazyMessages(shownAsMessages)
  const when = (at: string) => readableInstant(new Date(at), language)
  return (
    <div className={styles.banner} role="note" data-shown-as={shownAs.kind}>
      <p className="wrap">
        <strong>{messages[shownAs.kind === 'release' ? 'preview' : shownAs.kind]}</strong>{' '}
        {shownAs.kind === 'draft' && (
          <>
            {/* The page editor shows the one that applies, because it may publish the page. */}
            <span data-while="unpublished" hidden={shownAs.isPublished}>
              {messages.draftOf}
            </span>
            <span data-while="published" hidden={!shownAs.isPublished}>
              {messages.draftBeside} <a href={pathname}>{messages.published}</a>
            </span>
          </>
        )}
        {shownAs.kind === 'version' &&
          (shownAs.name
            ? messages.versionNamed(when(shownAs.at), shownAs.name)
            : messages.versionOf(when(shownAs.at)))}
        {shownAs.kind === 'preview' && messages.previewUntil(when(shownAs.until))}{' '}
        {shownAs.kind === 'version' && <a href={pathname}>{messages.current}</a>}
        {shownAs.kind === 'release' &&
          `${messages.release(shownAs.name, shownAs.at && when(shownAs.at))} ${messages.releaseUntil(when(shownAs.until))}`}
      </p>
      {shownAs.kind === 'release' && (
        <form method="post" action={`${pathname}?preview=${previewEnd}`} className="wrap">
          <Button variant="secondary" size="small">
            {messages.end}
          </Button>
        </form>
      )}
    </div>
  )
}
