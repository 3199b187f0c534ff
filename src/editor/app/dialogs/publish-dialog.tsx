import { useEffect, useState, type SyntheticEvent } from 'react'
import type { OpenRelease } from '#contracts/office-releases.ts'
import type { SectionStatus } from '#contracts/page-editor.ts'
import { useDraft, useTexts, useWorkspace } from '#editor/page/workspace/workspace-context.tsx'
import { publish, publishNow, takeIntoPlan } from '#editor/page/actions/publish-actions.ts'
import { PublishReach } from '#editor/panels/shared-blocks/publish-reach.tsx'
import { Differences } from '#editor/panels/versions/differences.tsx'
import { describeChanges } from '#editor/panels/versions/describe-changes.ts'
import { useUnpublished, type Unpublished } from '#editor/panels/versions/use-unpublished.ts'
import { useAllNotices } from '#editor/page/actions/use-notices.ts'
import { planInWords } from './plan-in-words.ts'
import { TemplateTexts } from './template-texts.tsx'
import { useStore } from '#design/use-store.ts'
import { Dialog } from '#staff/dialog/dialog.tsx'
import { StaffButton } from '#staff/button/staff-button.tsx'
import styles from '#editor/controls/dialog.module.css'
import { hallInstant, readableInstant } from '#i18n/hall-time.ts'

/**
 * Publishes the draft, now or at a scheduled time, after a review of the notices. Times are in the hall's time zone.
 */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const workspace = useWorkspace()
  const { session, language } = workspace.draft
  const { view } = workspace.shell
  const { messages, interfaceLanguage } = useTexts()
  const notices = useAllNotices()
  const errors = notices.filter(({ severity }) => severity === 'error').length
  const warnings = notices.length - errors
  const unpublished = useUnpublished()
  const changed = unpublished ? describeChanges(unpublished.differences, language) : ''
  // Publishing the same again is possible, but not what one is asked to do.
  const hasNews = unpublished?.differences.length !== 0
  const releases = useOpenReleases()
  const [hasTime, setHasTime] = useState(true)
  const [error, setError] = useState<{ field: 'from' | 'until'; text: string } | null>(null)
  const findError = (field: 'from' | 'until') =>
    error?.field === field ? { 'aria-invalid': true, 'aria-describedby': 'publish-error' } : {}
  const close = (isDone: boolean) => {
    if (isDone) onClose()
  }
  const showNotices = () => {
    onClose()
    view.set((state) => ({ ...state, panel: 'notices' }))
  }
  const schedule = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { elements } = event.currentTarget
    const form = new FormData(event.currentTarget)
    const refuse = (field: 'from' | 'until', text: string) => {
      setError({ field, text })
      const control = elements.namedItem(field)
      if (control instanceof HTMLElement) control.focus()
    }
    const release = Number(form.get('release')) || null
    const summary = textOf(form.get('summary')).trim() || changed
    if (release !== null) {
      const name = releases.find(({ id }) => id === release)?.name ?? ''
      close(await publish(workspace, { release_id: release, summary }, messages.publish.waitsInRelease(name)))
      return
    }
    const from = hallInstant(textOf(form.get('from')))
    const until = hallInstant(textOf(form.get('until')))
    if (!from || from <= new Date()) return refuse('from', messages.publish.invalidTime)
    if (until && until <= from) return refuse('until', messages.publish.endBeforeStart)
    setError(null)
    const done = messages.publish.scheduledDone(readableInstant(from, interfaceLanguage))
    close(
      await publish(
        workspace,
        {
          publish_at: from.toISOString(),
          unpublish_at: until?.toISOString() ?? null,
          summary,
        },
        done,
      ),
    )
  }
  return (
    <Dialog title={messages.publish.title} help="publish" onClose={onClose}>
      <PublicationState />
      <PublishReach />
      <Changes unpublished={unpublished} />
      <TemplateTexts notices={notices} onClose={onClose} />
      {errors > 0 ? (
        <div className={styles['note']} role="alert">
          <p>
            {messages.publish.errors(errors)}{' '}
            <StaffButton look="text" onClick={showNotices}>
              {messages.publish.show}
            </StaffButton>
          </p>
        </div>
      ) : (
        <>
          {warnings > 0 && (
            <div className={styles['note']}>
              <p>
                {messages.publish.warnings(warnings)}{' '}
                <StaffButton look="text" onClick={showNotices}>
                  {messages.publish.show}
                </StaffButton>
              </p>
              {notices.some(({ kind }) => kind === 'no_captions') && <p>{messages.publish.noCaptions}</p>}
              {notices.some(({ kind }) => kind === 'no_transcript') && <p>{messages.publish.noTranscript}</p>}
            </div>
          )}
          <p>
            <StaffButton
              look={hasNews ? 'primary' : 'plain'}

              data-publish-now=""
              disabled={!session.mayPublish}
              onClick={() => void publishNow(workspace, changed).then(close)}
            >
              {warnings > 0 ? messages.publish.anyway : messages.publish.now}
            </StaffButton>
          </p>
          <form onSubmit={(event) => void schedule(event)} className={styles['group']}>
            <h3>{messages.publish.schedule}</h3>
            {error && (
              <p id="publish-error" role="alert" className={styles['error']}>
                {error.field === 'from' ? messages.publish.from : messages.publish.until}: {error.text}
              </p>
            )}
            {releases.length > 0 && (
              <label>
                {messages.publish.when}
                <select
                  name="release"
                  onChange={({ currentTarget }) => setHasTime(currentTarget.value === '')}
                >
                  <option value="">{messages.publish.atTime}</option>
                  {releases.map((release) => (
                    <option key={release.id} value={release.id}>
                      {messages.publish.inRelease(
                        release.name,
                        release.publish_at &&
                          readableInstant(new Date(release.publish_at), interfaceLanguage),
                      )}
                    </option>
                  ))}
                </select>
              </label>
            )}
            {hasTime && (
              <>
                <label>
                  {messages.publish.from}
                  <input type="datetime-local" name="from" required {...findError('from')} />
                </label>
                <label>
                  {messages.publish.until}
                  <input type="datetime-local" name="until" {...findError('until')} />
                </label>
              </>
            )}
            <label>
              {messages.publish.summary}
              <input name="summary" maxLength={300} />
            </label>
            <p>
              <StaffButton type="submit" disabled={!session.mayPublish}>
                {messages.publish.apply}
              </StaffButton>
            </p>
          </form>
        </>
      )}
      {!session.mayPublish && <p>{messages.publish.forbidden}</p>}
    </Dialog>
  )
}

