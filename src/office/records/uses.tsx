import { useLanguage } from '#i18n/language-context.tsx'
import type { Use } from './calls.ts'
import { addressOf, definitionOf, useRecordMessages } from './records-context.ts'
import styles from './records.module.css'

/** The records that refer to one, with links to the first of each kind. */
export function Uses({ uses }: { uses: readonly Use[] }) {
  const language = useLanguage()
  const messages = useRecordMessages()
  return (
    <ul className={styles.uses}>
      {uses.map(({ kind, count, path: list, first }) => {
        const other = definitionOf(kind)
        const all = messages.usesOf(
          count,
          other?.names[language] ?? messages.otherKinds[kind] ?? messages.others,
        )
        return (
          <li key={kind}>
            <p>{list === undefined ? all : <a href={list}>{all}</a>}</p>
            <ul>
              {first.map(({ id, title, detail, path, isDraft }) => {
                const address = other ? addressOf(other, id) : path
                return (
                  <li key={id}>
                    {address ? <a href={address}>{title}</a> : title}
                    {detail && `, ${detail}`}
                    {isDraft && ` (${messages.inDraft})`}
                  </li>
                )
              })}
              {count > first.length && first.length > 0 && <li>{messages.andMore(count - first.length)}</li>}
            </ul>
          </li>
        )
      })}
    </ul>
  )
}
