import type { LeftDraft } from '#contracts/office-releases.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { record as releaseDefinition } from '#records/release/record.ts'
import { problemText } from '#records/shared/problem-text.ts'
import { nameWithTime, releaseMessages } from '../messages/releases.ts'
import { addressOf, definitionOf } from '../records/records-context.ts'
import type { LeftGroup } from './collected.ts'
import styles from './releases.module.css'

/** With more, a group is closed at first. */
const mostOpen = 10

/** The drafts that could not go into a release, by their reasons. */
export function LeftDrafts({ left }: { left: readonly LeftGroup[] }) {
  const { collect: messages } = useLazyMessages(releaseMessages)
  return left.map(({ reason, count, first }) => (
    <details
      key={reason}
      className={styles.left}
      // What is public already is no fault.
      open={(reason !== 'public' && count <= mostOpen) || undefined}
    >
      <summary>{messages.left[reason](count)}</summary>
      <ul>
        {first.map((one) => (
          <Left key={`${one.kind}:${one.id}:${one.language}`} left={one} />
        ))}
        {count > first.length && <li>{messages.more(count - first.length)}</li>}
      </ul>
    </details>
  ))
}

function Left({ left }: { left: LeftDraft }) {
  const { kind, id, title, detail, language: ofText, problem, release } = left
  const language = useLanguage()
  const { items: words } = useLazyMessages(releaseMessages)
  const definition = definitionOf(kind)
  const name = [title || `#${id}`, detail].filter(Boolean).join(', ')
  const text = ofText && `${words.section}, ${words.languages[ofText]}`
  return (
    <li>
      {definition && left.reason !== 'gone' ? <a href={addressOf(definition, id)}>{name}</a> : name}
      {text && <span className={styles.soft}> {text}</span>}
      {release && (
        <>
          {' '}
          <a href={addressOf(releaseDefinition, release.id)}>{nameWithTime(release, language)}</a>
        </>
      )}
      {problem !== null && <p>{problemText(problem, definition, language)}</p>}
    </li>
  )
}
