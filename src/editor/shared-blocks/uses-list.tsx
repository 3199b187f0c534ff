import { useEffect, useState } from 'react'
import type { SharedBlockUse } from '#contracts/shared-blocks.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import type { Calls } from '../calls.ts'
import styles from './shared-blocks.module.css'
import { sharedMessages } from './shared-messages.ts'

/** Where a shared block is used; null until it is loaded. */
export function useUses(calls: Calls, id: number): { uses: SharedBlockUse[] | null; hasFailed: boolean } {
  const [uses, setUses] = useState<SharedBlockUse[] | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    const load = async () => setUses(await calls.get<SharedBlockUse[]>(`shared-blocks/${id}/uses`))
    load().catch(() => setHasFailed(true))
  }, [calls, id])
  return { uses, hasFailed }
}

/** The number of pages, events, stories, subscriptions and templates; each counts once for both languages. */
export function countUses(uses: readonly SharedBlockUse[]): number {
  return new Set(uses.map(({ kind, id }) => `${kind} ${id}`)).size
}

/** A list of uses with links to them. */
export function UsesList({ uses }: { uses: readonly SharedBlockUse[] }) {
  const messages = sharedMessages[useLanguage()]
  return (
    <ul className={styles['uses']}>
      {uses.map(({ kind, id, title, url, language, place }) => (
        <li key={`${kind} ${id} ${language}`}>
          {url === null ? title : <a href={url}>{title}</a>}{' '}
          <span className={styles['hint']}>
            {[
              messages.kinds[kind],
              language?.toUpperCase(),
              kind !== 'template' && url === null && messages.inTrash,
              kind !== 'template' && place === 'draft' && messages.onlyDraft,
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  )
}
