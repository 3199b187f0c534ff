import { Fragment, useEffect, useState } from 'react'
import type { SharedBlockUse } from '#contracts/shared-blocks.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import type { Calls } from '#editor/model/calls.ts'
import { groupUses } from './group-uses.ts'
import styles from './shared-blocks.module.css'
import { sharedMessages } from '#i18n/lazy/editor-shared-blocks.ts'

/** Where a shared block is used; null until it is loaded. */
export function useUses(calls: Calls, id: number): { uses: SharedBlockUse[] | null; hasFailed: boolean } {
  const [uses, setUses] = useState<SharedBlockUse[] | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    const load = async () =>
      setUses(await calls.get('/pageeditor-api/shared-blocks/{id}/uses', { params: { id } }))
    load().catch(() => setHasFailed(true))
  }, [calls, id])
  return { uses, hasFailed }
}

/** A list of uses with links to them: a line for each page, event, story, subscription and template. */
export function UsesList({ uses }: { uses: readonly SharedBlockUse[] }) {
  const messages = sharedMessages[useLanguage()]
  return (
    <ul className={styles['uses']}>
      {groupUses(uses).map((group) => (
        <li key={`${group[0]?.kind} ${group[0]?.id}`}>
          {group.map(({ kind, title, url, language, place }, index) => (
            <Fragment key={language}>
              {url === null ? title : <a href={url}>{title}</a>}{' '}
              <span className={styles['hint']}>
                {[
                  language?.toUpperCase(),
                  kind !== 'template' && url === null && messages.inTrash,
                  kind !== 'template' && place === 'draft' && messages.onlyDraft,
                  index === group.length - 1 && messages.kinds[kind],
                ]
                  .filter(Boolean)
                  .join(' · ')}
                {index < group.length - 1 && ' · '}
              </span>
            </Fragment>
          ))}
        </li>
      ))}
    </ul>
  )
}
