import { useState } from 'react'
import type { SeasonOverview as Answer } from '#contracts/office-seasons.ts'
import { FieldFrame } from '#fields/controls/field-frame.tsx'
import { useSearch } from '#fields/controls/use-search.ts'
import { hallDay, monthName } from '#i18n/dates.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { withoutValue as none } from '#records/field.ts'
import { record as eventRecord } from '#records/event/record.ts'
import { EmptyState } from '#staff/empty-state/empty-state.tsx'
import { SectionTitle } from '#staff/section-title/section-title.tsx'
import { StaffTable, type TableColumn } from '#staff/table/staff-table.tsx'
import { seasonMessages } from '../messages/seasons.ts'
import { Heading } from '../records/heading.tsx'
import { withParameters } from '../records/list-query.ts'
import { Loaded } from '../records/list-state.tsx'
import { addressOf, useRecords } from '../records/records-context.ts'
import { useListQuery } from '../records/use-list-query.ts'
import { listQuery, sumCells, type Cell, type Counted } from './sum-cells.ts'
import styles from './seasons.module.css'

/** What the coming events of a season lack, by series and by month; each number leads to the list of its events. */
export function SeasonOverview() {
  const { calls } = useRecords()
  const messages = useLazyMessages(seasonMessages)
  const [query, setQuery] = useListQuery()
  const season = new URLSearchParams(query).get('season') ?? ''
  const asked = season === none || /^[1-9]\d{0,8}$/.test(season) ? `season=${season}` : ''
  const found = useSearch(asked, () => calls.get('events/overview', { query: asked }))
  return (
    <>
      <Heading title={messages.title} about={messages.about} />
      <Loaded found={found}>
        {(answer) =>
          answer.seasons.length === 0 ? (
            <EmptyState title={messages.none} />
          ) : (
            <Overview
              answer={answer}
              query={query}
              onChoose={(changed) => setQuery(withParameters(query, changed))}
            />
          )
        }
      </Loaded>
    </>
  )
}

/** Some cells in a row of a table, with what its list is filtered by. */
type Row = { name: string; series: number | null | undefined; month: string | undefined; cells: Cell[] }

function Overview(props: {
  answer: Answer
  query: string
  onChoose: (changed: Record<string, string>) => void
}) {
  const { answer, query, onChoose } = props
  const { season = null, cells } = answer
  const language = useLanguage()
  const messages = useLazyMessages(seasonMessages)
  const [today] = useState(() => hallDay(new Date()))
  const months = [...new Set(cells.map(({ month }) => month))]
  const series = [
    ...answer.series.map(({ id, name }) => ({ id, name: name[language] || name.de })),
    ...(cells.some((cell) => cell.series === null) ? [{ id: null, name: messages.withoutSeries }] : []),
  ]
  const asked = new URLSearchParams(query)
  const month = months.find((one) => one === asked.get('month'))
  const one = series.find(({ id }) => String(id ?? none) === asked.get('series'))
  const nameOfMonth = (of: string) => monthName(`${of}-01`, language)
  const ofSeries = cells.filter((cell) => !one || cell.series === one.id)
  const ofMonth = cells.filter((cell) => month === undefined || cell.month === month)
  const all = { name: messages.together }
  return (
    <>
      <div className={styles.choices}>
        <Choice
          label={messages.season}
          value={String(season ?? none)}
          options={answer.seasons.map(({ id, name }) => [
            String(id ?? none),
            id === null ? messages.withoutSeason : name,
          ])}
          onChoose={(value) => onChoose({ season: value, series: '', month: '' })}
        />
        <Choice
          label={messages.month}
          value={month ?? ''}
          options={[['', messages.all], ...months.map((of): Option => [of, nameOfMonth(of)])]}
          onChoose={(value) => onChoose({ month: value })}
        />
        <Choice
          label={messages.series}
          value={one ? String(one.id ?? none) : ''}
          options={[['', messages.all], ...series.map(({ id, name }): Option => [String(id ?? none), name])]}
          onChoose={(value) => onChoose({ series: value })}
        />
      </div>
      <Counts
        title={month === undefined ? messages.bySeries : `${messages.bySeries}, ${nameOfMonth(month)}`}
        head={messages.series}
        {...{ season, today }}
        rows={[
          ...series.map(({ id, name }): Row => ({
            name,
            series: id,
            month,
            cells: ofMonth.filter((cell) => cell.series === id),
          })),
          { ...all, series: undefined, month, cells: ofMonth },
        ]}
      />
      <Counts
        title={one ? `${messages.byMonth}, ${one.name}` : messages.byMonth}
        head={messages.month}
        {...{ season, today }}
        rows={[
          ...months.map((of): Row => ({
            name: nameOfMonth(of),
            series: one?.id,
            month: of,
            cells: ofSeries.filter((cell) => cell.month === of),
          })),
          { ...all, series: one?.id, month: undefined, cells: ofSeries },
        ]}
      />
    </>
  )
}

type Option = [value: string, name: string]

function Choice(props: {
  label: string
  value: string
  options: readonly Option[]
  onChoose: (value: string) => void
}) {
  const { label, value, options, onChoose } = props
  return (
    <FieldFrame label={label}>
      {(ids) => (
        <select {...ids} value={value} onChange={({ target }) => onChoose(target.value)}>
          {options.map(([one, name]) => (
            <option key={one} value={one}>
              {name}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}

function Counts(props: {
  title: string
  head: string
  season: number | null
  today: string
  rows: readonly Row[]
}) {
  const { title, head, season, today, rows } = props
  const language = useLanguage()
  const messages = useLazyMessages(seasonMessages)
  const columnOf = (counted: Counted, label: string): TableColumn<Row> => ({
    name: counted,
    label,
    kind: 'number',
    render: ({ name, series, month, cells }) => {
      const count = sumCells(cells)[counted]
      if (count === 0) return <span className={styles.none}>0</span>
      const asked = listQuery({ season, series, month }, counted, today)
      return (
        <a href={`${addressOf(eventRecord)}?${asked}`} aria-label={messages.list(count, label, name)}>
          {count.toLocaleString(language)}
        </a>
      )
    },
  })
  return (
    <section className={styles.counts}>
      <SectionTitle look="lined">{title}</SectionTitle>
      <StaffTable
        rows={rows.filter(({ cells }) => cells.length > 0)}
        keyOf={({ name }) => name}
        columns={[
          { name: 'name', label: head, render: ({ name }) => name },
          columnOf('events', messages.events),
          columnOf('drafts', messages.drafts),
          ...eventRecord.fields.missing.options.map(({ value, label }) => columnOf(value, label[language])),
        ]}
      />
    </section>
  )
}
