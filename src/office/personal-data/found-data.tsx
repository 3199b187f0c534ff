import { SectionTitle } from '#staff/section-title/section-title.tsx'
import { StaffBar } from '#staff/bar/staff-bar.tsx'
import { StaffButton } from '#staff/button/staff-button.tsx'
import { useState, type ReactNode } from 'react'
import type { PersonalData } from '#contracts/office-personal-data.ts'
import { readableInstant } from '#i18n/hall-time.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { pickLanguage } from '#i18n/languages.ts'
import { officeHref } from '#routing/office-paths.ts'
import { useOfficeMessages } from '../messages/use-office-messages.ts'
import { QuestionDialog } from '#staff/dialog/question-dialog.tsx'

/** All data that was found about an address, with the actions on all of it. */
export function FoundData(props: { found: PersonalData; onExport: () => void; onDelete: () => void }) {
  const { found, onExport, onDelete } = props
  const { personalData: messages } = useOfficeMessages()
  const language = useLanguage()
  const [isAsking, setIsAsking] = useState(false)
  const { email, is_cut_off: isCutOff, entries, reminders, corrections, mails } = found
  if ([entries, reminders, corrections, mails].every(({ length }) => length === 0))
    return (
      <>
        <p>{messages.nothing(email)}</p>
        <p>{messages.notSearched}</p>
      </>
    )
  const titleOf = (title: string, instant: string) =>
    `${title}, ${readableInstant(new Date(instant), language)}`
  const { counts } = messages
  return (
    <>
      {isCutOff && <p data-alarm="">{messages.cutOff}</p>}
      <p>{messages.notSearched}</p>
      <StaffBar>
        <StaffButton onClick={onExport}>{messages.export}</StaffButton>
        <StaffButton look="remove" onClick={() => setIsAsking(true)}>
          {messages.delete}
        </StaffButton>
      </StaffBar>
      <Group title={messages.entries(entries.length)}>
        {entries.map(({ id, form, submitted_at: at, values }) => (
          <li key={id}>
            <p>
              {titleOf(pickLanguage(form.title, language), at)}{' '}
              <a href={officeHref('entries', id)}>{messages.open}</a>
            </p>
            {values.map(({ slug, label, value }) => (
              <p key={slug}>{`${label}: ${value.join(', ')}`}</p>
            ))}
          </li>
        ))}
      </Group>
      <Group title={messages.reminders(reminders.length)}>
        {reminders.map(({ id, event, created_at: at }) => (
          <li key={id}>{titleOf(pickLanguage(event.title, language), at)}</li>
        ))}
      </Group>
      <Group title={messages.corrections(corrections.length)}>
        {corrections.map(({ id, title, submitted_at: at, confirmed_at: confirmedAt, evidence }) => (
          <li key={id}>
            <p>
              {titleOf(title, at)}{' '}
              {confirmedAt !== null && <a href={officeHref('corrections', id)}>{messages.open}</a>}
            </p>
            <p>{evidence}</p>
          </li>
        ))}
      </Group>
      <Group title={messages.mails(mails.length)}>
        {mails.map(({ id, subject, created_at: at }) => (
          <li key={id}>{titleOf(subject, at)}</li>
        ))}
      </Group>
      {isAsking && (
        <QuestionDialog
          title={messages.deleteTitle(email)}
          text={messages.deleteText(
            counts.entries(entries.length),
            counts.reminders(reminders.length),
            counts.corrections(corrections.length),
            counts.mails(mails.length),
          )}
          action={messages.delete}
          onConfirm={onDelete}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <SectionTitle look="lined">{title}</SectionTitle>
      <ul>{children}</ul>
    </section>
  )
}
