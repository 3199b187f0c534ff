import { useState } from 'react'
import type { SharedBlock } from '#contracts/shared-blocks.ts'
import { readableInstant } from '#i18n/hall-time.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { pickLanguage } from '#i18n/languages.ts'
import { CallError } from '#fields/staff-calls/send-call.ts'
import { useRecordCalls } from '#editor/controls/use-record-calls.ts'
import { readErrors, readReason } from '#editor/model/field-errors.ts'
import { useTools } from '#editor/controls/staff-page-context.tsx'
import { StaffButton } from '#staff/button/staff-button.tsx'
import styles from './shared-blocks.module.css'
import { sharedMessages } from '#i18n/lazy/editor-shared-blocks.ts'
import { SharedRow } from './shared-row.tsx'
import { findShared, useSharedBlocks } from './use-shared-blocks.ts'

/** All shared blocks with their uses and names, and the trash. */
export function SharedList() {
  const { page, tell } = useTools()
  const calls = useRecordCalls()
  const language = useLanguage()
  const messages = sharedMessages[language]
  const { blocks, hasFailed, reload } = useSharedBlocks(calls)
  const [query, setQuery] = useState('')
  const mayPublish = page.user.role !== 'author'
  const attempt = async (change: () => Promise<unknown>, done: string): Promise<boolean> => {
    try {
      await change()
      tell(done)
      return true
    } catch (error) {
      const [fieldError] = Object.values(readErrors(error))
      tell(fieldError ?? readReason(error) ?? messages.failed, 'error')
      return error instanceof CallError && error.status === 404
    } finally {
      await reload().catch(() => {}) // the list is unchanged
    }
  }
  if (hasFailed) return <p role="alert">{messages.failed}</p>
  if (!blocks) return null
  const trashed = blocks.filter(({ deleted }) => deleted !== null)
  const keptCount = blocks.length - trashed.length
  const found = findShared(query, blocks)
  return (
    <div className={styles['list']}>
      <p>{messages.listIntro}</p>
      {keptCount > 5 && (
        <input
          type="search"
          aria-label={messages.search}
          placeholder={messages.search}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      )}
      {found.length === 0 && <p>{keptCount === 0 ? messages.empty : messages.none}</p>}
      <ul className={styles['rows']}>
        {found.map((block) => (
          <SharedRow key={block.id} block={block} calls={calls} mayRemove={mayPublish} attempt={attempt} />
        ))}
      </ul>
      {trashed.length > 0 && (
        <Trashed
          blocks={trashed}
          mayRestore={mayPublish}
          restore={({ id, name }) =>
            void attempt(
              () => calls.post('/pageeditor-api/shared-blocks/{id}/restore', { params: { id } }),
              messages.restored(pickLanguage(name, language)),
            )
          }
        />
      )}
    </div>
  )
}

function Trashed(props: {
  blocks: SharedBlock[]
  mayRestore: boolean
  restore: (block: SharedBlock) => void
}) {
  const { blocks, mayRestore, restore } = props
  const language = useLanguage()
  const messages = sharedMessages[language]
  return (
    <details className={styles['trash']}>
      <summary>
        {messages.trash} ({blocks.length})
      </summary>
      <ul className={styles['rows']}>
        {blocks.map((block) => {
          const name = pickLanguage(block.name, language)
          return (
            <li key={block.id}>
              <span className={styles['words']}>
                <strong>{name}</strong>
                <span className={styles['hint']}>
                  {block.deleted &&
                    messages.deleted(block.deleted.by, readableInstant(new Date(block.deleted.at), language))}
                </span>
              </span>
              {mayRestore && (
                <StaffButton aria-label={messages.restoreOf(name)} onClick={() => restore(block)}>
                  {messages.restore}
                </StaffButton>
              )}
            </li>
          )
        })}
      </ul>
    </details>
  )
}
