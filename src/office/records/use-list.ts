import { useState } from 'react'
import { useSearch, type Search } from '#fields/controls/use-search.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import type { ListDefinition } from './list-definition.ts'
import { askedOf, isNarrowed, sortedBy, withParameters } from './list-query.ts'
import { useListQuery } from './use-list-query.ts'

/** Rows are known by their `id`. */
type Listed = { id: number | string }
export type ListPage<Row extends Listed = Listed> = { count: number; records: readonly Row[] }

/** `More` is what its pages say besides their rows. */
export type List<Row extends Listed = Listed, More = unknown> = {
  definition: ListDefinition
  /** Of the address: filters, order and page. */
  query: string
  setQuery: (query: string, how?: 'replace' | 'push') => void
  setParameters: (changed: Readonly<Record<string, string>>, how?: 'replace' | 'push') => void
  /** Keeps what is chosen, unlike other changes of the query. */
  sortBy: (name: string) => void
  found: Search<ListPage<Row> & More>
  isNarrowed: boolean
  chosen: readonly Row['id'][]
  setChosen: (ids: readonly Row['id'][]) => void
}

/** The state of a list: what its address asks for, what `load` has answered, and the rows that are chosen. */
export function useList<Row extends Listed, More>(
  definition: ListDefinition,
  load: (asked: string) => Promise<ListPage<Row> & More>,
): List<Row, More> {
  const language = useLanguage()
  const [query, setAddress] = useListQuery()
  const [chosen, setChosen] = useState<readonly Row['id'][]>([])
  const asked = askedOf(query, definition)
  // Some answers are in the language of the interface, so that another language is another question.
  const found = useSearch(`${language} ${asked}`, () => load(asked))
  const setQuery = (next: string, how?: 'replace' | 'push') => {
    setChosen([])
    setAddress(next, how)
  }
  return {
    definition,
    query,
    setQuery,
    setParameters: (changed, how) => setQuery(withParameters(query, changed), how),
    sortBy: (name) => setAddress(sortedBy(query, name, definition)),
    found,
    isNarrowed: isNarrowed(query, definition),
    chosen,
    setChosen,
  }
}

/** The answer of a call that lists something, as a page of rows. */
export function asPage<Row extends Listed>(answer: {
  count: number
  results: readonly Row[]
}): ListPage<Row> {
  return { count: answer.count, records: answer.results }
}
