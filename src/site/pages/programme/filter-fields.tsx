import { currencySign } from '#i18n/currencies.ts'
import { useHouseFormats } from '#i18n/house-formats.ts'
import { useLanguage, useMessages, useLazyMessages } from '#i18n/language-context.tsx'
import { programmeFilterMessages } from '#i18n/lazy/programme-filters.ts'
import { withQuery } from '../../query-links.ts'
import { DateFields } from './date-fields.tsx'
import { FilterChoices } from './filter-choices.tsx'
import { PeopleChoices } from './people-choices.tsx'
import PeopleFields from './people-fields.island.tsx'
import type { Choices, ShownFilters } from './shown-filters.ts'

type FilterFieldsProps = {
  of: 'date' | 'genre' | 'room' | 'series' | 'people' | 'customer_tag' | 'price_max' | 'access'
  /** The heading of the panel. */
  name: string
  filters: ShownFilters
  choices: Choices
  query: string
  path: string
  today: string
}

const accessFacts = [
  'wheelchair',
  'step_free',
  'induction_loop',
  'relaxed_performance',
  'audio_description',
  'sign_language',
] as const

/** The fields of one panel. */
export function FilterFields(props: FilterFieldsProps) {
  const { of, name, filters, choices } = props
  const { event } = useMessages()
  switch (of) {
    case 'date':
      return <DateFields {...props} />
    case 'people':
      return <People {...props} />
    case 'price_max':
      return <PriceField price={filters.price_max} />
    case 'access':
      return (
        <FilterChoices
          name="access"
          legend={name}
          choices={accessFacts.map((fact) => ({ value: fact, name: event.access[fact] }))}
          chosen={filters.access ?? []}
        />
      )
    default:
      return (
        <FilterChoices
          name={of}
          legend={name}
          choices={choices[records[of]].map((record) => ({ value: String(record.id), name: record.name }))}
          chosen={(filters[of] ?? []).map(String)}
        />
      )
  }
}

const records = { genre: 'genres', room: 'rooms', series: 'series', customer_tag: 'customerTags' } as const

/** The names if the address requests them; otherwise they are loaded when the panel is opened. */
function People({ filters, choices, query, path }: FilterFieldsProps) {
  const { composer = [], performer = [] } = filters
  if (choices.people) return <PeopleChoices people={choices.people} {...{ composer, performer }} />
  return <PeopleFields {...{ composer, performer }} namesHref={withQuery(path, query, { names: '1' })} />
}

function PriceField({ price }: { price: number | undefined }) {
  const messages = useLazyMessages(programmeFilterMessages)
  const sign = currencySign(useHouseFormats().currency, useLanguage())
  return (
    <p>
      <label htmlFor="filter-price">{messages.priceMax(sign)}</label>
      <input
        id="filter-price"
        name="price_max"
        inputMode="decimal"
        pattern="\d{1,6}([.,]\d{1,2})?"
        maxLength={9}
        defaultValue={price ?? ''}
      />
    </p>
  )
}
