import { useEffect, useState } from 'react'
import { otherLanguage } from '#i18n/languages.ts'
import { plainTextOf } from '#i18n/plain-text.ts'
import type { StoredBlock } from '#contracts/pages.ts'
import { useStore } from '../store.ts'
import { diffWords } from '../versions/diff-words.ts'
import styles from './counterpart-note.module.css'
import { useDesk } from './desk-context.tsx'
import { confirmTranslation, openOtherLanguage } from './translation-actions.ts'

type Counterpart = { fields: Record<string, unknown> | null; fields_then: Record<string, unknown> | null }

/** What has changed in the other language since this block was last touched. */
export function CounterpartNote({ block }: { block: StoredBlock }) {
  const desk = useDesk()
  const { session, tools, slug, words, language } = desk
  const isOlder = useStore(session.presence, ({ status }) => status.translation.older_here.includes(block.id))
  const [found, setFound] = useState<Counterpart | null>(null)
  useEffect(() => {
    if (!isOlder) return undefined
    let isLeft = false
    const ask = async () => {
      const answer = await tools.calls.get<Counterpart>(
        `draft/${slug}/counterpart/${encodeURIComponent(block.id)}`,
      )
      if (!isLeft) setFound(answer)
    }
    ask().catch(() => {}) // then the block is only marked
    return () => {
      isLeft = true
    }
  }, [isOlder, tools, slug, block.id])
  if (!isOlder || !found?.fields) return null
  const { fields, fields_then: then } = found
  const changed = Object.keys(fields).filter(
    (field) => JSON.stringify(fields[field]) !== JSON.stringify(then?.[field]),
  )
  const there = otherLanguage(language)
  return (
    <div className={styles['note']}>
      <p>
        <strong>{words.language.changedSince[there]}:</strong>
      </p>
      {changed.map((field) => (
        <p key={field} lang={there}>
          {diffWords(textOf(then?.[field]), textOf(fields[field])).map(({ kind, text }, index) =>
            kind === 'added' ? (
              // Words have no identity but their place.
              // oxlint-disable-next-line react/no-array-index-key
              <ins key={index}>{text}</ins>
            ) : kind === 'removed' ? (
              // oxlint-disable-next-line react/no-array-index-key
              <del key={index}>{text}</del>
            ) : (
              text
            ),
          )}
        </p>
      ))}
      <p className={styles['ways']}>
        <button type="button" onClick={() => openOtherLanguage(desk)}>
          {words.language.open[there]}
        </button>
        <button type="button" onClick={() => void confirmTranslation(desk, [block.id])}>
          {words.language.confirm}
        </button>
      </p>
    </div>
  )
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'object' && value !== null) return plainTextOf(value)
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}
