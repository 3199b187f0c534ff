import { loadHub, type LastBackup } from '#domain/hub/index.server.ts'
import type { Session } from '#domain/users/index.server.ts'
import { useLanguage, useMessages, useLazyMessages } from '#i18n/language-context.tsx'
import { operationNotes } from '#i18n/lazy/operation-notes.ts'
import { setupMessages } from '#i18n/lazy/setup.ts'
import { staffMessages } from '#i18n/lazy/staff.ts'
import { readableSize } from '#i18n/readable-size.ts'
import { Notice } from '#design/notice/notice.tsx'
import { href } from '#routing/paths.ts'
import type { PageRequest } from '../../page-request.server.ts'
import { defineStaffPage } from '../../staff/define-staff-page.server.tsx'
import { readableTime } from '../account/readable-time.ts'
import { actOnTask, isOutcome } from './act-on-task.server.ts'
import styles from './hub-page.module.css'
import { SetupForm, SetupList } from './setup-list.tsx'
import { TaskSection, taskListsOf } from './task-lists.tsx'

/** The staff's start page: drafts, scheduled publications, and pages missing in a language. */
export default defineStaffPage({
  route: 'cms-hub',
  words: (language) => ({ title: staffMessages[language].hub.title }),
  hasTools: true,
  act: actOnTask,
  load,
  View: HubPage,
})

async function load({ scope, url, findNotes, lastBackup, shopOrigin }: PageRequest, { language }: Session) {
  const done = url.searchParams.get('done')
  const hub = await loadHub(scope, language, {
    notes: await findNotes(),
    lastBackup: lastBackup(),
    hasShop: shopOrigin !== '',
  })
  return { ...hub, outcome: isOutcome(done) ? done : null }
}

function HubPage(props: Awaited<ReturnType<typeof load>> & { csrfToken: string }) {
  const { house, notes, backup, menus, csrfToken, mayPublish, outcome } = props
  const messages = useMessages()
  const language = useLanguage()
  const setupTexts = useLazyMessages(setupMessages)
  const { hub } = useLazyMessages(staffMessages)
  const noteMessages = useLazyMessages(operationNotes)
  const isRefused =
    outcome !== null && ['changed', 'forbidden', 'mail_failed', 'mail_as_file'].includes(outcome)
  const lists = taskListsOf(props, language)
  const empty = lists.filter(({ rows }) => rows.length === 0).map(({ title }) => title)
  return (
    <div className={styles.page}>
      {outcome && (
        <Notice kind={isRefused ? 'warning' : 'success'} role={isRefused ? 'alert' : 'status'}>
          <p>{hub.done[outcome]}</p>
        </Notice>
      )}
      {notes.map((code) => (
        <Notice kind="warning" title={hub.note} key={code}>
          <p>{noteMessages[code]}</p>
        </Notice>
      ))}
      {house && !house.setup.isHidden && <SetupList {...house} {...{ mayPublish, csrfToken }} />}
      <div className={styles.columns}>
        {lists.map((list) => list.rows.length > 0 && <TaskSection key={list.title} {...list} />)}
        <section>
          <h2>{hub.next}</h2>
          <ul>
            {menus.filter(isForm).map((menu) => (
              <li key={menu.url}>
                <a href={menu.url}>{menu.name}</a>
              </li>
            ))}
            <li>
              <a href={href('events', language)}>{messages.programme.title}</a>
            </li>
            {house?.operation && house.setup.isHidden && (
              <li>
                <SetupForm action="show-setup" name={setupTexts.show} csrfToken={csrfToken} />
              </li>
            )}
          </ul>
        </section>
        {backup && <LastBackupFacts backup={backup} />}
      </div>
      {empty.length > 0 && (
        <p className={styles.empty}>{empty.length === lists.length ? hub.nothing : hub.nothingElse(empty)}</p>
      )}
    </div>
  )
}

/** Whether an entry of the menu leads to the form of a new record. */
function isForm({ url }: { url: string }): boolean {
  return url.endsWith('/create')
}

/** When the site has backed itself up, and where, for administrators. */
function LastBackupFacts({ backup }: { backup: LastBackup }) {
  const { hub } = useLazyMessages(staffMessages)
  const language = useLanguage()
  const { madeAt, bytes, target } = backup
  return (
    <section>
      <h2>{hub.backup}</h2>
      <p>
        {hub.backupFacts(readableTime(new Date(madeAt), language), readableSize(bytes, language))}
        <br />
        {target}
      </p>
    </section>
  )
}
