import { StaffBar } from '#staff/bar/staff-bar.tsx'
import { StaffButton } from '#staff/button/staff-button.tsx'
import { useState } from 'react'
import { useAction } from '#staff/action/use-action.ts'
import { readableInstant } from '#i18n/hall-time.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { redirectMessages } from '../messages/redirects.ts'
import { Heading } from '../records/heading.tsx'
import type { ListDefinition } from '../records/list-definition.ts'
import { EmptyState } from '#staff/empty-state/empty-state.tsx'
import { List } from '../records/list.tsx'
import { ListTable } from '../records/list-table.tsx'
import { Notice, type Told } from '#staff/notice/notice.tsx'
import { useRecords } from '../records/records-context.ts'
import { useList } from '../records/use-list.ts'
import styles from './redirects.module.css'

/** One call answers the whole list. */
const definition: ListDefinition = {
  kind: 'missed_path',
  fields: {},
  list: { search: [], pageLength: Infinity },
}

/** The addresses without a page that visitors have asked for: each can become a redirect, or be ignored. */
export function MissedPaths() {
  const { calls } = useRecords()
  const language = useLanguage()
  const { missed: messages } = useLazyMessages(redirectMessages)
  const [told, setTold] = useState<Told>(null)
  const { attempt } = useAction((text) => setTold({ text, isAlarm: true }))
  const list = useList(definition, async () => {
    const paths = await calls.get('missed-paths')
    return { count: paths.length, records: paths.map((one) => ({ ...one, id: one.path })) }
  })
  const ignore = (path: string, isIgnored: boolean): Promise<boolean> =>
    attempt(async () => {
      await calls.post('missed-paths/ignored', { json: { path, is_ignored: isIgnored } })
      setTold(
        isIgnored
          ? {
              text: messages.ignored(path),
              action: { label: messages.undo, act: () => void ignore(path, false) },
            }
          : { text: messages.back(path) },
      )
    }).finally(list.found.again)
  return (
    <>
      <Heading title={messages.title} about={messages.about} />
      <List list={list} empty={<EmptyState title={messages.none} />} notice={<Notice told={told} />}>
        {() => (
          <ListTable
            list={list}
            columns={[
              {
                name: 'path',
                label: messages.path,
                render: ({ path }) => <span className={styles.path}>{path}</span>,
              },
              {
                name: 'count',
                label: messages.count,
                kind: 'number',
                render: ({ count }) => count.toLocaleString(language),
              },
              {
                name: 'last_seen_at',
                label: messages.last,
                render: ({ last_seen_at: last }) => readableInstant(new Date(last), language),
              },
              {
                name: 'actions',
                label: messages.actions,
                kind: 'actions',
                render: ({ path }) => (
                  <StaffBar>
                    <a
                      href={`/admin/pages/redirect/create?${new URLSearchParams({ old_path: path }).toString()}`}
                      aria-label={messages.redirectOf(path)}
                    >
                      {messages.redirect}
                    </a>
                    <StaffButton
                      look="text"
                      aria-label={messages.ignoreOf(path)}
                      onClick={() => void ignore(path, true)}
                    >
                      {messages.ignore}
                    </StaffButton>
                  </StaffBar>
                ),
              },
            ]}
          />
        )}
      </List>
    </>
  )
}
