import { useEffect, useState } from 'react'
import type { TrashedPage } from '#contracts/page-tree.ts'
import { readableInstant } from '#i18n/hall-time.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { useTools } from '#editor/controls/staff-page-context.tsx'
import { useRecordCalls } from '#editor/controls/use-record-calls.ts'
import { treeMessages } from '#i18n/lazy/page-tree.ts'
import { useAction } from '#staff/action/use-action.ts'
import { StaffButton } from '#staff/button/staff-button.tsx'
import styles from './tree.module.css'

/** The deleted pages, each with a button that restores it. */
export function Trash({ mayRestore, onRestored }: { mayRestore: boolean; onRestored: () => void }) {
  const calls = useRecordCalls()
  const { tell } = useTools()
  const language = useLanguage()
  const messages = treeMessages[language]
  const [pages, setPages] = useState<TrashedPage[]>([])
  useEffect(() => {
    const load = async () => setPages(await calls.get('/pageeditor-api/page-trash'))
    load().catch(() => tell(messages.failed, 'error'))
  }, [calls, messages, tell])
  const { isBusy, attempt } = useAction((reason) => tell(reason, 'error'))
  const restore = ({ id, title, path }: TrashedPage) =>
    attempt(async () => {
      const { urls } = await calls.post('/pageeditor-api/page-trash/{id}/restore', { params: { id } })
      setPages((before) => before.filter((page) => page.id !== id))
      onRestored()
      // At the top when the page above it is gone, or with a number when its address is in use.
      const address = urls[language]
      tell(
        address === `/${language}/${path}` ? messages.restored(title) : messages.restoredAt(title, address),
      )
    })
  const when = (instant: string) => readableInstant(new Date(instant), language)
  return (
    <details className={styles['trash']}>
      <summary>
        {messages.trash} ({pages.length})
      </summary>
      <p className={styles['hint']}>{pages.length > 0 ? messages.trashHint : messages.empty}</p>
      <ul>
        {pages.map((page) => (
          <li key={page.id}>
            <span>
              <strong>{page.title}</strong> <code>/{page.path}</code>
              <span className={styles['hint']}>
                {messages.deleted(page.deleted_by, when(page.deleted_at))},{' '}
                {messages.until(when(page.kept_until))}
              </span>
            </span>
            {mayRestore && (
              <StaffButton
                isBusy={isBusy}
                aria-label={messages.restoreOf(page.title)}
                onClick={() => void restore(page)}
              >
                {messages.restore}
              </StaffButton>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
