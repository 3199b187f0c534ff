import { Button } from '#design/button/button.tsx'
import { Chips, type Chip } from '#design/chips/chips.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { useMessages, useLazyMessages } from '#i18n/language-context.tsx'
import { programmeMessages } from '#i18n/lazy/programme.ts'
import { withQuery, withoutValue } from '../../query-links.ts'
import { FilterFields } from './filter-fields.tsx'
import styles from './filter-form.module.css'
import { ChosenCount, FilterPanel } from './filter-panel.tsx'
import type { Choices, ShownFilters } from './shown-filters.ts'

/**
 * The filters as one plain form, grouped into panels; works without JavaScript. On phones the panels are in a sheet (a
 * popover) with one button for all of them; on larger screens they are in a row, and each has its own.
 */
export function FilterForm(props: {
  filters: ShownFilters
  choices: Choices
  query: string
  path: string
  today: string
}) {
  const { filters, choices, query, path } = props
  const {
    programme: { series },
  } = useMessages()
  const programme = useLazyMessages(programmeMessages)
  const panels = [
    ['date', programme.dateAndText, ['date', 'date_to', 'weekday', 'query', 'ordering']],
    ['genre', programme.genre, ['genre'], choices.genres],
    ['room', programme.room, ['room'], choices.rooms],
    ['series', series, ['series'], choices.series],
    ['people', programme.people, ['composer', 'performer']],
    ['customer_tag', programme.advanceSale, ['customer_tag'], choices.customerTags],
    ['price_max', programme.price, ['price_max']],
    ['access', programme.access, ['access']],
  ] as const
  const all = panels.reduce((sum, [, , keys]) => sum + countOf(filters, keys), 0)
  return (
    <search aria-label={programme.filter}>
      <form method="get" action={path} className={styles.form} data-closes="">
        <KeptFilters query={query} />
        <button type="button" id="all-filters" popoverTarget={sheetId} className={styles.opener}>
          {programme.filters}
          <ChosenCount count={all} />
        </button>
        <div popover="auto" id={sheetId} className={styles.sheet}>
          <div className={styles.sheetHead}>
            <p>{programme.filter}</p>
            <button type="button" popoverTarget={sheetId} popoverTargetAction="hide">
              <Icon name="close" />
              <span className="visually-hidden">{programme.closeFilters}</span>
            </button>
          </div>
          {panels.map(([of, name, keys, records]) =>
            records?.length === 0 ? null : (
              <FilterPanel
                key={of}
                id={`filters-${of}`}
                name={name}
                chosen={countOf(filters, keys)}
                isOpen={of === 'people' && choices.people !== null}
              >
                <FilterFields {...props} of={of} name={name} />
              </FilterPanel>
            ),
          )}
          <div className={styles.sheetFoot}>
            <Button>{programme.apply}</Button>
          </div>
        </div>
        <BookableSwitch isOn={filters.only_bookable === true} query={query} path={path} />
      </form>
    </search>
  )
}

/**
 * A switch between all events and those with tickets available; it is a link, so it takes effect without submitting the
 * form.
 */
function BookableSwitch({ isOn, query, path }: { isOn: boolean; query: string; path: string }) {
  const programme = useLazyMessages(programmeMessages)
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
        href: withQuery(path, query, { only_bookable: '1', page: null, from: null }),
        isOn,
      }
  return <Chips label={programme.bookable} chips={[chip]} />
}

const sheetId = 'filter-sheet'

/** Filters without a field in the form: they are kept when others are applied. */
const withoutField = ['only_bookable', 'composer', 'performer', 'work', 'view', 'month', 'page_size']

function KeptFilters({ query }: { query: string }) {
  const parameters = new URLSearchParams(query)
  return withoutField.flatMap((name) =>
    parameters
      .getAll(name)
      .filter((value) => value !== '')
      .map((value) => <input key={name + value} type="hidden" name={name} value={value} />),
  )
}

function countOf(filters: ShownFilters, keys: readonly (keyof ShownFilters)[]): number {
  return keys
    .map((key) => filters[key])
    .reduce<number>(
      (sum, value) => sum + (Array.isArray(value) ? value.length : value === undefined ? 0 : 1),
      0,
    )
}
