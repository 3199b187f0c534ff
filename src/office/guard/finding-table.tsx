import { StaffButton } from '#staff/button/staff-button.tsx'
import type { Finding } from '#contracts/office-guard.ts'
import { hallDay, shortDay } from '#i18n/dates.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { guardMessages } from '../messages/guard.ts'
import { definitionOf, useRecordMessages } from '../records/records-context.ts'
import recordStyles from '../records/records.module.css'
import { useStart } from '../start-context.ts'
import styles from './guard.module.css'

/** Findings, each with the way to its place; open ones can be accepted, and accepted ones opened again. */
export function FindingTable(props: {
  findings: readonly Finding[]
  isBusy: boolean
  onAccept: (finding: Finding) => void
  onReopen: (finding: Finding) => void
}) {
  const { findings, isBusy, onAccept, onReopen } = props
  const language = useLanguage()
  const messages = useLazyMessages(guardMessages)
  const mayAccept = useStart().rights.includes('manage_records')
  return (
    <table className={recordStyles.table} data-plain="" aria-busy={isBusy}>
      <thead>
        <tr>
          {[messages.what, messages.where, messages.since, messages.actions].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {findings.map((finding) => {
          const { id, text, detail, title, severity, accepted, found_at: at } = finding
          const name = `${text}, ${title}`
          return (
            <tr key={id}>
              <td data-label={messages.what}>
                <div>
                  <span className={styles.severity} data-severity={severity}>
                    {messages.severity[severity]}
                  </span>{' '}
                  <strong>{text}</strong>
                  {detail && <>: {detail}</>}
                  {accepted && (
                    <span className={styles.reason}>
                      {accepted.reason} ({messages.by(accepted.by, shortDay(hallDay(accepted.at), language))})
                    </span>
                  )}
                </div>
              </td>
              <td data-label={messages.where}>
                <Place finding={finding} />
              </td>
              <td data-label={messages.since}>
                <time dateTime={at}>{shortDay(hallDay(at), language)}</time>
              </td>
              <td className={styles.act}>
                {mayAccept && (
                  <StaffButton
                    look="quiet"
                    aria-label={accepted ? messages.reopenOf(name) : messages.acceptOf(name)}
                    onClick={() => (accepted ? onReopen(finding) : onAccept(finding))}
                  >
                    {accepted ? messages.reopen : messages.accept}
                  </StaffButton>
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** The record, or the page in its language, with a link to the field or the block. */
function Place({ finding }: { finding: Finding }) {
  const language = useLanguage()
  const messages = useLazyMessages(guardMessages)
  const texts = useRecordMessages()
  const { kind, title, address, language: ofContent } = finding
  const kindName = definitionOf(kind)?.names[language].one ?? texts.otherKinds[kind]?.one ?? kind
  return (
    <div>
      {address === null ? title : <a href={address}>{title}</a>}
      <span className={styles.soft}>
        {[kindName, ...(ofContent === '' ? [] : [messages.languages[ofContent]])].join(', ')}
      </span>
    </div>
  )
}
