import { lazy, Suspense, useEffect, useState } from 'react'
import { readableInstant } from '#i18n/hall-time.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import type { RecordDefinition } from '#records/definition.ts'
import { officeHref } from '#routing/office-paths.ts'
import { type AuditEntry, listRecords } from '../records/calls.ts'
import { Heading } from '../records/heading.tsx'
import { addressOf, definitionOf, useRecordMessages, useRecords } from '../records/records-context.ts'
import { useStart } from '../start-context.ts'
import { menuGroups } from './places.ts'
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
          {menuGroups(start, language).map(({ name, places }) => (
            <div key={name}>
              <h2>{name}</h2>
              <ul>
                {places.map((place) => (
                  <li key={place.href}>
                    <a href={place.href}>
                      {place.name}
                      {place.definition && <Count definition={place.definition} />}
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
function Count({ definition }: { definition: RecordDefinition }) {
  const { calls } = useRecords()
  const language = useLanguage()
  const [count, setCount] = useState<number | null>(null)
  useEffect(() => {
    if (definition.isSingle) return
    listRecords(calls, definition.path, 'page_size=1').then(
      (page) => setCount(page.count),
      () => {},
    )
  }, [calls, definition])
  return count === null ? null : <span>{count.toLocaleString(language)}</span>
}

/** What staff have changed last, each record once. */
function RecentChanges() {
  const { calls } = useRecords()
  const language = useLanguage()
  const messages = useRecordMessages()
  const [entries, setEntries] = useState<readonly AuditEntry[] | 'failed' | null>(null)
  useEffect(() => {
    calls.get('audit-log', { query: 'page_size=50' }).then(
      ({ results }) => setEntries(results),
      () => setEntries('failed'),
    )
  }, [calls])
  const shown = Array.isArray(entries) ? latestOfEach(entries).slice(0, maxChanges) : []
  return (
    <section className={styles.changes}>
      <h2>
        <a href={officeHref('auditLog')}>{messages.first.changes}</a>
      </h2>
      {entries === null && <p>{messages.loading}</p>}
      {entries === 'failed' && <p>{messages.notLoaded}</p>}
      {Array.isArray(entries) && shown.length === 0 && <p>{messages.first.noChanges}</p>}
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
