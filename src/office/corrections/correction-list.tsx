import type { ListedCorrection } from '#contracts/office-corrections.ts'
import { readableInstant } from '#i18n/hall-time.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { officeHref } from '#routing/office-paths.ts'
import { correctionsMessages } from '../messages/corrections.ts'
import { Heading } from '../records/heading.tsx'
import { EmptyState } from '#staff/empty-state/empty-state.tsx'
import { List } from '../records/list.tsx'
import { ListViews } from '../records/list-views.tsx'
import { Notice } from '#staff/notice/notice.tsx'
import { useRecords } from '../records/records-context.ts'
import { asPage, useList } from '../records/use-list.ts'
import { useNews } from '../shell/use-news.ts'
import { correctionDefinition } from './correction-definition.ts'
import styles from './corrections.module.css'

/** The corrections from outside, the newest first. */
export function CorrectionList() {
  const messages = useLazyMessages(correctionsMessages)
  const { calls } = useRecords()
  const news = useNews(['deleted'])
  const list = useList(correctionDefinition, (query) => calls.get('corrections', { query }).then(asPage))
  return (
    <>
      <Heading title={messages.names.many} about={messages.about} />
      <List
        list={list}
        empty={<EmptyState title={messages.empty} />}
        tools={<ListViews list={list} />}
        notice={<Notice told={news && { text: messages.page.deleted }} />}
      >
        {({ records }) => (
          <ul className={styles.list} aria-busy={list.found.state === 'loading'}>
            {records.map((correction) => (
              <Item key={correction.id} correction={correction} />
            ))}
          </ul>
        )}
      </List>
    </>
  )
}

function Item({ correction }: { correction: ListedCorrection }) {
  const { id, kind, title, about, evidence, submitted_at: at, state } = correction
  const messages = useLazyMessages(correctionsMessages)
  const facts = [messages.kinds[kind], readableInstant(new Date(at), useLanguage()), messages.states[state]]
  return (
    <li data-open={state === 'open' ? '' : undefined}>
      <h2>
        <a href={officeHref('corrections', id)}>{title}</a>
      </h2>
      <p>{about.join(', ')}</p>
      <p className={styles.excerpt}>{evidence}</p>
      <p className="soft">{facts.join(' · ')}</p>
    </li>
  )
}
