import { StaffBar } from '#staff/bar/staff-bar.tsx'
import { StaffButton, StaffLink } from '#staff/button/staff-button.tsx'
import { useState } from 'react'
import type { Finding } from '#contracts/office-guard.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { guardMessages } from '../messages/guard.ts'
import type { Told } from '#staff/notice/notice.tsx'
import { useStart } from '../start-context.ts'
import { AcceptDialog } from './accept-dialog.tsx'
import styles from './guard.module.css'

/** Above the fields of a record: what the rules have found of it, and the way to its field. */
export function RecordFindings(props: {
  kind: string
  id: number
  findings: readonly Finding[]
  onGoTo: (field: string, language?: string) => void
  onChanged: () => void
  onTell: (told: Told) => void
}) {
  const { kind, id, findings, onGoTo, onChanged, onTell } = props
  const messages = useLazyMessages(guardMessages)
  const mayAccept = useStart().rights.includes('manage_records')
  const [accepting, setAccepting] = useState<Finding | null>(null)
  return (
    <section className={styles.findings} aria-labelledby="findings">
      <h2 id="findings">{messages.record.title(findings.length)}</h2>
      <ul>
        {findings.map((finding) => {
          const { text, detail, title, address, language, place } = finding
          const isHere = finding.kind === kind && finding.subject_id === id
          const isField = isHere && language === '' && place !== ''
          const name = `${text}${detail && `: ${detail}`}`
          return (
            <li key={finding.id}>
              <p>
                <strong>{text}</strong>
                {detail && <>: {detail}</>}
                {!isHere && <span>{title}</span>}
              </p>
              <StaffBar>
                {isField ? (
                  <StaffLink
                    look="quiet"
                    href={address ?? `#field-${place}`}
                    aria-label={messages.record.toFieldOf(name)}
                    onClick={(event) => {
                      event.preventDefault()
                      onGoTo(place, /\.(de|en)$/.exec(address ?? '')?.[1])
                    }}
                  >
                    {messages.record.toField}
                  </StaffLink>
                ) : (
                  address && (
                    <StaffLink
                      look="quiet"
                      href={address}
                      aria-label={isHere ? messages.goTo(title) : `${messages.record.other}: ${title}`}
                    >
                      {isHere ? messages.goTo(title) : messages.record.other}
                    </StaffLink>
                  )
                )}
                {mayAccept && (
                  <StaffButton
                    look="quiet"
                    aria-label={messages.acceptOf(name)}
                    onClick={() => setAccepting(finding)}
                  >
                    {messages.accept}
                  </StaffButton>
                )}
              </StaffBar>
            </li>
          )
        })}
      </ul>
      {accepting && (
        <AcceptDialog
          finding={accepting}
          onAccepted={() => {
            onTell({ text: messages.accepted })
            onChanged()
          }}
          onClose={() => setAccepting(null)}
        />
      )}
    </section>
  )
}
