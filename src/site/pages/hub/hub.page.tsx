import { listEditorialTasks, listPreviewLinks, listDiscussionTasks } from '#domain/content/index.server.ts'
import { listFindings } from '#domain/guard/index.server.ts'
import { listEntries } from '#domain/forms/index.server.ts'
import { readTestMail } from '#domain/mail/index.server.ts'
import { listEndingPictures } from '#domain/media/index.server.ts'
import { hasRight } from '#domain/policy.ts'
import type { Scope } from '#domain/scope.ts'
import { listOpenReleases } from '#domain/releases/index.server.ts'
import { findSetup } from '#domain/setup/index.server.ts'
import { listAdminMenus, type Session } from '#domain/users/index.server.ts'
import { useLanguage, useMessages, useLazyMessages } from '#i18n/language-context.tsx'
import { operationNotes, type NoteCode } from '#i18n/lazy/operation-notes.ts'
import { setupMessages } from '#i18n/lazy/setup.ts'
import { staffMessages } from '#i18n/lazy/staff.ts'
import { readableSize } from '#i18n/readable-size.ts'
import { Notice } from '#design/notice/notice.tsx'
import { href, staffHref } from '#routing/paths.ts'
import type { PageRequest } from '../../page-request.server.ts'
import type { LastBackup } from '../../request-context.ts'
import { defineStaffPage } from '../../staff/define-staff-page.server.tsx'
import { readableTime } from '../account/readable-time.ts'
import { actOnTask, isOutcome } from './act-on-task.server.ts'
import styles from './hub-page.module.css'
import { SetupForm, SetupList, type SetupListProps } from './setup-list.tsx'
import {
  DiscussionList,
  DraftList,
  EndingPictures,
  EntryList,
  FindingList,
  PreviewList,
  ReleaseList,
  ScheduledList,
  UntranslatedList,
} from './task-lists.tsx'

/** The staff's start page: drafts, scheduled publications, and pages missing in a language. */
export default defineStaffPage({
  route: 'cms-hub',
  hasTools: true,
  act: actOnTask,
  load,
  View: HubPage,
})

async function load(request: PageRequest, { viewer, language }: Session) {
  const { scope, url, findNotes, lastBackup } = request
  const done = url.searchParams.get('done')
  const notes = await findNotes()
  const house = hasRight(viewer, 'manage_records') ? await loadSetup(request, notes) : null
  const inSetup = house && !house.setup.isHidden ? house.setup.pages.map(({ pageId }) => pageId) : []
  return {
    house,
    mayPublish: hasRight(viewer, 'publish'),
    releases: hasRight(viewer, 'publish') ? await findOpenReleases(scope) : [],
    outcome: isOutcome(done) ? done : null,
    notes,
    backup: hasRight(viewer, 'administer') ? lastBackup() : null,
    tasks: await listEditorialTasks(scope, { except: inSetup }),
    discussion: await listDiscussionTasks(scope),
    findings: await listFindings(scope, { state: 'open', pageSize: shownFindings }, language),
    previews: await listPreviewLinks(scope),
    entries: hasRight(viewer, 'manage_records') ? await findUnreadEntries(scope) : null,
    endingPictures: hasRight(viewer, 'manage_records') ? await listEndingPictures(scope) : null,
    menus: listAdminMenus(viewer, language).filter((menu) => menu.url !== staffHref('cms-hub')),
  }
}

/** What a new house needs, with the surroundings of the site for administrators. */
async function loadSetup(
  { scope, shopOrigin, lastBackup }: PageRequest,
  notes: readonly NoteCode[],
): Promise<Omit<SetupListProps, 'csrfToken'>> {
  const operation = {
    hasShop: shopOrigin !== '',
    hasMailServer: !notes.includes('mail_as_files'),
    hasBackup: lastBackup() !== null,
    testMail: await readTestMail(scope),
  }
  return {
    setup: await findSetup(scope),
    operation: hasRight(scope.viewer, 'administer') ? operation : null,
  }
}

/** Those without a minute last; plans of single pages are among the scheduled tasks. */
async function findOpenReleases(scope: Scope) {
  const minute = ({ publishAt }: { publishAt: Date | null }) => publishAt?.getTime() ?? Infinity
  return (await listOpenReleases(scope, { withoutPlans: true })).toSorted(
    (one, other) => minute(one) - minute(other) || 0,
  )
}

const shownEntries = 10
const shownFindings = 5

async function findUnreadEntries(scope: Scope) {
  const { items, count } = await listEntries(scope, {
    state: 'unread',
    query: '',
    ordering: '-submitted_at',
    pageSize: shownEntries,
  })
  return { items, hasMore: count > items.length }
}

function HubPage(props: Awaited<ReturnType<typeof load>> & { csrfToken: string }) {
  const {
    house,
    notes,
    backup,
    tasks,
    discussion,
    previews,
    findings,
    entries,
    endingPictures,
    menus,
    csrfToken,
    mayPublish,
    outcome,
    releases,
  } = props
  const messages = useMessages()
  const language = useLanguage()
  const setupTexts = useLazyMessages(setupMessages)
  const { hub } = useLazyMessages(staffMessages)
  const noteMessages = useLazyMessages(operationNotes)
  const isRefused =
    outcome !== null && ['changed', 'forbidden', 'mail_failed', 'mail_as_file'].includes(outcome)
  return (
    <main className={`wrap ${styles.page}`}>
      <h1>{hub.title}</h1>
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
      {house && !house.setup.isHidden && <SetupList {...house} csrfToken={csrfToken} />}
      <div className={styles.columns}>
        {discussion.length > 0 && <DiscussionList tasks={discussion} />}
        <DraftList tasks={tasks.drafts} csrfToken={csrfToken} />
        <ScheduledList tasks={tasks.scheduled} csrfToken={csrfToken} mayCancel={mayPublish} />
        {releases.length > 0 && <ReleaseList releases={releases} />}
        <FindingList findings={findings} />
        <UntranslatedList tasks={tasks.untranslated} />
        {entries && <EntryList entries={entries} />}
        {endingPictures && endingPictures.items.length > 0 && <EndingPictures pictures={endingPictures} />}
        <PreviewList links={previews} csrfToken={csrfToken} />
        {backup && <LastBackupFacts backup={backup} />}
        <section>
          <h2>{hub.links}</h2>
          <ul>
            <li>
              <a href={href('home', language)}>{messages.header.home}</a>
            </li>
            <li>
              <a href={href('events', language)}>{messages.programme.title}</a>
            </li>
            {menus.map((menu) => (
              <li key={menu.url}>
                <a href={menu.url}>{menu.name}</a>
              </li>
            ))}
            {house?.operation && house.setup.isHidden && (
              <li>
                <SetupForm action="show-setup" name={setupTexts.show} csrfToken={csrfToken} />
              </li>
            )}
          </ul>
        </section>
      </div>
    </main>
  )
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
