import type { ReleaseItem } from '#contracts/office-releases.ts'
import { readableInstant } from '#i18n/hall-time.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import type { RecordDefinition } from '#records/definition.ts'
import { record as releaseDefinition } from '#records/release/record.ts'
import { problemText } from '#records/shared/problem-text.ts'
import { nameWithTime, releaseMessages } from '../messages/releases.ts'
import { addressOf, definitionOf } from '../records/records-context.ts'
import { FieldChanges } from './field-changes.tsx'
import styles from './releases.module.css'

/** What stands in the way of an item, and what the checks say. */
export type Found = Pick<ReleaseItem, 'problem' | 'findings'>

/** One item: what it changes, by whom, and what stands in its way. */
export function ItemText({ item, found, isPast }: { item: ReleaseItem; found: Found; isPast: boolean }) {
  const { problem, findings } = found
  const language = useLanguage()
  const { items: words, waiting } = useLazyMessages(releaseMessages)
  const definition = definitionOf(item.kind)
  const title = item.title ?? words.gone
  const address = addressOfItem(item, definition)
  return (
    <div className={styles.item}>
      {address ? <a href={address}>{title}</a> : <strong>{title}</strong>}
      {item.what === 'section' && item.language !== '' && (
        <span className={styles.soft}>
          {words.section}, {words.languages[item.language]}
        </span>
      )}
      {problem && (
        <p className={styles.alarm}>
          {words.problem} {problemText(problem, definition, language)}
        </p>
      )}
      {findings.length > 0 && (
        <ul className={styles.findings} aria-label={words.findings}>
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
      {item.what === 'record' && definition && <WhatChanges {...{ item, definition, isPast }} />}
    </div>
  )
}

/** That a record becomes public is said at once; other fields are opened, with who has collected them. */
function WhatChanges(props: { item: ReleaseItem; definition: RecordDefinition; isPast: boolean }) {
  const { item, definition, isPast } = props
  const { changes } = item
  const language = useLanguage()
  const { items: words } = useLazyMessages(releaseMessages)
  const { publication = '' } = definition
  const names = Object.keys(changes)
  if (names.length === 1 && names[0] === publication)
    return (
      <p className={styles.soft}>
        {[changes[publication] === true ? words.published : words.takenBack, item.by]
          .filter(Boolean)
          .join(' · ')}
      </p>
    )
  return (
    <details>
      <summary>
        {words.fields(names.length)} · {words.by(item.by, readableInstant(new Date(item.at), language))}
      </summary>
      <FieldChanges
        {...{ definition, isPast }}
        now={isPast ? item.seen : item.current}
        later={changes}
        titles={item.titles}
      />
    </details>
  )
}

/** The form of a record, or the draft of a page. */
function addressOfItem(item: ReleaseItem, definition: RecordDefinition | undefined): string | null {
  if (item.title === null) return null
  if (item.what === 'section') return item.address && `${item.address}?draft`
  return definition ? addressOf(definition, item.subject_id) : null
}
