import type { SearchHit } from '#contracts/search.ts'
import { ButtonLink } from '#design/button/button.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { useLanguage, useMessages, useLazyMessages } from '#i18n/language-context.tsx'
import { searchMessages } from '#i18n/lazy/search.ts'
import { href } from '#routing/paths.ts'
import styles from './nothing-found.module.css'
import { ResultGroup } from './result-group.tsx'
import { LoosenedQuestions, type Loosened } from './loosened-questions.tsx'
import type { Asked } from './search-links.ts'

/** Suggestions when nothing was found: fewer words or filters, similar records, or a search elsewhere. */
export function NothingFound(props: { asked: Asked; loosened: Loosened[]; nearby: SearchHit[] }) {
  const { asked, loosened, nearby } = props
  const messages = useMessages()
  const texts = useLazyMessages(searchMessages)
  const language = useLanguage()
  return (
    <>
      <EmptyState
        level={2}
        title={texts.empty}
        hint={loosened.length > 0 ? texts.loosen : texts.emptyHint}
        actions={
          <>
            <LoosenedQuestions {...{ asked, loosened }} />
            <ButtonLink
              variant="secondary"
              href={href('archive-search', language, {}, { query: { query: asked.q } })}
            >
              {texts.inArchive}
            </ButtonLink>
            <a href={href('events', language)}>{messages.programme.title}</a>
          </>
        }
      />
      <div className={styles.nearby}>
        <ResultGroup id="nearby" title={texts.nearby} hits={nearby} />
      </div>
    </>
  )
}
