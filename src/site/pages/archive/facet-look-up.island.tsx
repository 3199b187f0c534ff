import { useEffect, useRef, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { island } from '#design/island/island.tsx'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { archiveMessages } from '#i18n/lazy/archive.ts'
import { toggled } from './archive-links.ts'
import styles from './facet-panels.module.css'
import type { FacetValues, ShownFacet } from './facet-values.ts'
import { findNames } from './find-names.ts'
import { KeptFields } from './kept-fields.tsx'

const withoutField: readonly ShownFacet[] = ['genre']

/**
 * The values of one facet with their counts, and a field to find others by name. Without JavaScript it is a form; with
 * it the list updates while typing.
 */
function FacetLookUp(props: {
  facet: ShownFacet
  values: FacetValues
  chosen: number[]
  text: string
  path: string
  query: string
}) {
  const { facet, values, chosen, text, path, query } = props
  const archive = useLazyMessages(archiveMessages)
  const language = useLanguage()
  const [found, setFound] = useState<FacetValues | null>(null)
  const latest = useRef(0)
  const field = useRef<HTMLInputElement>(null)
  const shown = found ?? values
  const isLookedUp = found !== null || text !== ''

  const follow = async (typed: string) => {
    const turn = ++latest.current
    const names = await findNames({ query, facet, typed, language, isLatest: () => turn === latest.current })
    if (names !== 'outdated') setFound(names)
  }
  useEffect(() => {
    // Text that was typed before hydration.
    const typed = field.current?.value ?? text
    if (typed !== text) void follow(typed)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [])
  return (
    <div className={styles.panel}>
      {!withoutField.includes(facet) && (
        <form method="get" action={path} className={styles.field}>
          <KeptFields query={query} own={[]} />
          <input type="hidden" name="facet" value={facet} />
          <label htmlFor={`find-${facet}`}>{archive.find}</label>
          <input
            id={`find-${facet}`}
            ref={field}
            type="search"
            name="find"
            maxLength={200}
            defaultValue={text}
            autoComplete="off"
            onChange={(event) => void follow(event.target.value)}
          />
          <Button variant="secondary">{archive.findButton}</Button>
        </form>
      )}
      <output className={styles.note}>
        {isLookedUp ? archive.found(shown.count) : archive.mostFrequent(shown.results.length, shown.count)}
      </output>
      <ul className={styles.values}>
        {shown.results.map(({ id, name, detail, count }) => {
          const isChosen = chosen.includes(id)
          return (
            <li key={id}>
              <a href={toggled(path, query, { facet, id, isChosen })} aria-current={isChosen || undefined}>
                <span>
                  {isChosen && <span className="visually-hidden">{archive.isChosen}</span>}
                  {name}
                  {detail !== null && <i>{detail}</i>}
                </span>
                <b>
                  <span aria-hidden="true">{archive.number(count)}</span>
                  <span className="visually-hidden">, {archive.concerts(count)}</span>
                </b>
              </a>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

export default island('facet-look-up', FacetLookUp, { when: 'visible' })
