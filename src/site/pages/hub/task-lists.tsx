import type { ReactNode } from 'react'
import type { ListedCorrection } from '#contracts/office-corrections.ts'
import type { ListedEntry } from '#contracts/office-entries.ts'
import { Button } from '#design/button/button.tsx'
import type {
  DraftTask,
  ListedPreviewLink,
  ScheduledTask,
  Tasks,
  DiscussionTask,
} from '#domain/content/index.server.ts'
import type { OpenRelease } from '#domain/releases/index.server.ts'
import type { Finding } from '#domain/guard/index.server.ts'
import type { EndingPicture } from '#domain/media/index.server.ts'
import type { ListPage } from '#domain/paging.ts'
import { hallDay, hallTime, longDay } from '#i18n/dates.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import type { Language } from '#i18n/languages.ts'
import { accountMessages } from '#i18n/lazy/account.ts'
import { staffMessages } from '#i18n/lazy/staff.ts'
import { officeHref } from '#routing/office-paths.ts'
import { staffHref } from '#routing/paths.ts'
import styles from './hub-page.module.css'

type Shown = Pick<DraftTask, 'section' | 'title' | 'address'>
/** A link with a description, and a form with an action. */
type Row = { name: string; address: string; note?: string; form?: TaskFormProps | null }

/** Drafts that are not published, each with a button that discards it. */
export function DraftList({ tasks, csrfToken }: { tasks: Tasks<DraftTask>; csrfToken: string }) {
  const { hub } = useLazyMessages(staffMessages)
  const language = useLanguage()
  const rows = tasks.items.map((task): Row => {
    const fields = { ...fieldsOf(task, csrfToken), action: 'discard', sequence: task.sequence }
    const form = { fields, name: hub.discard, label: hub.discardOf(nameOf(task)) }
    return { ...rowOf(task), note: readable(task.at, language), form }
  })
  return (
    <TaskSection
      title={hub.drafts}
      hint={rows.length > 0 ? hub.discardHint : undefined}
      tasks={{ ...tasks, items: rows }}
    />
  )
}

/** Scheduled beginnings and ends of publications, each with a button that cancels it. */
export function ScheduledList({
  tasks,
  csrfToken,
  mayCancel,
}: {
  tasks: Tasks<ScheduledTask>
  csrfToken: string
  mayCancel: boolean
}) {
  const { hub } = useLazyMessages(staffMessages)
  const language = useLanguage()
  const rows = tasks.items.map((task): Row => {
    const { what, planId: plan, at } = task
    const time = readable(at, language)
    const note = what === 'start' ? hub.from(time) : hub.until(time)
    const fields = { ...fieldsOf(task, csrfToken), action: 'cancel', plan }
    const form = { fields, name: hub.cancel, label: hub.cancelOf(nameOf(task)) }
    return { ...rowOf(task), note, form: mayCancel ? form : null }
  })
  return <TaskSection title={hub.scheduled} tasks={{ ...tasks, items: rows }} />
}

/** Releases that have failed, are planned, or are being collected, with links to the back office. */
export function ReleaseList({ releases }: { releases: readonly OpenRelease[] }) {
  const { hub } = useLazyMessages(staffMessages)
  const language = useLanguage()
  const items = releases.map(({ id, name, state, publishAt }): Row => ({
    name,
    address: officeHref('releases', id),
    note: [
      hub.releaseStates[state],
      ...(publishAt ? [readable(publishAt.toISOString(), language)] : []),
    ].join(', '),
  }))
  return <TaskSection title={hub.releases} tasks={{ items, hasMore: false }} />
}

/** What the rules have found, with links to the places, and to all of it. */
export function FindingList({ findings }: { findings: ListPage<Finding> }) {
  const { hub } = useLazyMessages(staffMessages)
  const { items, count } = findings
  const rows = items.map(({ title, text, detail, address, language }): Row => ({
    name: language === '' ? title : `${title} (${language.toUpperCase()})`,
    address: address ?? officeHref('guard'),
    note: [text, detail].filter(Boolean).join(': '),
  }))
  const all = count > 0 ? <a href={officeHref('guard')}>{hub.allFindings(count)}</a> : undefined
  return <TaskSection title={hub.findings} hint={all} tasks={{ items: rows, hasMore: false }} />
}

