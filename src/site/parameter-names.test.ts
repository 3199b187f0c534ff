import { expect, test } from 'vitest'
import { articleListQuery } from '#contracts/articles.ts'
import { archivePageQuery } from '#contracts/archive.ts'
import { historyQuery } from '#contracts/history.ts'
import { searchFilters } from '#contracts/search.ts'
import { subscriptionListQuery } from '#contracts/subscriptions.ts'
import { languages } from '#i18n/languages.ts'
import { parameterNames } from '#i18n/lazy/parameter-names.ts'
import { programmeQuery } from './pages/programme/programme-query.server.ts'

// A page whose address has an invalid one names it.
test('Every parameter of a page has a name in both languages', () => {
  const queries = [
    programmeQuery,
    archivePageQuery,
    articleListQuery,
    subscriptionListQuery,
    searchFilters,
    historyQuery,
  ]
  const parameters = new Set(queries.flatMap((query) => Object.keys(query.shape)))
  for (const language of languages) {
    expect([...parameters].filter((name) => !parameterNames[language][name])).toEqual([])
  }
})
