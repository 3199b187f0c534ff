import { SectionTitle } from '#staff/section-title/section-title.tsx'
import { formFieldTypes } from '#contracts/form-field-types.ts'
import type { EntryValue } from '#contracts/office-entries.ts'
import { shortDay } from '#i18n/dates.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import type { Language } from '#i18n/languages.ts'
import { readableSize } from '#i18n/readable-size.ts'
import { entryMessages } from '../messages/entries.ts'
import styles from './entries.module.css'

/** The answers of an entry under the labels that their fields had when it was sent. */
export function EntryValues({ values }: { values: EntryValue[] }) {
  const { page: messages } = useLazyMessages(entryMessages)
  return (
    <section className={styles.values} aria-labelledby="answers">
      <SectionTitle id="answers" look="lined">
        {messages.answers}
      </SectionTitle>
      {values.length === 0 && <p>{messages.noAnswers}</p>}
      <dl>
        {values.map((value) => (
          <div key={value.slug}>
            <dt>{value.label}</dt>
            <dd>
              <Value value={value} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Value({ value: { field_type: type, value, files } }: { value: EntryValue }) {
  const { page: messages } = useLazyMessages(entryMessages)
  const language = useLanguage()
  const [first = ''] = value
  if (files.length > 0)
    return files.map(({ id, name, size }) => (
      <a key={id} href={`/${language}/api/admin/form-files/${encodeURIComponent(id)}`} download={name}>
        {messages.download(name, readableSize(size, language))}
      </a>
    ))
  if (first === '') return messages.none
  if (type === formFieldTypes.email.number) return <a href={`mailto:${first}`}>{first}</a>
  // Opened in a new tab without a referrer, because strangers have written the link.
  if (type === formFieldTypes.url.number)
    return (
      <a href={first} target="_blank" rel="noopener noreferrer nofollow">
        {first}
      </a>
    )
  return readableValue(type, value, { language, ticked: messages.ticked })
}

function readableValue(
  type: number,
  value: string[],
  { language, ticked }: { language: Language; ticked: string },
): string {
  const [first = ''] = value
  if (type === formFieldTypes.checkbox.number) return ticked
  if (type === formFieldTypes.date.number || type === formFieldTypes.date_of_birth.number)
    return shortDay(first, language)
  if (type === formFieldTypes.datetime.number)
    return `${shortDay(first.slice(0, 10), language)}, ${first.slice(11, 16)}`
  return value.join('\n')
}
