import { useEffect, useState } from 'react'
import { otherLanguage } from '#i18n/languages.ts'
import type { StoredBlock } from '#contracts/pages.ts'
import { useStore } from '#design/use-store.ts'
import { ChangedWords } from './versions/changed-words.tsx'
import styles from './counterpart-note.module.css'
import { useTexts, useWorkspace } from '#editor/page/workspace/workspace-context.tsx'
import { confirmTranslation, openOtherLanguage } from '#editor/page/actions/translation-actions.ts'

type Counterpart = { fields: Record<string, unknown> | null; fields_then: Record<string, unknown> | null }

/** The changes in the other language since this block was last edited. */
export function CounterpartNote({ block }: { block: StoredBlock }) {
  const workspace = useWorkspace()
  const { session, slug, language } = workspace.draft
  const { tools } = workspace.shell
  const { messages } = useTexts()
  const isCopied = useStore(session.presence, ({ status }) =>
    status.translation.copied_here.includes(block.id),
  )
  const isOlder = useStore(session.presence, ({ status }) => status.translation.older_here.includes(block.id))
  const [found, setFound] = useState<Counterpart | null>(null)
  useEffect(() => {
    if (!isOlder) return undefined
    let isLeft = false
    const ask = async () => {
      const answer = await tools.calls.get('/pageeditor-api/draft/{slug}/counterpart/{block}', {
        params: { slug, block: block.id },
      })
      if (!isLeft) setFound(answer)
    }
    ask().catch(() => {}) // without the details the block is only marked
    return () => {
      isLeft = true
    }
  }, [isOlder, tools, slug, block.id])
  const there = otherLanguage(language)
  if (isCopied) {
    const { names, states, confirmCopy } = messages.language
    return (
      <div className={styles['note']}>
        <p>{states.copied_here(names[language], names[there])}.</p>
        <p className={styles['ways']}>
          <button type="button" onClick={() => void confirmTranslation(workspace, [block.id])}>
            {confirmCopy}
          </button>
        </p>
      </div>
    )
  }
  if (!isOlder || !found?.fields) return null
  const { fields, fields_then: then } = found
  const changed = Object.keys(fields).filter(
    (field) => JSON.stringify(fields[field]) !== JSON.stringify(then?.[field]),
  )
  return (
    <div className={styles['note']}>
      <p>
        <strong>{messages.language.changedSince[there]}:</strong>
      </p>
      {changed.map((field) => (
        <p key={field} lang={there}>
          <ChangedWords before={then?.[field]} after={fields[field]} />
        </p>
      ))}
      <p className={styles['ways']}>
        <button type="button" onClick={() => openOtherLanguage(workspace)}>
          {messages.language.open[there]}
        </button>
        <button type="button" onClick={() => void confirmTranslation(workspace, [block.id])}>
          {messages.language.confirm}
        </button>
      </p>
    </div>
  )
}
