import { useAction } from '#staff/action/use-action.ts'
import { StaffButton } from '#staff/button/staff-button.tsx'
import { useRef, useState, type SyntheticEvent } from 'react'
import type { DeletedData, PersonalData as Found } from '#contracts/office-personal-data.ts'
import { FieldFrame } from '#fields/controls/field-frame.tsx'
import { hallDay } from '#i18n/dates.ts'
import { useOfficeMessages } from '../messages/use-office-messages.ts'
import { fieldErrorsOf } from '../records/calls.ts'
import { Heading } from '../records/heading.tsx'
import { FoundData } from './found-data.tsx'
import styles from './personal-data.module.css'
import { saveAsFile } from './save-as-file.ts'
import { useRecords } from '../records/records-context.ts'

type Refusal = { text: string; isOfEmail: boolean }

/** The data stored about an e-mail address: shows, exports and deletes it. */
export function PersonalData() {
  const { personalData: messages } = useOfficeMessages()
  const { calls } = useRecords()
  const [found, setFound] = useState<Found | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [deleted, setDeleted] = useState<DeletedData | null>(null)
  const { isBusy, attempt } = useAction((reason, error) => {
    const { email } = fieldErrorsOf(error)
    setRefusal({ text: email ?? reason, isOfEmail: email !== undefined })
  })
  const news = useRef<HTMLDivElement>(null)

  const act = async (work: () => Promise<void>) => {
    await attempt(() => {
      setRefusal(null)
      setDeleted(null)
      return work()
    })
    news.current?.focus()
  }
  const search = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget).get('email')
    const email = typeof given === 'string' ? given.trim() : ''
    void act(async () => {
      setFound(null)
      setFound(await calls.post('personal-data', { json: { email } }))
    })
  }
  const save = (email: string) =>
    act(async () => {
      const data = await calls.post('personal-data/export', { json: { email } })
      saveAsFile(data, `personal-data-${hallDay(new Date())}.json`)
    })
  const remove = (email: string) =>
    act(async () => {
      setDeleted(await calls.post('personal-data/delete', { json: { email } }))
      setFound(null)
    })
  const { counts } = messages
  return (
    <>
      <Heading title={messages.title} about={messages.intro} />
      <search>
        <form className={styles.search} aria-label={messages.title} noValidate onSubmit={search}>
          <FieldFrame label={messages.email} error={refusal?.isOfEmail ? refusal.text : undefined}>
            {(ids) => (
              <input
                {...ids}
                name="email"
                type="email"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
              />
            )}
          </FieldFrame>
          <StaffButton look="primary" type="submit" isBusy={isBusy}>
            {messages.search}
          </StaffButton>
        </form>
      </search>
      <div ref={news} className={styles.news} tabIndex={-1} aria-live="polite">
        {refusal && !refusal.isOfEmail && <p data-alarm="">{refusal.text}</p>}
        {deleted && (
          <p>
            {messages.deleted(
              counts.entries(deleted.entries),
              counts.reminders(deleted.reminders),
              counts.corrections(deleted.corrections),
              counts.mails(deleted.mails),
              counts.files(deleted.files),
            )}
          </p>
        )}
        {found && (
          <FoundData
            found={found}
            onExport={() => void save(found.email)}
            onDelete={() => void remove(found.email)}
          />
        )}
      </div>
    </>
  )
}
