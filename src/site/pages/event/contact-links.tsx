import { useLazyMessages } from '#i18n/language-context.tsx'
import { eventMessages } from '#i18n/lazy/event.ts'
import { phoneHref, type Contact } from '../../box-office.ts'

/** The telephone and mail of those who answer questions. */
export function ContactLinks({ phone, email }: Contact) {
  const texts = useLazyMessages(eventMessages)
  if (!phone && !email) return null
  return (
    <>
      <span>{texts.questions}</span>
      {phone && <a href={phoneHref(phone)}>{phone}</a>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </>
  )
}
