import { useEffect, useRef, type RefObject } from 'react'
import type { ArchiveFacet } from '#contracts/archive.ts'
import { useWords } from '#i18n/language-context.tsx'
import { archiveWords } from '#i18n/lazy/archive.ts'
import { FacetLookUp, type FacetValues } from './facet-look-up.tsx'
import styles from './facet-panels.module.css'

export type ShownFacet = Exclude<ArchiveFacet, 'season'>
export type ShownFacets = Record<ShownFacet, FacetValues>
/** What is looked up by its name, and what was typed: how the page does it without scripts. */
export type LookedUp = { facet: ArchiveFacet; text: string } | null

const facets = ['composer', 'work', 'performer', 'room', 'genre'] as const

/** What the result can be narrowed by, each behind its name; links, so that every choice is an address. */
export function FacetPanels(props: {
  facets: ShownFacets
  chosen: { facet: ArchiveFacet; id: number }[]
  lookedUp: LookedUp
  path: string
  query: string
}) {
  const { chosen, lookedUp, path, query } = props
  const archive = useWords(archiveWords)
  const place = useRef<HTMLFieldSetElement>(null)
  useClosing(place)
  return (
    <fieldset className={styles.panels} ref={place}>
      <legend className="visually-hidden">{archive.narrow}</legend>
      {facets.map((facet) => {
        const ids = chosen.flatMap((value) => (value.facet === facet ? value.id : []))
        const isLookedUp = lookedUp?.facet === facet
        if (ids.length === 0 && !isLookedUp && props.facets[facet].results.length === 0) return null
        return (
          <details key={`${facet} ${query}`} name="archive-facet" className={styles.group} open={isLookedUp}>
            <summary>
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

/** A comfort that scripts add: an open panel closes on Escape and on a click elsewhere. */
function useClosing(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const ended = new AbortController()
    const openPanel = () => place.current?.querySelector<HTMLDetailsElement>('details[open]')
    const closeByKey = (event: KeyboardEvent) => {
      const panel = openPanel()
      if (event.key !== 'Escape' || !panel) return
      panel.open = false
      panel.querySelector('summary')?.focus()
    }
    const closeByPress = (event: PointerEvent) => {
      const panel = openPanel()
      if (panel && event.target instanceof Node && !panel.contains(event.target)) panel.open = false
    }
    document.addEventListener('keydown', closeByKey, { signal: ended.signal })
    document.addEventListener('pointerdown', closeByPress, { signal: ended.signal })
    return () => ended.abort()
  }, [place])
}
