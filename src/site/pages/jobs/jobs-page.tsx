import type { ReactNode } from 'react'
import type { FailedJob, JobKind } from '#domain/jobs/index.server.ts'
import type { UnsentMail } from '#domain/mail/index.server.ts'
import { Button } from '#design/button/button.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { jobMessages } from '#i18n/lazy/jobs.ts'
import { officeHref } from '#routing/office-paths.ts'
import { staffHref } from '#routing/paths.ts'
import styles from '../account/account-page.module.css'
import { readableTime } from '../account/readable-time.ts'
import type { JobsOutcome } from './act-on-jobs.server.ts'

type List<Item> = { items: Item[]; hasMore: boolean }
type Shown = {
  csrfToken: string
  outcome: JobsOutcome | null
  kinds: JobKind[]
  failedJobs: List<FailedJob>
  failedMails: List<UnsentMail>
  waitingMails: List<UnsentMail>
}

export function JobsPage({ outcome, kinds, failedJobs, failedMails, waitingMails, csrfToken }: Shown) {
  const words = useLazyMessages(jobMessages)
  return (
    <div className={styles.page}>
      {outcome && (
        <Notice
          kind={outcome === 'changed' ? 'warning' : 'success'}
          role={outcome === 'changed' ? 'alert' : 'status'}
        >
          <p>{words.done[outcome]}</p>
        </Notice>
      )}
      <div className={styles.sections}>
        <Section
          title={words.failedMails}
          list={failedMails}
          empty={words.noFailedMails}
          hint={words.failedMailsHint}
        >
          {failedMails.items.map((mail) => (
            <MailRow key={mail.id} mail={mail} csrfToken={csrfToken} />
          ))}
        </Section>
        <Section title={words.waitingMails} list={waitingMails} empty={words.noWaitingMails}>
          {waitingMails.items.map((mail) => (
            <MailRow key={mail.id} mail={mail} csrfToken={csrfToken} />
          ))}
        </Section>
        <Section
          title={words.failedJobs}
          list={failedJobs}
          empty={words.noFailedJobs}
          hint={words.reasonInLog}
        >
          {failedJobs.items.map((job) => (
            <JobRow key={job.id} job={job} csrfToken={csrfToken} />
          ))}
        </Section>
        <Section title={words.jobs} list={{ items: kinds, hasMore: false }} empty={words.noJobs}>
          {kinds.map((kind) => (
            <KindRow key={kind.name} kind={kind} />
          ))}
        </Section>
      </div>
    </div>
  )
}

function Section(props: {
  title: string
  list: List<unknown>
  empty: string
  hint?: string
  children: ReactNode
}) {
  const { title, list, empty, hint, children } = props
  const words = useLazyMessages(jobMessages)
  return (
    <section>
      <h2>{title}</h2>
      {list.items.length === 0 ? <p>{empty}</p> : <ul className={styles.list}>{children}</ul>}
      {list.hasMore && <p>{words.more(list.items.length)}</p>}
      {hint && list.items.length > 0 && <p>{hint}</p>}
    </section>
  )
}

/** The queue may still have jobs of another version of the site. */
function nameOf(name: string, { jobNames }: (typeof jobMessages)['de']): string {
  return Object.entries(jobNames).find(([known]) => known === name)?.[1] ?? name
}

function KindRow({ kind }: { kind: JobKind }) {
  const words = useLazyMessages(jobMessages)
  const language = useLanguage()
  const { name, lastDoneAt } = kind
  const facts = [
    words.counts(kind),
    ...(lastDoneAt ? [words.lastDone(readableTime(lastDoneAt, language))] : []),
  ]
  return (
    <li>
      <strong>{nameOf(name, words)}</strong>
      <span>{facts.join(' · ')}</span>
    </li>
  )
}

function JobRow({ job, csrfToken }: { job: FailedJob; csrfToken: string }) {
  const words = useLazyMessages(jobMessages)
  const language = useLanguage()
  const title = nameOf(job.name, words)
  const facts = [
    words.attempts(job.attempts),
    ...(job.failedAt ? [words.failedAt(readableTime(job.failedAt, language))] : []),
    job.nextAt ? words.nextAt(readableTime(job.nextAt, language)) : words.givenUp,
  ]
  const fields = { csrf: csrfToken, name: job.name, id: job.id }
  const cancel = job.nextAt
    ? { name: words.cancel, label: words.cancelOf(title) }
    : { name: words.discard, label: words.discardOf(title) }
  return (
    <li>
      <strong>{title}</strong>
      <span>{facts.join(' · ')}</span>
      <div className={styles.controls}>
        <ActionForm
          fields={{ ...fields, action: 'retry-job' }}
          name={words.again}
          label={words.againOf(title)}
        />
        <ActionForm fields={{ ...fields, action: 'cancel-job' }} {...cancel} />
      </div>
    </li>
  )
}

function MailRow({ mail, csrfToken }: { mail: UnsentMail; csrfToken: string }) {
  const words = useLazyMessages(jobMessages)
  const language = useLanguage()
  const title = words.mail(mail.id, mail.recipientDomain)
  const fields = { csrf: csrfToken, id: mail.id }
  return (
    <li>
      <strong>{title}</strong>
      <span>
        {words.from(readableTime(mail.createdAt, language))} · {mail.reason ?? words.noAttempt}
      </span>
      {mail.entryId !== null && <a href={officeHref('entries', mail.entryId)}>{words.entry}</a>}
      <div className={styles.controls}>
        <ActionForm
          fields={{ ...fields, action: 'retry-mail' }}
          name={words.again}
          label={words.againOf(title)}
        />
        <ActionForm
          fields={{ ...fields, action: 'discard-mail' }}
          name={words.discard}
          label={words.discardOf(title)}
        />
      </div>
    </li>
  )
}

function ActionForm(props: { fields: Record<string, string | number>; name: string; label: string }) {
  const { fields, name, label } = props
  return (
    <form method="post" action={staffHref('jobs-and-mails')}>
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <Button size="small" variant="secondary" aria-label={label}>
        {name}
      </Button>
    </form>
  )
}
