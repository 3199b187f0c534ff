import { catalogueNames } from '#i18n/catalogue-names.ts'
import type { Identifier } from '#contracts/identifiers.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { historyMessages } from '#i18n/lazy/history.ts'
import styles from './other-catalogues.module.css'

/** Links to the entries that other catalogues have of a person or a work. */
export function OtherCatalogues({ identifiers }: { identifiers: Identifier[] }) {
  const texts = useLazyMessages(historyMessages)
  if (identifiers.length === 0) return null
  return (
    <section className={styles.catalogues} aria-labelledby="catalogues">
      <h2 id="catalogues">{texts.catalogues}</h2>
      <ul>
        {identifiers.map(({ scheme, value, url }) => (
          <li key={`${scheme} ${value}`}>
            <a href={url}>
              {catalogueNames[scheme]} <small>{value}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
