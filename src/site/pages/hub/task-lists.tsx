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
import type { Hub } from '#domain/hub/index.server.ts'
import type { EndingPicture } from '#domain/media/index.server.ts'
import type { ListPage } from '#domain/paging.ts'
import { hallDay, hallTime, longDay } from '#i18n/dates.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import type { Language } from '#i18n/languages.ts'
import { accountMessages } from '#i18n/lazy/account.ts'
import { staffMessages } from '#i18n/lazy/staff.ts'
import { officeHref } from '#routing/office-paths.ts'
import { staffHref } from '#routing/paths.ts'
import styles from './hub-page.module.css'

type Shown = Pick<DraftTask, 'section' | 'title' | 'address'>
/** A link with a description, and a form with an action. */
type Row = { name: string; address: string; note?: string; form?: TaskFormProps }

/** One list of the hub, as data: lists that are empty are named together. */
export type TaskList = { id?: string; title: string; hint?: ReactNode; rows: Row[]; hasMore?: boolean }

type Given = Pick<Hub, 'tasks' | 'discussion' | 'releases' | 'findings' | 'entries' | 'corrections'> &
  Pick<Hub, 'endingPictures' | 'previews' | 'mayPublish'> & { csrfToken: string }

/** All lists of what waits for the viewer, as far as their role can act on it, with what is for them alone first. */
export function taskListsOf(given: Given, language: Language): TaskList[] {
  const { tasks, discussion, releases, findings, entries, corrections, endingPictures, previews } = given
  const { csrfToken, mayPublish } = given
  const { hub } = staffMessages[language]
  return [
    discussionList(discussion, language),
    draftList(tasks.drafts, csrfToken, language),
    scheduledList(tasks.scheduled, mayPublish ? csrfToken : null, language),
    ...(mayPublish ? [releaseList(releases, language)] : []),
    findingList(findings, language),
    {
      title: hub.untranslated,
      rows: tasks.untranslated.items.map(rowOf),
      hasMore: tasks.untranslated.hasMore,
    },
    ...(entries ? [entryList(entries, language)] : []),
    ...(corrections ? [correctionList(corrections, language)] : []),
    ...(endingPictures ? [pictureList(endingPictures, language)] : []),
    previewList(previews, csrfToken, language),
  ]
}

/** Drafts that are not published, each with a button that discards it. */
function draftList({ items, hasMore }: Tasks<DraftTask>, csrfToken: string, language: Language): TaskList {
  const { hub } = staffMessages[language]
  const rows = items.map((task): Row => {
    const fields = { ...fieldsOf(task, csrfToken), action: 'discard', sequence: task.sequence }
    const form = { fields, name: hub.discard, label: hub.discardOf(nameOf(task)) }
    return { ...rowOf(task), note: readable(task.at, language), form }
  })
  return { title: hub.drafts, hint: hub.discardHint, rows, hasMore }
}

/** Scheduled beginnings and ends of publications; with a token each has a button that cancels it. */
function scheduledList(
  { items, hasMore }: Tasks<ScheduledTask>,
  csrfToken: string | null,
  language: Language,
): TaskList {
  const { hub } = staffMessages[language]
  const rows = items.map((task): Row => {
    const { what, planId: plan, at } = task
    const time = readable(at, language)
    const note = what === 'start' ? hub.from(time) : hub.until(time)
    if (csrfToken === null) return { ...rowOf(task), note }
    const fields = { ...fieldsOf(task, csrfToken), action: 'cancel', plan }
    return { ...rowOf(task), note, form: { fields, name: hub.cancel, label: hub.cancelOf(nameOf(task)) } }
  })
  return { title: hub.scheduled, rows, hasMore }
}

/** Releases that have failed, are planned, or are being collected, with links to the back office. */
function releaseList(releases: readonly OpenRelease[], language: Language): TaskList {
  const { hub } = staffMessages[language]
  const rows = releases.map(({ id, name, state, publishAt }): Row => ({
    name,
    address: officeHref('releases', id),
    note: [
      hub.releaseStates[state],
      ...(publishAt ? [readable(publishAt.toISOString(), language)] : []),
    ].join(', '),
  }))
  return { title: hub.releases, rows }
}

