import { useEffect, useState } from 'react'
import { Status } from '#fields/controls/status.tsx'
import type { RecordDefinition } from '#records/definition.ts'
import type { Values } from '#records/field.ts'
import { textIn } from '../fields/localized-value.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { listRecords, type RecordPage } from './calls.ts'
import { addressOf, useNames, useRecordMessages, useRecords } from './records-context.ts'
import styles from './records.module.css'

/** Shorter titles match too much. */
const minLength = 3
/** After the last key press, in milliseconds. */
const pause = 400

/** Hints at records of the same title while a new one is typed, with what distinguishes them. */
export function SameTitle({ definition, values }: { definition: RecordDefinition; values: Values }) {
  const { calls, describe } = useRecords()
  const messages = useRecordMessages()
  const names = useNames(definition)
  const language = useLanguage()
  const [found, setFound] = useState<{ title: string; page: RecordPage } | null>(null)
  const [titleField = ''] = definition.title
  const title = textIn(values[titleField], language).trim()
  const isSearched = definition.list.search.includes(titleField) && title.length >= minLength
  useEffect(() => {
    if (!isSearched) return undefined
    const timer = setTimeout(() => {
      const asked = new URLSearchParams({ query: title, page_size: '5' }).toString()
      // A hint that can't be given is left out.
      listRecords(calls, definition.path, asked).then(
        (page) => setFound({ title, page }),
        () => {},
      )
    }, pause)
    return () => clearTimeout(timer)
  }, [calls, definition, isSearched, title])
  const same =
    found?.title === title
      ? found.page.records.filter(
          (one) => textIn(one.values[titleField], language).toLowerCase() === title.toLowerCase(),
        )
      : []
  return (
    <Status className={styles.same}>
      {same.length > 0 && (
        <div>
          {messages.sameTitle(names)}
          <ul>
            {same.map((one) => (
              <li key={one.id}>
                <a href={addressOf(definition, one.id)}>
                  {describe(definition, definition.title, one.values, found?.page.titles ?? {})}
                </a>{' '}
                {describe(definition, definition.detail ?? [], one.values, found?.page.titles ?? {})}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Status>
  )
}
