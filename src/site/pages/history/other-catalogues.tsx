import type { Identifier } from '#contracts/identifiers.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { historyMessages } from '#i18n/lazy/history.ts'
import styles from './other-catalogues.module.css'

/** The names of the catalogues, which are the same in both languages. */
const names: Record<Identifier['scheme'], string> = {
  gnd: 'GND',
  viaf: 'VIAF',
  wikidata: 'Wikidata',
  isni: 'ISNI',
  musicbrainz: 'MusicBrainz',
}

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
              {names[scheme]} <small>{value}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