/** The releases that take further changes; none until they are loaded, or for those who may not publish. */
function useOpenReleases(): OpenRelease[] {
  const workspace = useWorkspace()
  const [releases, setReleases] = useState<OpenRelease[]>([])
  const { mayPublish } = workspace.draft.session
  const { calls } = workspace.shell.tools
  useEffect(() => {
    // Without them, a time can still be chosen.
    if (mayPublish) calls.get('/pageeditor-api/releases').then(setReleases, () => {})
  }, [calls, mayPublish])
  return releases
}

/** How the published page will differ from the present one for visitors. */
function Changes({ unpublished }: { unpublished: Unpublished | null }) {
  const { session, slug } = useDraft()
  const { messages } = useTexts()
  const { published, was_published: wasPublished } = useStore(session.presence, ({ status }) => status)
  if (!published && wasPublished) return <p>{messages.publish.again}</p>
  // The page of an event or a story may be public without texts of its own.
  if (!published)
    return <p>{slug.startsWith('page-') ? messages.publish.firstTime : messages.publish.firstTexts}</p>
  if (!unpublished) return null
  const { length } = unpublished.differences
  if (length === 0) return <p>{messages.publish.nothingNew}</p>
  return (
    <details className={styles['changes']} open={length <= maxOpen}>
      <summary>{messages.publish.changes(length)}</summary>
      <Differences content={unpublished.published} title={null} />
    </details>
  )
}

/** With more changes, their list is collapsed, so that the buttons stay visible. */
const maxOpen = 3

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : ''
}

function PublicationState() {
  const { session, slug } = useDraft()
  const { messages, interfaceLanguage } = useTexts()
  const status = useStore(session.presence, (presence) => presence.status)
  const { published } = status
  const never = slug.startsWith('page-') ? messages.publish.never : ''
  const when = (instant: string) => readableInstant(new Date(instant), interfaceLanguage)
  return (
    <>
      <p className={styles['soft']}>
        {status.is_unwritten && `${messages.publish.notWritten}: ${messages.publish.unwritten}`}
        {published && !status.is_unwritten && `${messages.publish.since(when(published.publish_at))}.`}
        {!published && never}
        {published && status.has_unpublished_changes && ` ${messages.publish.hasChanges}.`}
        {status.hidden_by && ` ${messages.publish.hiddenBy[status.hidden_by]}`}
      </p>
      {status.scheduled.map((plan) => (
        <Plan key={plan.id} plan={plan} />
      ))}
    </>
  )
}

/** A release that waits for its minute: what it does with the page, and what of the draft it leaves out. */
function Plan({ plan }: { plan: SectionStatus['scheduled'][number] }) {
  const workspace = useWorkspace()
  const { session } = workspace.draft
  const { messages, interfaceLanguage } = useTexts()
  const { publish: words } = messages
  const { release } = plan
  const text = planInWords(plan, words, interfaceLanguage)
  return (
    <p>
      <strong>{text}</strong>{' '}
      <a href={`/admin/releases/release/${release.id}`} aria-label={words.releaseOf(release.name)}>
        {release.name}
      </a>
      {plan.is_outdated && (
        <>
          {' '}
          {words.outdated}.{' '}
          <StaffButton disabled={!session.mayPublish} onClick={() => void takeIntoPlan(workspace, plan)}>
            {words.takeIn}
          </StaffButton>
        </>
      )}
    </p>
  )
}
