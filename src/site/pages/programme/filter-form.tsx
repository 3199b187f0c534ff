import type { EventFilters } from '#contracts/events.ts'
import { Button } from '#design/button/button.tsx'
import { shortDay } from '#i18n/dates.ts'
import { useLanguage, useMessages } from '#i18n/language-context.tsx'
import type { Language } from '#i18n/languages.ts'
import type { Messages } from '#i18n/messages.ts'
import { priceText } from '#i18n/prices.ts'
import styles from './filter-form.module.css'
import { withoutValue } from './query-links.ts'

type Choice = { id: number; name: string }
export type Choices = { genres: Choice[]; rooms: Choice[]; series: Choice[] }
export type ShownFilters = EventFilters

const accessChoices = [
  'wheelchair',
  'step_free',
  'induction_loop',
  'relaxed_performance',
  'audio_description',
  'sign_language',
] as const

/** The filters as a plain form that works without any script, and a chip for each that is set. */
export function FilterForm(props: { filters: ShownFilters; choices: Choices; query: string; path: string }) {
  const { filters, choices, query, path } = props
  const messages = useMessages()
  const language = useLanguage()
  const chips = chipsOf(filters, choices, messages, language)
  return (
    <>
      <details className={styles.filters}>
        <summary>{messages.programme.filter}</summary>
        <form method="get" action={path} className={styles.form} key={query}>
          <p>
            <label htmlFor="filter-date">{messages.programme.date}</label>
            <input id="filter-date" type="date" name="date" defaultValue={filters.date ?? ''} />
          </p>
          <p>
            <label htmlFor="filter-date-to">{messages.programme.dateTo}</label>
            <input id="filter-date-to" type="date" name="date_to" defaultValue={filters.date_to ?? ''} />
          </p>
          <p>
            <label htmlFor="filter-query">{messages.programme.text}</label>
            <input
              id="filter-query"
              type="search"
              name="query"
              maxLength={200}
              defaultValue={filters.query ?? ''}
            />
          </p>
          <ChoiceField
            name="genre"
            label={messages.programme.genre}
            choices={choices.genres}
            chosen={filters.genre}
          />
          <ChoiceField
            name="room"
            label={messages.programme.room}
            choices={choices.rooms}
            chosen={filters.room}
          />
          <ChoiceField
            name="series"
            label={messages.programme.series}
            choices={choices.series}
            chosen={filters.series}
          />
          <p>
            <label htmlFor="filter-access">{messages.programme.access}</label>
            <select id="filter-access" name="access" defaultValue={filters.access?.[0] ?? ''}>
              <option value="">{messages.programme.all}</option>
              {accessChoices.map((fact) => (
                <option key={fact} value={fact}>
                  {messages.event.access[fact]}
                </option>
              ))}
            </select>
          </p>
          <p>
            <label htmlFor="filter-price">{messages.programme.priceMax}</label>
            <input
              id="filter-price"
              name="price_max"
              inputMode="decimal"
              maxLength={7}
              defaultValue={filters.price_max ?? ''}
            />
          </p>
          <p className={styles.tick}>
            <input
              id="filter-bookable"
              type="checkbox"
              name="only_bookable"
              value="1"
              defaultChecked={filters.only_bookable}
            />
            <label htmlFor="filter-bookable">{messages.programme.onlyBookable}</label>
          </p>
          <p className={styles.submit}>
            <Button>{messages.programme.apply}</Button>
          </p>
        </form>
      </details>
      {chips.length > 0 && (
        <ul className={styles.chips}>
          {chips.map((chip) => (
            <li key={chip.key + chip.value}>
              <a
                href={withoutValue(path, query, chip.key, chip.value)}
                aria-label={messages.programme.removeFilter(chip.name)}
              >
                {chip.name} <span aria-hidden="true">×</span>
              </a>
            </li>
          ))}
          <li>
            <a href={path} className={styles.reset}>
              {messages.programme.reset}
            </a>
          </li>
        </ul>
      )}
    </>
  )
}

function ChoiceField(props: {
  name: string
  label: string
  choices: Choice[]
  chosen: number[] | undefined
}) {
  const { name, label, choices, chosen } = props
  const messages = useMessages()
  if (choices.length === 0) return null
  return (
    <p>
      <label htmlFor={`filter-${name}`}>{label}</label>
      <select id={`filter-${name}`} name={name} defaultValue={chosen?.[0] ?? ''}>
        <option value="">{messages.programme.all}</option>
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.name}
          </option>
        ))}
      </select>
    </p>
  )
}

function chipsOf(filters: ShownFilters, choices: Choices, messages: Messages, language: Language) {
  const named = (key: 'genre' | 'room' | 'series', list: Choice[]) =>
    (filters[key] ?? []).map((id) => ({
      key,
      value: String(id),
      name: list.find((choice) => choice.id === id)?.name ?? String(id),
    }))
  return [
    ...named('genre', choices.genres),
    ...named('room', choices.rooms),
    ...named('series', choices.series),
    ...(filters.access ?? []).map((fact) => ({
      key: 'access',
      value: fact,
      name: messages.event.access[fact],
    })),
    ...(filters.only_bookable
      ? [{ key: 'only_bookable', value: '1', name: messages.programme.onlyBookable }]
      : []),
    ...(filters.date_to
      ? [
          {
            key: 'date_to',
            value: filters.date_to,
            name: messages.programme.until(shortDay(filters.date_to, language)),
          },
        ]
      : []),
    ...(filters.query ? [{ key: 'query', value: filters.query, name: `»${filters.query}«` }] : []),
    ...(filters.price_max === undefined
      ? []
      : [
          {
            key: 'price_max',
            value: String(filters.price_max),
            name: `≤ ${priceText(filters.price_max, 'EUR', language)}`,
          },
        ]),
  ]
}
