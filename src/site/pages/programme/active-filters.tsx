import { Chips } from '#design/chips/chips.tsx'
import { useHouseFormats } from '#i18n/house-formats.ts'
import { useLanguage, useMessages, useLazyMessages } from '#i18n/language-context.tsx'
import { programmeFilterMessages } from '#i18n/lazy/programme-filters.ts'
import { programmeMessages } from '#i18n/lazy/programme.ts'
import { withoutValue } from '../../query-links.ts'
import styles from './filter-form.module.css'
import { nameFilters } from './named-filters.ts'
import type { Choices, ShownFilters } from './shown-filters.ts'

export type ActiveFiltersProps = {
  filters: ShownFilters
  choices: Choices
  query: string
  path: string
  /** The unfiltered list in the current view. */
  resetHref: string
}

/**
 * The active filters, each with a link that removes it; renders nothing if there are none. "Only bookable" is left
 * out, because it has its own switch, which shows its state.
 */
export function ActiveFilters(props: ActiveFiltersProps) {
  const { filters, choices, query, path, resetHref } = props
  const messages = useMessages()
  const programme = useLazyMessages(programmeMessages)
  const texts = useLazyMessages(programmeFilterMessages)
  const language = useLanguage()
  const active = nameFilters(filters, choices, messages, language, useHouseFormats().currency)
  if (active.length === 0) return null
  return (
    <Chips
      label={texts.filters}
      chips={active.map(({ key, value, name }) => ({
        kind: 'set',
        name,
        href: withoutValue(path, query, key, value),
        removeText: programme.removeFilter(name),
      }))}
    >
      <a href={resetHref} className={`${styles.reset} no-print`}>
        {texts.reset}
      </a>
    </Chips>
  )
}
