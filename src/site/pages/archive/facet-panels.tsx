import type { ArchiveFacet } from '#contracts/archive.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { archiveMessages } from '#i18n/lazy/archive.ts'
import FacetLookUp from './facet-look-up.island.tsx'
import styles from './facet-panels.module.css'
import type { FacetValues, ShownFacet } from './facet-values.ts'

export type ShownFacets = Record<ShownFacet, FacetValues>
/** The facet that is searched by name and the typed text: the fallback without JavaScript. */
export type LookedUp = { facet: ArchiveFacet; text: string } | null

const facets = ['composer', 'work', 'performer', 'room', 'genre'] as const

/** The facets that narrow the result, in one panel each; all values are links, so that every choice has an address. */
export function FacetPanels(props: {
  facets: ShownFacets
  chosen: { facet: ArchiveFacet; id: number }[]
  lookedUp: LookedUp
  path: string
  query: string
}) {
  const { chosen, lookedUp, path, query } = props
  const archive = useLazyMessages(archiveMessages)
  return (
    <fieldset className={styles.panels} data-closes="">
      <legend className="visually-hidden">{archive.narrow}</legend>
      {facets.map((facet) => {
        const ids = chosen.flatMap((value) => (value.facet === facet ? value.id : []))
        const isLookedUp = lookedUp?.facet === facet
        if (ids.length === 0 && !isLookedUp && props.facets[facet].results.length === 0) return null
        return (
          <details key={facet} name="archive-facet" className={styles.group} open={isLookedUp}>
            <summary id={`facet-${facet}`}>
              {archive.facet[facet]}
              {ids.length > 0 && (
                <>
                  <b aria-hidden="true"> {ids.length}</b>
                  <span className="visually-hidden"> ({archive.chosen(ids.length)})</span>
                </>
              )}
            </summary>
            <FacetLookUp
              facet={facet}
              values={props.facets[facet]}
              chosen={ids}
              text={isLookedUp ? lookedUp.text : ''}
              {...{ path, query }}
            />
          </details>
        )
      })}
    </fieldset>
  )
}
