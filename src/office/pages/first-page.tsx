import { SectionTitle } from '#staff/section-title/section-title.tsx'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useSearch } from '#fields/controls/use-search.ts'
import { readableInstant } from '#i18n/hall-time.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { officeHref } from '#routing/office-paths.ts'
import { type AuditEntry, listRecords } from '../records/calls.ts'
import { Heading } from '../records/heading.tsx'
import { Loaded } from '../records/list-state.tsx'
import { addressOf, definitionOf, useRecordMessages, useRecords } from '../records/records-context.ts'
import { useStart } from '../start-context.ts'
import styles from './first-page.module.css'

const ComingReleases = lazy(async () => ({
  default: (await import('../releases/coming-releases.tsx')).ComingReleases,
}))

const maxChanges = 12

/** The first page: all places by area, how many records there are, and what was changed last. */
export function FirstPage() {
  const language = useLanguage()
  const messages = useRecordMessages()
  const start = useStart()
  return (
    <>
      <Heading title={messages.title} about={messages.first.intro} />
      <div className={styles.first}>
        {start.rights.includes('manage_records') && (
          <div className={styles.news}>
            <Suspense>
              <ComingReleases />
            </Suspense>
            <RecentChanges />
          </div>
        )}
        <section aria-label={messages.first.kinds} className={styles.areas}>
          {start.menu[language].groups.map(({ area, name, places }) => (
            <div key={area}>
              <SectionTitle look="lined">{name}</SectionTitle>
              <ul>
                {places.map((place) => (
                  <li key={place.href}>
                    <a href={place.href}>
                      {place.name}
                      {place.kind !== undefined && <Count kind={place.kind} />}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      </div>
    </>
  )
}

/** How many records of a kind there are; nothing until it is known. */
function Count({ kind }: { kind: string }) {
  const { calls } = useRecords()
  const language = useLanguage()
  const [count, setCount] = useState<number | null>(null)
  useEffect(() => {
    const definition = definitionOf(kind)
    if (!definition || definition.isSingle) return
    listRecords(calls, definition.path, 'page_size=1').then(
      (page) => setCount(page.count),
      () => {},
    )
  }, [calls, kind])
  return count === null ? null : <span>{count.toLocaleString(language)}</span>
}

/** What staff have changed last, each record once. */
function RecentChanges() {
  const { calls } = useRecords()
  const language = useLanguage()
  const messages = useRecordMessages()
  const found = useSearch('', () => calls.get('audit-log', { query: 'page_size=50' }))
  return (
    <section className={styles.changes}>
      <SectionTitle look="lined">
        <a href={officeHref('auditLog')}>{messages.first.changes}</a>
      </SectionTitle>
      <Loaded found={found}>
        {({ results }) => {
          const shown = latestOfEach(results).slice(0, maxChanges)
          if (shown.length === 0) return <p>{messages.first.noChanges}</p>
          return (
            <ol>
              {shown.map((entry) => {
                const definition = definitionOf(entry.kind)
                const id = Number(entry.subject)
                return (
                  definition && (
                    <li key={entry.id}>
                      <p>
                        {entry.title !== null && Number.isInteger(id) && (
                          <>
                            <a href={addressOf(definition, id)}>{entry.title}</a>{' '}
                          </>
                        )}
                        <span>{definition.names[language].one}</span>
                      </p>
                      <p>
                        <time dateTime={entry.at}>{readableInstant(new Date(entry.at), language)}</time> ·{' '}
                        {entry.by} {messages.actions[entry.action] ?? entry.action}
                      </p>
                    </li>
                  )
                )
              })}
            </ol>
          )
        }}
      </Loaded>
    </section>
  )
}

function latestOfEach(entries: readonly AuditEntry[]): AuditEntry[] {
  const seen = new Set<string>()
  return entries.filter(({ kind, subject }) => {
    const key = `${kind}:${subject}`
    if (!definitionOf(kind) || seen.has(key)) return false
    seen.add(key)
    return true
  })
}
