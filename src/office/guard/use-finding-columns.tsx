import { StaffButton } from '#staff/button/staff-button.tsx'
import type { Finding } from '#contracts/office-guard.ts'
import { hallDay, shortDay } from '#i18n/dates.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { guardMessages } from '../messages/guard.ts'
import type { ListColumn } from '../records/list-table.tsx'
import { definitionOf, useRecordMessages } from '../records/records-context.ts'
import { useStart } from '../start-context.ts'
import styles from './guard.module.css'

/** The columns of the list of findings, with the way to its place; open ones can be accepted, and accepted ones opened again. */
export function useFindingColumns(actions: {
  onAccept: (finding: Finding) => void
  onReopen: (finding: Finding) => void
}): ListColumn<Finding>[] {
  const { onAccept, onReopen } = actions
  const language = useLanguage()
  const messages = useLazyMessages(guardMessages)
  const mayAccept = useStart().rights.includes('manage_records')
  return [
    {
      name: 'text',
      label: messages.what,
      render: ({ text, detail, severity, accepted }) => (
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
      ),
    },
    { name: 'place', label: messages.where, render: (finding) => <Place finding={finding} /> },
    {
      name: 'found_at',
      label: messages.since,
      render: ({ found_at: at }) => <time dateTime={at}>{shortDay(hallDay(at), language)}</time>,
    },
    {
      name: 'actions',
      label: messages.actions,
      kind: 'actions',
      render: (finding) => {
        const { text, title, accepted } = finding
        const name = `${text}, ${title}`
        return (
          mayAccept && (
            <span className={styles.act}>
              <StaffButton
                look="quiet"
                aria-label={accepted ? messages.reopenOf(name) : messages.acceptOf(name)}
                onClick={() => (accepted ? onReopen(finding) : onAccept(finding))}
              >
                {accepted ? messages.reopen : messages.accept}
              </StaffButton>
            </span>
          )
        )
      },
    },
  ]
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
