import { ButtonLink } from '#design/button/button.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { monthName } from '#i18n/dates.ts'
import { useHouseFormats } from '#i18n/house-formats.ts'
import { useLanguage, useMessages, useLazyMessages } from '#i18n/language-context.tsx'
import { nothingFoundMessages } from '#i18n/lazy/nothing-found.ts'
import { programmeFilterMessages } from '#i18n/lazy/programme-filters.ts'
import { programmeMessages } from '#i18n/lazy/programme.ts'
import { BroaderSearches } from '../../broader-searches.tsx'
import { withQuery } from '../../query-links.ts'
import { nameFilters } from './named-filters.ts'
import type { Choices, ShownFilters } from './shown-filters.ts'

export type NothingFoundProps = {
  /** Whether any filter is active; without one, the empty list means that no events are announced yet. */
  isNarrowed: boolean
  filters: ShownFilters
  choices: Choices
  loosened: { key: string; count: number }[]
  /** A later month (YYYY-MM) with events, when only one month is shown. */
  laterMonth: string | null
  path: string
  query: string
  resetHref: string
}

/** Suggests which single filter to remove, with the number of events that there would be without it. */
export function NothingFound(props: NothingFoundProps) {
  const { isNarrowed, filters, choices, loosened, laterMonth, path, query, resetHref } = props
  const messages = useMessages()
  const language = useLanguage()
  const texts = useLazyMessages(nothingFoundMessages)
  const programme = useLazyMessages(programmeMessages)
  const named = nameFilters(filters, choices, messages, language, useHouseFormats().currency)
  const nameOf = (key: string) =>
    named
      .filter((filter) => filter.key === key)
      .map(({ name }) => name)
      .join(texts.or) || programme.onlyBookable
  const hint = loosened.length > 0 ? texts.loosen : texts.hint
  return (
    <EmptyState
      level={2}
      title={isNarrowed || laterMonth ? texts.title : messages.programme.emptyHouse}
      hint={isNarrowed && !laterMonth ? hint : undefined}
      actions={
        (isNarrowed || laterMonth !== null) && (
          <>
            <BroaderSearches
              ways={loosened.slice(0, 4).map(({ key, count }) => ({
                href: withQuery(path, query, { [key]: null, page: null, from: null }),
                name: texts.without(nameOf(key)),
                count: programme.count(count),
              }))}
            />
            {laterMonth !== null && (
              <ButtonLink
                variant="secondary"
                href={withQuery(path, query, { month: laterMonth, date: null, date_to: null })}
              >
                {texts.goOn(monthName(`${laterMonth}-01`, language))}
              </ButtonLink>
            )}
            {isNarrowed && (
              <ButtonLink href={resetHref}>{programmeFilterMessages[language].reset}</ButtonLink>
            )}
          </>
        )
      }
    />
  )
}
