import { useEffect, useRef, useState, type FormEvent } from 'react'
import { isEmailAddress } from '#fields/email-address.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { ReminderForm, type ReminderKind, type ReminderState } from './reminder-form.tsx'
import { sendReminder } from './send-reminder.ts'

/** The form in the drawer: it calls the API without leaving the page. */
export function SaleReminder({
  eventId,
  kind,
  saleFrom,
}: {
  eventId: number
  kind: ReminderKind
  saleFrom: string | null
}) {
  const language = useLanguage()
  const [state, setState] = useState<ReminderState | null>(null)
  const [isBusy, setBusy] = useState(false)
  const openedAt = useRef(0)
  useEffect(() => {
    openedAt.current = performance.now()
  }, [])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const data = new FormData(event.currentTarget)
    const email = textOf(data.get('email')).trim()
    if (email === '' || !isEmailAddress(email)) {
      setState({ kind: 'refused', email, error: email === '' ? 'required' : 'email' })
      return
    }
    setBusy(true)
    const seconds = (performance.now() - openedAt.current) / 1000
    void sendReminder(language, {
      event: eventId,
      kind,
      email,
      seconds,
      website: textOf(data.get('website')),
    })
      .then(setState)
      .finally(() => setBusy(false))
  }
  return <ReminderForm {...{ eventId, kind, saleFrom }} state={state} isBusy={isBusy} onSubmit={submit} />
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : ''
}
