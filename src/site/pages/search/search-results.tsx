import type { SearchFacets, SearchGroup, SearchHit, UnderstoodFilter } from '#contracts/search.ts'
import { Chips } from '#design/chips/chips.tsx'
import { TextLink } from '#design/link/text-link.tsx'
import { Pager } from '#design/pager/pager.tsx'
import { useLanguage, useMessages, useLazyMessages } from '#i18n/language-context.tsx'
import { searchMessages } from '#i18n/lazy/search.ts'
import { DirectLink } from '../../direct-link.tsx'
import { findDirectHit } from './direct-hit.ts'
import { FacetLists } from './facet-lists.tsx'
import { LoosenedQuestions, type Loosened } from './loosened-questions.tsx'
import { NothingFound } from './nothing-found.tsx'
import { ResultGroup } from './result-group.tsx'
import { searchHref, type Asked } from './search-links.ts'
import styles from './search-results.module.css'
import { listChosen, showFacets } from './shown-facets.ts'
import { UnderstoodQuestion } from './understood-question.tsx'

/** The results: the best of all groups, or a page of one group. */
export type Found = {
  /** The group that is shown alone, and the page of it. */
  category: SearchGroup | undefined
  page: number
  groups: { name: SearchGroup; count: number; hasMore: boolean; hits: SearchHit[] }[]
  facets: SearchFacets
  understood: UnderstoodFilter[]
  suggestion: string | null
  nearby: SearchHit[]
  loosened: Loosened[]
}

/** The results of a query, their facets, and how the query was understood. */
export function SearchResults({ asked, found }: { asked: Asked; found: Found }) {
  const { category, page, groups, facets, understood, suggestion, nearby, loosened } = found
  const messages = useMessages()
  const texts = useLazyMessages(searchMessages)
  const language = useLanguage()
  const total = groups.reduce((sum, { count }) => sum + count, 0)
  const hrefOf = (one: Asked) => searchHref(language, one, { category })
  const chosen = listChosen(facets, asked, language, hrefOf)
  const direct = category === undefined ? findDirectHit(groups, asked.q) : null
  return (
    <>
      <output className={styles.count}>{texts.count(total)}</output>
      {suggestion !== null && (
        <p className={styles.suggestion}>
          {texts.didYouMean} <a href={hrefOf({ ...asked, q: suggestion })}>{texts.quoted(suggestion)}</a>?
        </p>
      )}
      <UnderstoodQuestion {...{ understood, asked, hrefOf }} />
      {direct && (
        <DirectLink
          lead={texts.directTo}
          href={direct.url}
          name={direct.title}
          detail={direct.byline ?? texts.kinds[direct.kind]}
        />
      )}
      <FacetLists facets={showFacets(facets, asked, language, hrefOf)} />
      {chosen.length > 0 && (
        <div className={styles.chosen}>
          <Chips
            label={texts.chosen}
            chips={chosen.map((value) => ({
              kind: 'set',
              ...value,
              removeText: texts.removeFilter(value.name),
            }))}
          >
            <TextLink href={hrefOf({ ...asked, kind: [], genre: [], year: [] })}>{texts.reset}</TextLink>
          </Chips>
        </div>
      )}
      {total === 0 && <NothingFound {...{ asked, loosened, nearby }} />}
      {total > 0 && loosened.length > 0 && (
        <div className={styles.loosened}>
          <p>{texts.noEvent}</p>
          <LoosenedQuestions {...{ asked, loosened }} />
        </div>
      )}
      {groups.map(({ name, count, hasMore, hits }) => (
        <ResultGroup key={name} id={name} title={texts.groups[name]} {...{ count, hits }}>
          {category === undefined && hasMore && (
            <p className={styles.all}>
              <a href={searchHref(language, asked, { category: name })}>{texts.allOf(count)}</a>
            </p>
          )}
        </ResultGroup>
      ))}
      {category !== undefined && (
        <>
          <Pager
            previous={
              page > 1
                ? {
                    href: searchHref(language, asked, { category, page: page - 1 }),
                    name: messages.programme.previousPage,
                  }
                : null
            }
            next={
              groups.some(({ hasMore }) => hasMore)
                ? { href: searchHref(language, asked, { category, page: page + 1 }), name: texts.nextPage }
                : null
            }
          />
          <p className={styles.all}>
            <a href={searchHref(language, asked)}>{texts.allGroups}</a>
          </p>
        </>
      )}
    </>
  )
}
