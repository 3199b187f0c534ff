import { StaffButton } from '#staff/button/staff-button.tsx'
import type { ReleaseItem } from '#contracts/office-releases.ts'
import { readableInstant } from '#i18n/hall-time.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import type { RecordDefinition } from '#records/definition.ts'
import { problemText } from '#records/shared/problem-text.ts'
import { record as releaseDefinition } from '#records/release/record.ts'
import { nameWithTime, releaseMessages } from '../messages/releases.ts'
import { addressOf, definitionOf, useRecordMessages } from '../records/records-context.ts'
import { FieldChanges } from './field-changes.tsx'
import styles from './releases.module.css'

/** With more fields, what changes is collapsed. */
const maxOpen = 3

/** One item: what it changes, by whom, and what stands in its way. */
export function ReleaseItemRow(props: {
  item: ReleaseItem
  /** What stands in its way, and what the checks say. */
  found: Pick<ReleaseItem, 'problem' | 'findings'>
  /** Whether the release is public: then, what was before counts and not what is now. */
  isPast: boolean
  onDrop: (() => void) | null
}) {
  const { item, found, isPast, onDrop } = props
  const { problem, findings } = found
  const language = useLanguage()
  const texts = useRecordMessages()
  const messages = useLazyMessages(releaseMessages)
  const { items: words, waiting } = messages
  const definition = definitionOf(item.kind)
  const title = item.title ?? words.gone
  const address = addressOfItem(item, definition)
  const kind = definition?.names[language].one ?? texts.otherKinds[item.kind]?.one ?? item.kind
  const where = [
    kind,
    ...(item.what === 'section' && item.language !== ''
      ? [words.section, words.languages[item.language]]
      : []),
  ]
  const fields = Object.keys(item.changes).length
  return (
    <li>
      <p>
        {address ? <a href={address}>{title}</a> : <strong>{title}</strong>} <span>{where.join(', ')}</span>
      </p>
      {problem && (
        <p className={styles.alarm}>
          {words.problem} {problemText(problem, definition, language)}
        </p>
      )}
      {findings.length > 0 && (
        <ul className={styles.findings} aria-label={messages.items.findings}>
          {findings.map(({ rule, text, detail, address: at, language: ofContent, place }) => (
            <li key={JSON.stringify([rule, ofContent, place, detail])}>
              {at ? <a href={at}>{text}</a> : text}
              {detail && `: ${detail}`}
            </li>
          ))}
        </ul>
      )}
      {item.what === 'section' && item.changes['revision_id'] === null && <p>{words.takenOff}</p>}
      {item.is_outdated && <p className={styles.rivals}>{words.outdated}</p>}
      {item.what === 'record' && definition && (
        <details open={fields <= maxOpen || undefined}>
          <summary>{words.fields(fields)}</summary>
          <FieldChanges
            {...{ definition, isPast }}
            now={isPast ? item.seen : item.current}
            later={item.changes}
            titles={item.titles}
          />
        </details>
      )}
      {item.rivals.map((rival) => (
        <p key={rival.id} className={styles.rivals}>
          <a href={addressOf(releaseDefinition, rival.id)}>
            {waiting.rival(
              rival.fields
                .map((name) => definition?.fields[name]?.label[language] ?? words.section)
                .join(', '),
              nameWithTime(rival, language),
            )}
          </a>{' '}
          {waiting.order}
        </p>
      ))}
      <p>
        <span>{words.by(item.by, readableInstant(new Date(item.at), language))}</span>
        {onDrop && (
          <StaffButton look="quiet" aria-label={words.dropOf(title)} onClick={onDrop}>
            {words.drop}
          </StaffButton>
        )}
      </p>
    </li>
  )
}

/** The form of a record, or the draft of a page. */
function addressOfItem(item: ReleaseItem, definition: RecordDefinition | undefined): string | null {
  if (item.title === null) return null
  if (item.what === 'section') return item.address && `${item.address}?draft`
  return definition ? addressOf(definition, item.subject_id) : null
}
