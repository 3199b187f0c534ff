import { useLanguage } from '#i18n/language-context.tsx'
import { exportFormatsOf, maxExported, type RecordDefinition } from '#records/definition.ts'
import { Disclosure } from '../shell/disclosure.tsx'
import { askedOf } from './list-query.ts'
import { useRecordMessages } from './records-context.ts'

/** Saves all records that a list's query finds, in its order, in one of the formats. */
export function ListExport(props: { definition: RecordDefinition; query: string; count: number }) {
  const { definition, query, count } = props
  const language = useLanguage()
  const messages = useRecordMessages()
  const asked = new URLSearchParams(askedOf(query, definition))
  asked.delete('page')
  asked.delete('page_size')
  return (
    <Disclosure summary={messages.export.title}>
      {exportFormatsOf(definition).map((format) => (
        <a
          key={format}
          href={`/${language}/api/admin/exports/${definition.path}?${asked.toString()}&format=${format}`}
          download
        >
          {messages.export.formats[format]}
        </a>
      ))}
      {count > maxExported && <p>{messages.export.cut(maxExported)}</p>}
    </Disclosure>
  )
}
