import { useRef } from 'react'
import type { EventFilters } from '#contracts/events.ts'
import { Chips, type Chip } from '#design/chips/chips.tsx'
import { useMessages, useWords } from '#i18n/language-context.tsx'
import { programmeWords } from '#i18n/lazy/programme.ts'
import styles from './filter-form.module.css'
import { FilterChoices, FilterPanel } from './filter-panel.tsx'
import { withQuery, withoutValue } from './query-links.ts'
import { useFilterForm } from './use-filter-form.ts'

type Choice = { id: number; name: string }
export type Choices = { genres: Choice[]; rooms: Choice[]; series: Choice[] }
export type ShownFilters = EventFilters

const accessFacts = [
  'wheelchair',
  'step_free',
  'induction_loop',
  'relaxed_performance',
  'audio_description',
  'sign_language',
] as const

/** The filters as one plain form, in panels by subject; works without any script. */
export function FilterForm(props: { filters: ShownFilters; choices: Choices; query: string; path: string }) {
  const { filters, choices, query, path } = props
  const {
    event,
    programme: { series },
  } = useMessages()
  const programme = useWords(programmeWords)
  const form = useRef<HTMLFormElement>(null)
  useFilterForm(form)
  const listed = [
    ['genre', programme.genre, choices.genres],
    ['room', programme.room, choices.rooms],
    ['series', series, choices.series],
  ] as const
  return (
    <search aria-label={programme.filter}>
      <form method="get" action={path} className={styles.form} key={query} ref={form}>
        <KeptFilters query={query} />
        <FilterPanel name={programme.dateAndText} chosen={countOf(filters, ['date', 'date_to', 'query'])}>
          <p>
            <label htmlFor="filter-query">{programme.text}</label>
            <input
              id="filter-query"
              type="search"
              name="query"
              maxLength={200}
              defaultValue={filters.query ?? ''}
            />
          </p>
          <div className={styles.pair}>
            <p>
              <label htmlFor="filter-date">{programme.date}</label>
              <input id="filter-date" type="date" name="date" defaultValue={filters.date ?? ''} />
            </p>
            <p>
              <label htmlFor="filter-date-to">{programme.dateTo}</label>
              <input id="filter-date-to" type="date" name="date_to" defaultValue={filters.date_to ?? ''} />
            </p>
          </div>
        </FilterPanel>
        {listed.map(([key, name, records]) =>
          records.length === 0 ? null : (
            <FilterPanel key={key} name={name} chosen={filters[key]?.length ?? 0}>
              <FilterChoices
                name={key}
                legend={name}
                choices={records.map(({ id, name: choice }) => ({ value: String(id), name: choice }))}
                chosen={(filters[key] ?? []).map(String)}
              />
            </FilterPanel>
          ),
        )}
        <FilterPanel name={programme.price} chosen={countOf(filters, ['price_max'])}>
          <p>
            <label htmlFor="filter-price">{programme.priceMax}</label>
            <input
              id="filter-price"
              name="price_max"
              inputMode="decimal"
              pattern="\d{1,6}([.,]\d{1,2})?"
              maxLength={9}
              defaultValue={filters.price_max ?? ''}
            />
          </p>
        </FilterPanel>
        <FilterPanel name={programme.access} chosen={filters.access?.length ?? 0}>
          <FilterChoices
            name="access"
            legend={programme.access}
            choices={accessFacts.map((fact) => ({ value: fact, name: event.access[fact] }))}
            chosen={filters.access ?? []}
          />
        </FilterPanel>
        <BookableSwitch isOn={filters.only_bookable === true} query={query} path={path} />
      </form>
    </search>
  )
}

/** Switches between all events and those with tickets to be had, as a link: nothing to fill in, nothing to apply. */
function BookableSwitch({ isOn, query, path }: { isOn: boolean; query: string; path: string }) {
  const programme = useWords(programmeWords)
  const name = programme.onlyBookable
  const chip: Chip = isOn
    ? {
        kind: 'set',
        name,
        href: withoutValue(path, query, 'only_bookable', '1'),
        removeText: programme.removeFilter(name),
      }
    : {
        kind: 'choice',
        name,
        href: withQuery(path, query, { only_bookable: '1', page: null }),
        isOn,
      }
  return <Chips label={programme.bookable} chips={[chip]} />
}

/** Filters that have no field of their own here, but came with the address: they stay when another is applied. */
const withoutField = ['only_bookable', 'customer_tag', 'composer', 'performer', 'work', 'ordering']

function KeptFilters({ query }: { query: string }) {
  const parameters = new URLSearchParams(query)
  return withoutField.flatMap((name) =>
    parameters
      .getAll(name)
      .filter((value) => value !== '')
      .map((value) => <input key={name + value} type="hidden" name={name} value={value} />),
  )
}

function countOf(filters: ShownFilters, keys: (keyof ShownFilters)[]): number {
  return keys.filter((key) => filters[key] !== undefined).length
}
