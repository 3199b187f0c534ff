import { StaffButton } from '#staff/button/staff-button.tsx'
import type { ProposedRecord, UnderstoodRow } from '#contracts/office-lines.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import type { Values } from '#records/field.ts'
import { localizedOf } from '../../localized-value.ts'
import { lineMessages } from '../../../messages/lines.ts'
import { useRecordMessages } from '../../../records/records-context.ts'
import styles from '../parts.module.css'
import type { Added } from './add-proposed.ts'
import type { Resolved } from './use-lines.ts'

/** What the line of a row was understood as, with the ways to say what is meant. */
export function LineNote(props: {
  row: Values
  place: string
  isOpen: boolean
  understood: UnderstoodRow | undefined
  resolved: Resolved | undefined
  isBusy: boolean
  hasFailed: boolean
  onAccept: (proposal: ProposedRecord) => void
  onChoose: (found: Added) => void
  onAgain: () => void
}) {
  const { row, place, isOpen, understood, resolved, isBusy, hasFailed, onAccept, onChoose, onAgain } = props
  const messages = useLazyMessages(lineMessages)
  const texts = useRecordMessages()
  const part = row['kind'] === 'movement' ? localizedOf(row['title']).de : ''
  if (!isOpen)
    return resolved ? (
      <p className={styles.note} data-how={resolved.how}>
        {part !== '' && `${messages.movementOf(part)} `}
        {messages[resolved.how](resolved.by)}
      </p>
    ) : null
  if (!understood)
    return (
      <p className={styles.note} data-how="open">
        {hasFailed ? (
          <>
            {messages.failed}{' '}
            <StaffButton look="quiet" onClick={onAgain}>
              {texts.again}
            </StaffButton>
          </>
        ) : (
          messages.asking
        )}
      </p>
    )
  const { proposals, likely, is_sure: isSure } = understood
  const isMovement = row['kind'] === 'movement'
  return (
    <fieldset className={styles.note} data-how="open" aria-label={messages.openRow(place)}>
      <p>
        {isMovement && part !== '' && `${messages.movementOf(part)} `}
        {isSure
          ? messages.unknown
          : proposals.length + likely.length > 0
            ? messages.unsure
            : messages.nothing}
      </p>
      {likely.length > 0 && (
        <p className={styles.choices}>
          {messages.likely}
          {likely.map((one) => (
            <StaffButton key={one.id} isBusy={isBusy} onClick={() => onChoose(one)}>
              {one.by === '' ? one.title : `${one.by}: ${one.title}`}
            </StaffButton>
          ))}
        </p>
      )}
      {proposals.length > 0 && (
        <p className={styles.choices}>
          {messages.add}
          {proposals.map((proposal) => {
            const words = messages.proposal(proposal)
            return (
              <StaffButton key={words} isBusy={isBusy} onClick={() => onAccept(proposal)}>
                {words}
              </StaffButton>
            )
          })}
        </p>
      )}
    </fieldset>
  )
}
