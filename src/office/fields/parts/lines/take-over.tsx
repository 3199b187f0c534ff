import { StaffButton } from '#staff/button/staff-button.tsx'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { FieldFrame } from '#fields/controls/field-frame.tsx'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { lineMessages } from '../../../messages/lines.ts'
import { definitionOf } from '../../../records/records-context.ts'
import { ReferencePicker } from '../../reference-picker.tsx'

/** Takes the programme or the cast of another concert. */
export function TakeOver(props: {
  list: 'programme' | 'cast'
  onTake: (event: number, onDone: () => void) => void
}) {
  const { list, onTake } = props
  const messages = useLazyMessages(lineMessages)
  const [isOpen, setIsOpen] = useState(false)
  const events = definitionOf('event')
  const id = `take-over-${list}`
  const close = () => {
    // What was chosen is loaded before, so that this is no event of its own.
    flushSync(() => setIsOpen(false))
    document.querySelector<HTMLElement>(`#${id}`)?.focus()
  }
  if (!events) return null
  if (!isOpen)
    return (
      <StaffButton look="quiet" id={id} onClick={() => setIsOpen(true)}>
        {messages.takeOver[list]}
      </StaffButton>
    )
  return (
    <FieldFrame label={messages.takeOver[list]}>
      {(ids) => (
        <ReferencePicker
          ids={ids}
          to={events}
          create={undefined}
          hasFocusAtOnce
          onCancel={close}
          onRefused={() => {}}
          onChoose={(event) => onTake(event, close)}
        />
      )}
    </FieldFrame>
  )
}
