import { useAction } from '#staff/action/use-action.ts'
import { StaffBar } from '#staff/bar/staff-bar.tsx'
import { StaffButton } from '#staff/button/staff-button.tsx'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { MeantRecords } from '#contracts/office-releases.ts'
import { Status } from '#fields/controls/status.tsx'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { record as releaseDefinition } from '#records/release/record.ts'
import { releaseMessages } from '../messages/releases.ts'
import { addressOf, useRecordMessages, useRecords } from '../records/records-context.ts'
import { Dialog } from '#staff/dialog/dialog.tsx'
import { addBatch, nothingYet, type Collected } from './collected.ts'
import { LeftDrafts } from './left-drafts.tsx'
import { ReleaseChoice, useReleaseChoice } from './release-choice.tsx'
import styles from './releases.module.css'

/** Asks for the release into which drafts go, puts them into it in batches, and says what has become of them. */
export function CollectDialog(props: {
  meant: MeantRecords
  /** What is meant, in words. */
  about: string
  onClose: () => void
}) {
  const { meant, about, onClose } = props
  const { calls } = useRecords()
  const texts = useRecordMessages()
  const { collect: messages } = useLazyMessages(releaseMessages)
  const choice = useReleaseChoice(['release', 'new'])
  const [refused, setRefused] = useState<string | null>(null)
  const { isBusy, attempt } = useAction(setRefused)
  const [collected, setCollected] = useState<Collected | null>(null)
  const [release, setRelease] = useState<{ release: number; name: string } | null>(null)
  const isClosed = useRef(false)
  const result = useRef<HTMLDivElement>(null)
  const isDone = collected !== null && collected.next === null
  useEffect(() => {
    isClosed.current = false
    return () => {
      isClosed.current = true
    }
  }, [])
  useEffect(() => {
    if (isDone) result.current?.focus()
  }, [isDone])

  const go = async (to: { release: number; name: string }, before: Collected) => {
    let known = before
    do {
      const batch = await calls.post('releases/release/{id}/collect', {
        params: { id: to.release },
        json: { meant, after: known.next },
      })
      known = addBatch(known, batch)
      setCollected(known)
    } while (known.next !== null && !isClosed.current)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    setRefused(null)
    void attempt(async () => {
      // After a batch that was refused, the same release takes the rest.
      const to = release ?? (await choice.find())
      if (to === null || !('release' in to))
        return void setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus())
      setRelease(to)
      return go(to, collected ?? nothingYet)
    })
  }
  const { added = 0, present = 0, position = 0, total = 0, left = [] } = collected ?? {}
  return (
    <Dialog title={messages.title} onClose={onClose} error={refused}>
      {isDone && release ? (
        <div ref={result} className={styles.result} tabIndex={-1}>
          <p>
            {total === 0 ? messages.none : messages.done(added, present)}{' '}
            <a href={addressOf(releaseDefinition, release.release)}>{messages.toRelease(release.name)}</a>
          </p>
          <LeftDrafts left={left} />
          <StaffBar>
            <StaffButton look="primary" onClick={onClose}>
              {messages.close}
            </StaffButton>
          </StaffBar>
        </div>
      ) : (
        <form noValidate aria-label={messages.title} onSubmit={submit}>
          <p>{about}</p>
          <p className={styles.soft}>{messages.about}</p>
          {choice.releases === null && <p>{texts.loading}</p>}
          {choice.releases !== null && release === null && <ReleaseChoice choice={choice} />}
          {release !== null && (
            <div className={styles.progress}>
              <progress aria-label={messages.title} value={position} max={Math.max(total, 1)} />
              <Status>{messages.progress(position, total)}</Status>
            </div>
          )}
          <StaffBar>
            <StaffButton look="primary" type="submit" isBusy={isBusy} isOff={choice.releases === null}>
              {release !== null && !isBusy ? messages.goOn : messages.apply}
            </StaffButton>
            <StaffButton onClick={onClose}>{texts.cancel}</StaffButton>
          </StaffBar>
        </form>
      )}
    </Dialog>
  )
}
