import { StaffLink } from '#staff/button/staff-button.tsx'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { record } from '#records/event/record.ts'
import { officeHref } from '#routing/office-paths.ts'
import { calendarMessages } from '../messages/calendar.ts'
import { addressOf, useNames, useRecordMessages } from '../records/records-context.ts'

/** The ways from the list of events to their calendar, and to the form for a new one. */
export function EventListActions() {
  const messages = useRecordMessages()
  const names = useNames(record)
  const { title } = useLazyMessages(calendarMessages)
  return (
    <>
      <StaffLink href={officeHref('calendar')}>{title}</StaffLink>
      <StaffLink look="primary" href={addressOf(record, 'create')}>
        {messages.add(names)}
      </StaffLink>
    </>
  )
}
