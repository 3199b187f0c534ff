import { useEffect, useRef, useState } from 'react'
import { Cast, Programme } from '#design/evening-programme/evening-programme.tsx'
import { Segments } from '#fields/controls/choice-fields.tsx'
import { inLanguage } from '#i18n/in-language.ts'
import { readableInstant } from '#i18n/hall-time.ts'
import { LanguageProvider, useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { eventMessages } from '#i18n/lazy/event.ts'
import { languages, type Language } from '#i18n/languages.ts'
import { valuesOf } from '#records/definition.ts'
import { record as definition } from '#records/event/record.ts'
import type { Values } from '#records/field.ts'
import { record as workRecord } from '#records/work/record.ts'
import { textIn } from '../fields/localized-value.ts'
import { previewMessages } from '../messages/programme-preview.ts'
import { definitionOf, useRecords } from '../records/records-context.ts'
import type { AsideProps } from '../records/special-parts.ts'
import styles from './programme-preview.module.css'
import { namedIn, programmeOf, type Known } from './programme-of.ts'
import { listRecords } from '../records/calls.ts'
import { useIsSeen } from '../shell/use-is-seen.ts'

/** What a printed programme would show of the values in the form, in one language after the other. */
export function ProgrammePreview({ values, stored }: AsideProps) {
  const messages = useLazyMessages(previewMessages)
  const interfaceLanguage = useLanguage()
  const [language, setLanguage] = useState<Language>(interfaceLanguage)
  const section = useRef<HTMLElement>(null)
  const isSeen = useIsSeen(section)
  const known = useKnown(isSeen ? values : nothing)
  const { room, date_start: start, title, subtitle } = valuesOf(definition, values)
  const shown = inLanguage(programmeOf(values, known), language)
  return (
    <section ref={section} className={styles.preview} aria-labelledby="programme-preview">
      <h2 id="programme-preview">{messages.title}</h2>
      <Segments
        label={messages.language}
        choices={languages.map((value) => ({ value, name: messages.languages[value] }))}
        value={language}
        onChange={(value) => setLanguage(value === 'en' ? 'en' : 'de')}
      />
      <div className={styles.sheet} lang={language} data-links="none">
        <LanguageProvider language={language}>
          <p className={styles.when}>
            {[start && readableInstant(new Date(start), language), stored.titles[`room:${room}`]]
              .filter(Boolean)
              .join(', ')}
          </p>
          <p className={styles.title}>{textIn(title, language) || messages.untitled}</p>
          {textIn(subtitle, language) && <p>{textIn(subtitle, language)}</p>}
          {shown.cast.length > 0 && <Cast members={shown.cast} />}
          {shown.items.length > 0 && <Programme items={shown.items} history={null} />}
          <Interval values={values} />
        </LanguageProvider>
      </div>
    </section>
  )
}

/** How long the evening takes, as far as the form says it. */
function Interval({ values }: { values: Values }) {
  const messages = useLazyMessages(eventMessages)
  const { duration_minutes: minutes } = valuesOf(definition, values)
  return typeof minutes === 'number' ? <p className={styles.when}>{messages.minutes(minutes)}</p> : null
}

/** The records that an event names; those that have just been added are fetched, the others kept. */
function useKnown(values: Values): Known {
  const { calls } = useRecords()
  const [known, setKnown] = useState<Known>({ artists: new Map(), works: new Map() })
  /** The answer to one question must not ask the other again. */
  const asked = useRef(new Set<string>())
  const wanted = namedIn(values)
  const composers = [...known.works.values()].flatMap((work) => valuesOf(workRecord, work).composer ?? [])
  const missingWorks = wanted.works.filter((id) => !known.works.has(id)).join(',')
  const missingArtists = [...new Set([...wanted.artists, ...composers])]
    .filter((id) => !known.artists.has(id))
    .join(',')
  useEffect(() => {
    const fetchAll = async (kind: 'artist' | 'work', ids: string) => {
      const path = definitionOf(kind)?.path ?? ''
      const all = ids.split(',')
      const found: [number, Values][] = []
      for (let from = 0; from < all.length; from += pageSize) {
        const part = all.slice(from, from + pageSize).join(',')
        const { records } = await listRecords(calls, path, `ids=${part}&page_size=${pageSize}`)
        for (const { id, values: record } of records) found.push([id, record])
      }
      // What does not exist is not asked for again.
      for (const id of all) if (!found.some(([one]) => one === Number(id))) found.push([Number(id), {}])
      const key = kind === 'work' ? ('works' as const) : ('artists' as const)
      setKnown((before) => ({ ...before, [key]: new Map([...before[key], ...found]) }))
    }
    // Without the records, the preview shows what it has.
    for (const [kind, ids] of [['work', missingWorks] as const, ['artist', missingArtists] as const]) {
      const isAsked = asked.current.has(`${kind}:${ids}`)
      if (ids && !isAsked) fetchAll(kind, ids).catch(() => {})
      asked.current.add(`${kind}:${ids}`)
    }
  }, [calls, missingWorks, missingArtists])
  return known
}
const pageSize = 100
const nothing: Values = {}
