import type { ListedCorrection } from '#contracts/office-corrections.ts'
import { useSearch } from '#fields/controls/use-search.ts'
import { readableInstant } from '#i18n/hall-time.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { officeHref } from '#routing/office-paths.ts'
import { correctionsMessages } from '../messages/corrections.ts'
import type { RecordPage } from '../records/calls.ts'
import { Heading } from '../records/heading.tsx'
import { ListFilters } from '../records/list-filters.tsx'
import { askedOf, isNarrowed, withParameters } from '../records/list-query.ts'
import { ListState, NothingFound } from '../records/list-state.tsx'
import { Notice } from '../records/notice.tsx'
import { Pager } from '../records/pager.tsx'
import recordStyles from '../records/records.module.css'
import { useListQuery } from '../records/use-list-query.ts'
import { useNews } from '../shell/use-news.ts'
import { correctionDefinition } from './correction-definition.ts'
import styles from './corrections.module.css'
import { useRecords } from '../records/records-context.ts'

type Found = RecordPage & { corrections: ListedCorrection[] }

/** The corrections from outside, the newest first. */
export function CorrectionList() {
  const messages = useLazyMessages(correctionsMessages)
  const language = useLanguage()
  const { calls } = useRecords()
  const news = useNews(['deleted'])
  const [query, setQuery] = useListQuery()
  const found = useSearch(askedOf(query, correctionDefinition), async (asked): Promise<Found> => {
    const { count, results } = await calls.get('corrections', { query: asked })
    const records = results.map(({ id, ...values }) => ({ id, values }))
    return { count, records, titles: {}, known: {}, corrections: results }
  })
  const page = found.answer
  const isEmpty = found.state === 'found' && page?.count === 0
  const isNew = isEmpty && !isNarrowed(query, correctionDefinition)
  return (
    <>
      <Heading title={messages.names.many} about={messages.about} />
      <Notice told={news && { text: messages.page.deleted }} />
      {isNew ? (
        <div className={recordStyles.empty}>
          <h2>{messages.empty}</h2>
        </div>
      ) : (
        <>
          <ListFilters
            definition={correctionDefinition}
            params={new URLSearchParams(query)}
            titles={{}}
            known={{}}
            set={(changed, how) => setQuery(withParameters(query, changed), how)}
          />
          <div className={recordStyles.bar}>
            <ListState found={found} />
          </div>
          {isEmpty && <NothingFound onReset={() => setQuery('')} />}
        </>
      )}
      {page && page.corrections.length > 0 && (
        <ul className={styles.list} aria-busy={found.state === 'loading'}>
          {page.corrections.map(({ id, kind, title, about, evidence, submitted_at: at, state }) => (
            <li key={id} data-open={state === 'open' ? '' : undefined}>
              <h2>
                <a href={officeHref('corrections', id)}>{title}</a>
              </h2>
              <p>{about.join(', ')}</p>
              <p className={styles.excerpt}>{evidence}</p>
              <p className={styles.soft}>
                {[messages.kinds[kind], readableInstant(new Date(at), language), messages.states[state]].join(
                  ' · ',
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
      <Pager
        query={query}
        count={page?.count ?? 0}
        onGo={(to) => setQuery(withParameters(query, { page: String(to) }))}
      />
    </>
  )
}
