import { StaffButton } from '#staff/button/staff-button.tsx'
import { useState } from 'react'
import type { ImportOptions, ImportTable } from '#contracts/office-imports.ts'
import { houseColumns, planningColumns, type PlanningColumn } from '#contracts/planning-columns.ts'
import { FieldFrame } from '#fields/controls/field-frame.tsx'
import { LineField } from '#fields/controls/text-fields.tsx'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import type { Language } from '#i18n/languages.ts'
import { record } from '#records/event/record.ts'
import { importMessages } from '../messages/imports.ts'
import { StaffTable } from '#staff/table/staff-table.tsx'
import styles from './imports.module.css'
import { useRecords } from '../records/records-context.ts'

/** What each column of a table says: proposed by its heading, or as it was kept. */
export function ColumnMapping(props: {
  id: number
  table: ImportTable
  options: ImportOptions
  /** Whether nobody has checked it yet. */
  isOpen: boolean
  onChange: (options: ImportOptions) => void
  onForgotten: () => void
}) {
  const { id, options, isOpen, onChange, onForgotten } = props
  const { calls } = useRecords()
  const language = useLanguage()
  const { mapping: messages, meanings, slashes } = useLazyMessages(importMessages)
  /** The columns of another sheet than that of the last trial. */
  const [other, setOther] = useState<{ sheet: number; table: ImportTable } | null>(null)
  const table = other?.sheet === options.sheet ? other.table : props.table
  const kept = table.mappings.find(({ name }) => name === options.mapping)
  const chooseSheet = async (sheet: number) => {
    const found = await calls.get('imports/{id}/sheets/{sheet}', { params: { id, sheet } })
    setOther({ sheet, table: found })
    const [latest] = found.mappings
    onChange({
      ...options,
      ...latest?.spellings,
      sheet,
      columns: latest?.columns ?? found.proposed,
      mapping: null,
    })
  }
  const nameOf = (heading: string, index: number) => heading || messages.untitled(index + 1)
  const means = (index: number): PlanningColumn => options.columns[index] ?? 'none'
  return (
    <details className={styles.entries} open={isOpen}>
      <summary>{messages.title}</summary>
      <p className={styles.hint}>{messages.about}</p>
      <div className={styles.fields}>
        {table.sheets.length > 1 && (
          <FieldFrame label={messages.sheet}>
            {(ids) => (
              <select
                {...ids}
                value={options.sheet}
                onChange={({ target }) => void chooseSheet(Number(target.value))}
              >
                {table.sheets.map((name, index) => (
                  <option key={index} value={index}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </FieldFrame>
        )}
        {table.has_slash_dates && (
          <FieldFrame label={slashes.label} hint={slashes.hint}>
            {(ids) => (
              <select
                {...ids}
                value={options.slash_dates ?? ''}
                onChange={({ target: { value } }) =>
                  onChange({ ...options, slash_dates: value === 'day' || value === 'month' ? value : null })
                }
              >
                <option value="">{slashes.ask}</option>
                <option value="day">{slashes.day}</option>
                <option value="month">{slashes.month}</option>
              </select>
            )}
          </FieldFrame>
        )}
        {table.mappings.length > 0 && (
          <FieldFrame label={messages.kept}>
            {(ids) => (
              <select
                {...ids}
                value={kept?.id ?? ''}
                onChange={({ target }) => {
                  const chosen = table.mappings.find((one) => String(one.id) === target.value)
                  onChange({
                    ...options,
                    ...chosen?.spellings,
                    columns: chosen?.columns ?? table.proposed,
                    mapping: chosen?.name ?? null,
                  })
                }}
              >
                <option value="">{messages.proposed}</option>
                {table.mappings.map((one) => (
                  <option key={one.id} value={one.id}>
                    {one.name}
                  </option>
                ))}
              </select>
            )}
          </FieldFrame>
        )}
      </div>
      <StaffTable
        rows={table.headings}
        keyOf={(_, index) => index}
        columns={[
          { name: 'heading', label: messages.heading, render: nameOf },
          {
            name: 'sample',
            label: messages.sample,
            render: (_, index) => (
              <span className={styles.sample}>
                {table.samples.map((row) => row[index]).find((text) => text) ?? ''}
              </span>
            ),
          },
          {
            name: 'means',
            label: messages.means,
            render: (heading, index) => (
              <select
                className={styles.select}
                aria-label={messages.meansOf(nameOf(heading, index))}
                value={means(index)}
                onChange={({ target }) => {
                  const chosen = planningColumns.find((one) => one === target.value) ?? 'none'
                  const columns = table.headings.map((_, at) => (at === index ? chosen : means(at)))
                  onChange({ ...options, columns })
                }}
              >
                {planningColumns.map((column) => (
                  <option key={column} value={column}>
                    {meaningOf(column, language, meanings)}
                  </option>
                ))}
              </select>
            ),
          },
        ]}
      />
      <div className={styles.fields}>
        <LineField
          label={messages.name}
          hint={messages.nameHint}
          value={options.mapping ?? ''}
          onChange={(name) => onChange({ ...options, mapping: name === '' ? null : name })}
        />
        {kept && (
          <StaffButton
            look="quiet"
            onClick={() => {
              onChange({ ...options, mapping: null })
              void calls
                .remove('import-mappings/{id}', { params: { id: kept.id } })
                .then(onForgotten, onForgotten)
            }}
          >
            {messages.forget}
          </StaffButton>
        )}
      </div>
    </details>
  )
}

/** The fields of events that columns are named after. */
const fieldOf: Partial<Record<PlanningColumn, keyof typeof record.fields>> = {
  doors: 'doors_open',
  title_de: 'title',
  title_en: 'title',
  subtitle_de: 'subtitle',
  subtitle_en: 'subtitle',
  room: 'room',
  series: 'series',
  genres: 'genres',
  season: 'season',
  status: 'status',
  duration: 'duration_minutes',
  interval: 'interval_minutes',
  price_min: 'price_min',
  price_max: 'price_max',
  sale_from: 'ticket_sale_from',
  promoter: 'promoter_name',
  promoter_url: 'promoter_url',
  promoter_contact: 'promoter_contact',
  teaser_de: 'teaser',
  teaser_en: 'teaser',
  ticket_url: 'ticket_url_external',
  age_from: 'age_from',
  responsible: 'responsible',
  internal_note: 'internal_note',
}

function meaningOf(
  column: PlanningColumn,
  language: Language,
  meanings: Readonly<Record<string, string>>,
): string {
  const ofHouse = houseColumns.find((one) => one.column === column)
  if (ofHouse) {
    const label = ofHouse.field.label[language]
    return ofHouse.language === null ? label : `${label} (${ofHouse.language})`
  }
  const name = fieldOf[column]
  if (name === undefined) return meanings[column] ?? column
  const [, of] = /_(de|en)$/.exec(column) ?? []
  return `${record.fields[name].label[language]}${of === undefined ? '' : ` (${of})`}`
}