/** What the rules have found, with links to the places, and to all of it. */
function findingList({ items, count }: ListPage<Finding>, language: Language): TaskList {
  const { hub } = staffMessages[language]
  const rows = items.map(({ title, text, detail, address, language: ofFinding }): Row => ({
    name: ofFinding === '' ? title : `${title} (${ofFinding.toUpperCase()})`,
    address: address ?? officeHref('guard'),
    note: [text, detail].filter(Boolean).join(': '),
  }))
  return { title: hub.findings, hint: <a href={officeHref('guard')}>{hub.allFindings(count)}</a>, rows }
}

/** Preview links that are valid, each with a button that revokes it. */
function previewList(links: readonly ListedPreviewLink[], csrfToken: string, language: Language): TaskList {
  const { previews } = accountMessages[language]
  const rows = links.map((link): Row => {
    const until = previews.until(readable(link.expiresAt.toISOString(), language))
    const note = [...(link.sharedBy === null ? [] : [previews.by(link.sharedBy)]), until].join(', ')
    const fields = { csrf: csrfToken, action: 'revoke', link: link.id }
    const { section, title, address } = link
    const name = section ? nameOf({ title, section, address }) : previews.ofRelease(title)
    const form = { fields, name: previews.revoke, label: previews.revokeOf(name) }
    return { name, address, note, form }
  })
  return { id: 'shared-previews', title: previews.title, hint: previews.hint, rows }
}

/** The corrections from outside that wait for an answer, with a link to the back office. */
function correctionList({ items, hasMore }: Tasks<ListedCorrection>, language: Language): TaskList {
  const { hub } = staffMessages[language]
  const rows = items.map(({ id, title, about, submitted_at: at }): Row => ({
    name: `${title}: ${about.join(', ')}`,
    address: officeHref('corrections', id),
    note: readable(at, language),
  }))
  return { title: hub.corrections, rows, hasMore }
}

/** The unread entries of forms, with a link to the back office. */
function entryList({ items, hasMore }: Tasks<ListedEntry>, language: Language): TaskList {
  const { hub } = staffMessages[language]
  const rows = items.map(({ id, form, submitted_at: at, email, summary }): Row => ({
    name: `${form.title[language]}: ${email || summary}`,
    address: officeHref('entries', id),
    note: readable(at, language),
  }))
  return { title: hub.entries, rows, hasMore }
}

/** The pictures that visitors will soon no longer see, because their rights end. */
function pictureList({ items, hasMore }: Tasks<EndingPicture>, language: Language): TaskList {
  const { hub } = staffMessages[language]
  const rows = items.map(({ id, name, until }): Row => ({
    name,
    address: officeHref('media', id),
    note: hub.shownUntil(longDay(hallDay(until), language)),
  }))
  return { title: hub.endingPictures, rows, hasMore }
}

/** Requests for review and comments that wait for the viewer. */
function discussionList(tasks: readonly DiscussionTask[], language: Language): TaskList {
  const { hub } = staffMessages[language]
  const rows = tasks.map((task): Row => {
    const who = hub[task.kind](task.by ?? hub.somebody)
    const note = [who, task.note, readable(task.at, language)].filter(Boolean).join(' · ')
    return { ...rowOf(task), note }
  })
  return { title: hub.discussion, rows }
}

/** A list of tasks with links to their pages. */
export function TaskSection({ id, title, hint, rows, hasMore = false }: TaskList) {
  const { hub } = useLazyMessages(staffMessages)
  return (
    <section id={id}>
      <h2>{title}</h2>
      <ul>
        {rows.map((row) => (
          <li key={JSON.stringify([row.name, row.address, row.note, row.form?.fields])}>
            <a href={row.address}>{row.name}</a>
            {row.note && <span className={styles.at}>{row.note}</span>}
            {row.form && <TaskForm {...row.form} />}
          </li>
        ))}
      </ul>
      {hasMore && <p>{hub.more(rows.length)}</p>}
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
