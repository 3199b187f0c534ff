import { Box, MenuItem, TextField } from '@mui/material'
import { useEffect, useState } from 'react'
import { useGetList, useListContext } from 'react-admin'
import { useLanguage } from '#i18n/language-context.tsx'
import { pickLanguage } from '#i18n/languages.ts'
import type { EntryFilters } from '../data/entries.ts'
import type { ListedForm } from '../data/records.ts'
import { resources } from '../data/resources.ts'
import { useOfficeMessages } from '../messages/use-office-messages.ts'

const states = ['all', 'unread', 'open', 'done', 'test', 'unconfirmed'] as const
/** The debounce of the search in milliseconds. */
const typingPause = 400

/** The filters of the list, which are part of the page's address. */
export function EntryFilterForm() {
  const { filters: messages, states: names } = useOfficeMessages().entries
  const language = useLanguage()
  const { filterValues, setFilters } = useListContext()
  const filters: EntryFilters = filterValues
  const { data: forms = [] } = useGetList<ListedForm>(resources.forms.name, {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'title', order: 'ASC' },
  })
  const set = (change: EntryFilters) => {
    const all = Object.entries({ ...filters, ...change })
    setFilters(Object.fromEntries(all.filter(([, value]) => value !== '' && value !== undefined)))
  }
  return (
    <Box
      component="search"
      aria-label={messages.title}
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
        marginBottom: 1,
      }}
    >
      <TextField
        select
        id="filter-form"
        label={messages.form}
        value={forms.some(({ id }) => id === filters.form) ? filters.form : ''}
        onChange={({ target }) => set({ form: Number(target.value) || undefined })}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      >
        <MenuItem value="">{messages.allForms}</MenuItem>
        {forms.map(({ id, title }) => (
          <MenuItem key={id} value={id} sx={{ whiteSpace: 'normal' }}>
            {pickLanguage(title, language)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        id="filter-state"
        label={messages.state}
        value={filters.state ?? 'all'}
        onChange={({ target }) => set({ state: target.value === 'all' ? undefined : target.value })}
      >
        {states.map((state) => (
          <MenuItem key={state} value={state}>
            {names[state]}
          </MenuItem>
        ))}
      </TextField>
      <QueryFilter value={filters.query ?? ''} label={messages.query} onChange={(query) => set({ query })} />
      <DayFilter label={messages.from} value={filters.date} onChange={(date) => set({ date })} />
      <DayFilter label={messages.to} value={filters.date_to} onChange={(day) => set({ date_to: day })} />
    </Box>
  )
}

function QueryFilter(props: { value: string; label: string; onChange: (query: string) => void }) {
  const { value, label, onChange } = props
  const [typed, setTyped] = useState(value)
  useEffect(() => {
    if (typed === value) return undefined
    const timer = setTimeout(() => onChange(typed), typingPause)
    return () => clearTimeout(timer)
  }, [typed, value, onChange])
  return (
    <TextField
      type="search"
      id="filter-query"
      label={label}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      slotProps={{ htmlInput: { maxLength: 200 } }}
    />
  )
}

function DayFilter(props: { label: string; value: string | undefined; onChange: (day: string) => void }) {
  const { label, value = '', onChange } = props
  return (
    <TextField
      type="date"
      id={`filter-${label}`}
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
}
