import { StaffButton } from '#staff/button/staff-button.tsx'
import { useEffect, useState } from 'react'
import type { MissedPath } from '#contracts/office-redirects.ts'
import { useAction } from '#staff/action/use-action.ts'
import { readableInstant } from '#i18n/hall-time.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { redirectMessages } from '../messages/redirects.ts'
import { Heading } from '../records/heading.tsx'
import { LoadedList } from '../records/list-state.tsx'
import { Notice, type Told } from '../records/notice.tsx'
import recordStyles from '../records/records.module.css'
import styles from './redirects.module.css'
import { useRecords } from '../records/records-context.ts'

/** The addresses without a page that visitors have asked for: each can become a redirect, or be ignored. */
export function MissedPaths() {
  const { calls } = useRecords()
  const language = useLanguage()
  const { missed: messages } = useLazyMessages(redirectMessages)
  const [paths, setPaths] = useState<readonly MissedPath[] | 'failed' | null>(null)
  const [told, setTold] = useState<Told>(null)
  const { attempt } = useAction((text) => setTold({ text, isAlarm: true }))
  const load = () => {
    calls.get('missed-paths').then(setPaths, () => setPaths('failed'))
  }
  useEffect(load, [calls])
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
    }).finally(load)
  return (
    <>
      <Heading title={messages.title} about={messages.about} />
      <Notice told={told} />
      <LoadedList items={paths} none={messages.none} onAgain={load}>
        {(missed) => (
          <table className={recordStyles.table}>
            <thead>
              <tr>
                {[messages.path, messages.count, messages.last, messages.actions].map((title) => (
                  <th key={title} scope="col">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {missed.map(({ path, count, last_seen_at: last }) => (
                <tr key={path}>
                  <td data-label={messages.path} className={styles.path}>
                    {path}
                  </td>
                  <td data-label={messages.count} data-kind="number">
                    {count.toLocaleString(language)}
                  </td>
                  <td data-label={messages.last}>{readableInstant(new Date(last), language)}</td>
                  <td data-label={messages.actions} className={styles.actions}>
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
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </LoadedList>
    </>
  )
}
