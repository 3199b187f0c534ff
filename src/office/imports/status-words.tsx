import { SectionTitle } from '#staff/section-title/section-title.tsx'
import { StaffTable } from '#staff/table/staff-table.tsx'
import type { ImportOptions, ImportReport } from '#contracts/office-imports.ts'
import { statusMeanings } from '#contracts/planning-columns.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { record } from '#records/event/record.ts'
import { importMessages } from '../messages/imports.ts'
import styles from './imports.module.css'

/** What the words in the column of the status mean: a status that visitors see, or what becomes of the row. */
export function StatusWords(props: {
  words: ImportReport['statuses']
  options: ImportOptions
  onChange: (options: ImportOptions) => void
}) {
  const { words, options, onChange } = props
  const language = useLanguage()
  const { statuses: messages } = useLazyMessages(importMessages)
  const nameOf = (meaning: (typeof statusMeanings)[number]) =>
    meaning === 'draft' || meaning === 'option' || meaning === 'public' || meaning === 'skip'
      ? messages[meaning]
      : record.fields.status.options.find(({ value }) => value === meaning)?.label[language]
  return (
    <section>
      <SectionTitle level={3}>{messages.title}</SectionTitle>
      <p className={styles.hint}>{messages.about}</p>
      <StaffTable
        rows={words}
        keyOf={({ word }) => word}
        columns={[
          { name: 'word', label: messages.word, render: ({ text }) => text },
          {
            name: 'count',
            label: messages.count,
            kind: 'number',
            render: ({ count }) => count.toLocaleString(language),
          },
          {
            name: 'means',
            label: messages.means,
            render: ({ word, text, means }) => (
              <select
                className={styles.select}
                aria-label={messages.meansOf(text)}
                value={options.statuses[word] ?? means}
                onChange={({ target }) => {
                  const chosen = statusMeanings.find((one) => one === target.value)
                  if (chosen) onChange({ ...options, statuses: { ...options.statuses, [word]: chosen } })
                }}
              >
                {statusMeanings.map((meaning) => (
                  <option key={meaning} value={meaning}>
                    {nameOf(meaning)}
                  </option>
                ))}
              </select>
            ),
          },
        ]}
      />
    </section>
  )
}
