import { useLazyMessages } from '#i18n/language-context.tsx'
import { searchMessages } from '#i18n/lazy/search.ts'
import styles from './facet-lists.module.css'
import type { FacetKey } from './search-links.ts'
import { maxYears, type FacetValue } from './shown-facets.ts'

/**
 * The facets, one line each, by which the results can be narrowed. On a narrow screen they are collapsed, unless a
 * value is chosen.
 */
export function FacetLists({ facets }: { facets: { key: FacetKey; values: FacetValue[] }[] }) {
  const texts = useLazyMessages(searchMessages)
  if (facets.length === 0) return null
  const isAnyChosen = facets.some(({ values }) => values.some(({ isChosen }) => isChosen))
  return (
    <nav aria-label={texts.narrow}>
      <details className={styles.facets} open={isAnyChosen}>
        <summary>{texts.narrow}</summary>
        <dl>
          {facets.map(({ key, values }) => {
            const older = key === 'year' ? values.slice(maxYears) : []
            return (
              <div key={key} className={styles.facet}>
                <dt>{texts.facets[key]}</dt>
                <dd>
                  <FacetValues values={values.slice(0, values.length - older.length)} />
                  {older.length > 0 && (
                    <details className={styles.older} open={older.some(({ isChosen }) => isChosen)}>
                      <summary id="facet-older-years">{texts.olderYears}</summary>
                      <FacetValues values={older} />
                    </details>
                  )}
                </dd>
              </div>
            )
          })}
        </dl>
      </details>
    </nav>
  )
}

function FacetValues({ values }: { values: FacetValue[] }) {
  const texts = useLazyMessages(searchMessages)
  return (
    <ul className={styles.values}>
      {values.map(({ id, name, count, isChosen, href }) => (
        <li key={id}>
          <a id={`facet-${id}`} href={href} aria-current={isChosen || undefined}>
            <span>{name}</span> <b>{texts.number(count)}</b>
          </a>
        </li>
      ))}
    </ul>
  )
}
