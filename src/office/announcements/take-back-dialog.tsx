import { useAction } from '#staff/action/use-action.ts'
import { StaffBar } from '#staff/bar/staff-bar.tsx'
import { StaffButton } from '#staff/button/staff-button.tsx'
import { useEffect, useState } from 'react'
import type { Announcements } from '#contracts/office-announcements.ts'
import type { RunEvent } from '#contracts/office-runs.ts'
import { FlagField } from '#fields/controls/choice-fields.tsx'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import type { Localized } from '#i18n/languages.ts'
import { refusedCallMessages } from '#i18n/lazy/refused-calls.ts'
import { record } from '#records/event/record.ts'
import type { Fields, Values } from '#records/field.ts'
import { announcementMessages } from '../messages/announcements.ts'
import { runMessages } from '../messages/runs.ts'
import type { HistoryEntry, StoredRecord } from '../records/calls.ts'
import { Notice } from '#staff/notice/notice.tsx'
import { useRecordMessages, useRecords } from '../records/records-context.ts'
import { Obstacles } from '../records/obstacles.tsx'
import type { Hindered } from '../records/use-record-form.ts'
import { Dialog } from '#staff/dialog/dialog.tsx'
import { isSameChange, type Change } from '#records/event/announcement.ts'
import styles from './announcements.module.css'
import { NoteFields } from './note-fields.tsx'
import { proposedCorrection } from './proposed-note.ts'
import { entryOf, takenBack } from '#records/event/taken-back.ts'

const kinds = record.fields.public_changes.fields.kind.options
type Correction = Omit<Change, 'kind'> & { kind: ReturnType<typeof correctionKind> }

/** Says what an undo restores and what it leaves, and whether people were told already, who can be told again. */
export function TakeBackDialog(props: {
  stored: StoredRecord
  /** With what is not saved yet. */
  values: Values
  change: Change
  told: Announcements | null
  coming: readonly RunEvent[]
  onTakeBack: (given: { changes: Values; correction: Correction | null; isForAll: boolean }) => Promise<void>
  /** What stands in the way of taking it back in other evenings. */
  hindered: Hindered | null
  onLeave: () => void
  onClose: () => void
}) {
  const { stored, values, change, told, coming, hindered, onTakeBack, onLeave, onClose } = props
  const { calls } = useRecords()
  const language = useLanguage()
  const messages = useLazyMessages(announcementMessages)
  const runs = useLazyMessages(runMessages)
  const texts = useRecordMessages()
  const { failed } = useLazyMessages(refusedCallMessages)
  const [history, setHistory] = useState<readonly HistoryEntry[] | 'failed' | null>(null)
  const [isCorrected, setIsCorrected] = useState(true)
  const [note, setNote] = useState<Localized>(() => proposedCorrection(change.kind))
  const [openedAt] = useState(() => new Date().toISOString())
  const [isForAll, setIsForAll] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { isBusy, attempt } = useAction(setProblem)
  useEffect(() => {
    calls
      .get('{record}/{id}/history', { params: { record: record.path, id: stored.id } })
      .then(setHistory, () => setHistory('failed'))
  }, [calls, stored.id])
  const notice = told?.notices.find((one) =>
    isSameChange({ kind: one.kind, at: one.announced_at, note: null }, change),
  )
  const entry = Array.isArray(history) ? entryOf<HistoryEntry>(history, change) : undefined
  const isTold = (notice?.told ?? 0) > 0
  const undo = entry && takenBack(values, entry, change)
  const fields: Fields = record.fields
  const act = async () => {
    if (isBusy || !undo) return
    const correction =
      isTold && isCorrected
        ? {
            kind: correctionKind(change.kind),
            at: openedAt,
            note: note.de || note.en ? note : null,
          }
        : null
    setProblem(null)
    await attempt(() => onTakeBack({ changes: undo.changes, correction, isForAll }))
  }
  return (
    <Dialog title={messages.takeBackTitle} onClose={onClose} error={problem}>
      <div className={styles.dialog}>
        {history === null ? (
          <Notice told={{ text: texts.loading }} />
        ) : !undo ? (
          <p>{history === 'failed' ? failed : messages.notInHistory}</p>
        ) : (
          <>
            <p>{messages.restores}</p>
            {undo.kept.length > 0 && (
              <p>
                {messages.keeps(undo.kept.map((name) => fields[name]?.label[language] ?? name).join(', '))}
              </p>
            )}
            {notice?.state === 'waiting' && (told?.people ?? 0) > 0 && <p>{messages.stopsMails}</p>}
            {isTold && (
              <>
                <p>{messages.alreadyTold(notice?.told ?? 0)}</p>
                <FlagField
                  label={messages.correct((isForAll ? told?.people_of_run : told?.people) ?? 0)}
                  value={isCorrected}
                  onChange={setIsCorrected}
                />
                {isCorrected && (
                  <NoteFields
                    label={messages.note}

                    value={note}
                    onChange={setNote}
                  />
                )}
              </>
            )}
            {coming.length > 0 && (
              <FlagField label={runs.alsoComing(coming.length)} value={isForAll} onChange={setIsForAll} />
            )}
          </>
        )}
        {hindered && <Obstacles definition={record} {...hindered} {...{ isBusy, onLeave }} />}
        <StaffBar>
          {undo && (
            <StaffButton look="primary" isBusy={isBusy} onClick={() => void act()}>
              {messages.takeBackAct}
            </StaffButton>
          )}
          <StaffButton onClick={onClose}>{texts.cancel}</StaffButton>
        </StaffBar>
      </div>
    </Dialog>
  )
}

/** A correction is of the same kind, but what was off takes place after all. */
function correctionKind(kind: string) {
  const corrected = kind === 'cancelled' || kind === 'postponed' ? 'reinstated' : kind
  return kinds.find(({ value }) => value === corrected)?.value ?? 'other'
}