/** Preview links that are valid, each with a button that revokes it. */
export function PreviewList({ links, csrfToken }: { links: ListedPreviewLink[]; csrfToken: string }) {
  const { previews } = useLazyMessages(accountMessages)
  const language = useLanguage()
  const rows = links.map((link): Row => {
    const until = previews.until(readable(link.expiresAt.toISOString(), language))
    const note = [...(link.sharedBy === null ? [] : [previews.by(link.sharedBy)]), until].join(', ')
    const fields = { csrf: csrfToken, action: 'revoke', link: link.id }
    const { section, title, address } = link
    const name = section ? nameOf({ title, section, address }) : previews.ofRelease(title)
    const form = { fields, name: previews.revoke, label: previews.revokeOf(name) }
    return { name, address, note, form }
  })
  return (
    <TaskSection
      id="shared-previews"
      title={previews.title}
      hint={rows.length > 0 ? previews.hint : undefined}
      tasks={{ items: rows, hasMore: false }}
    />
  )
}

/** Pages that have no content in one of the languages. */
export function UntranslatedList({ tasks }: { tasks: Tasks<Shown> }) {
  const { hub } = useLazyMessages(staffMessages)
  return <TaskSection title={hub.untranslated} tasks={{ ...tasks, items: tasks.items.map(rowOf) }} />
}

/** The corrections from outside that wait for an answer, with a link to the back office. */
export function CorrectionList({ corrections }: { corrections: Tasks<ListedCorrection> }) {
  const { hub } = useLazyMessages(staffMessages)
  const language = useLanguage()
  const items = corrections.items.map(({ id, title, about, submitted_at: at }): Row => ({
    name: `${title}: ${about.join(', ')}`,
    address: officeHref('corrections', id),
    note: readable(at, language),
  }))
  return <TaskSection title={hub.corrections} tasks={{ ...corrections, items }} />
}

/** The unread entries of forms, with a link to the back office. */
export function EntryList({ entries }: { entries: Tasks<ListedEntry> }) {
  const { hub } = useLazyMessages(staffMessages)
  const language = useLanguage()
  const items = entries.items.map(({ id, form, submitted_at: at, email, summary }): Row => ({
    name: `${form.title[language]}: ${email || summary}`,
    address: officeHref('entries', id),
    note: readable(at, language),
  }))
  return <TaskSection title={hub.entries} tasks={{ ...entries, items }} />
}

/** The pictures that visitors will soon no longer see, because their rights end. */
export function EndingPictures({ pictures }: { pictures: Tasks<EndingPicture> }) {
  const { hub } = useLazyMessages(staffMessages)
  const language = useLanguage()
  const items = pictures.items.map(({ id, name, until }): Row => ({
    name,
    address: officeHref('media', id),
    note: hub.shownUntil(longDay(hallDay(until), language)),
  }))
  return <TaskSection title={hub.endingPictures} tasks={{ ...pictures, items }} />
}

/** Requests for review and comments that wait for the viewer. */
export function DiscussionList({ tasks }: { tasks: DiscussionTask[] }) {
  const { hub } = useLazyMessages(staffMessages)
  const language = useLanguage()
  const items = tasks.map((task): Row => {
    const who = hub[task.kind](task.by ?? hub.somebody)
    const note = [who, task.note, readable(task.at, language)].filter(Boolean).join(' · ')
    return { ...rowOf(task), note }
  })
  return <TaskSection title={hub.discussion} tasks={{ items, hasMore: false }} />
}

/** A list of tasks with links to their pages. */
function TaskSection(props: { id?: string; title: string; hint?: ReactNode; tasks: Tasks<Row> }) {
  const { id, title, hint, tasks } = props
  const { hub } = useLazyMessages(staffMessages)
  return (
    <section id={id}>
      <h2>{title}</h2>
      {tasks.items.length === 0 ? (
        <p>{hub.nothing}</p>
      ) : (
        <ul>
          {tasks.items.map((task) => (
            <li key={JSON.stringify([task.name, task.address, task.note, task.form?.fields])}>
              <a href={task.address}>{task.name}</a>
              {task.note && <span className={styles.at}>{task.note}</span>}
              {task.form && <TaskForm {...task.form} />}
            </li>
          ))}
        </ul>
      )}
      {tasks.hasMore && <p>{hub.more(tasks.items.length)}</p>}
      {hint && <p>{hint}</p>}
    </section>
  )
}

type TaskFormProps = { fields: Record<string, string | number>; name: string; label: string }

function TaskForm({ fields, name, label }: TaskFormProps) {
  return (
    <form method="post" action={staffHref('cms-hub')} className={styles.action}>
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <Button variant="secondary" size="small" aria-label={label}>
        {name}
      </Button>
    </form>
  )
}

function fieldsOf({ section }: Shown, csrfToken: string) {
  const { ownerKind: kind, ownerId: id, language } = section
  return { csrf: csrfToken, kind, id, language }
}

function rowOf(task: Shown): Row {
  return { name: nameOf(task), address: task.address }
}

function nameOf({ title, section }: Shown): string {
  return `${title} (${section.language.toUpperCase()})`
}

function readable(instant: string, language: Language): string {
  return `${longDay(hallDay(instant), language)}, ${hallTime(instant, language)}`
}
