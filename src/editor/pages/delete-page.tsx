import { useEffect, useState } from 'react'
import type { PageUse } from '#contracts/page-tree.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { editorMessages } from '#i18n/lazy/editor.ts'
import { deletePageMessages } from '#i18n/lazy/page-dialogs.ts'
import { useTools } from '#editor/controls/staff-page-context.tsx'
import { deferAlert } from '#editor/controls/deferred-alerts.ts'
import { leaveFor, useAction } from '#staff/action/use-action.ts'
import { StaffButton } from '#staff/button/staff-button.tsx'
import styles from './pages.module.css'

/** Deletes the page, after showing the links that lead to it. */
export function DeletePage({ pageId }: { pageId: number }) {
  const { calls, page, tell } = useTools()
  const { pages, saving } = useLazyMessages(editorMessages)
  const messages = useLazyMessages(deletePageMessages)
  const [uses, setUses] = useState<PageUse[] | null>(null)
  useEffect(() => {
    const load = async () =>
      setUses(await calls.get('/pageeditor-api/page-settings/{id}/uses', { params: { id: pageId } }))
    load().catch(() => tell(saving.failed, 'error'))
  }, [calls, pageId, tell, saving])
  const editors = uses?.filter(({ kind }) => kind === 'editor').map(({ title }) => title) ?? []
  const links = uses?.filter(({ kind }) => kind !== 'editor')
  const hasChildren = uses?.some(({ kind }) => kind === 'child') ?? false
  const { isBusy, attempt } = useAction((reason, { status }) =>
    tell(status === 400 ? messages.refused : reason, 'error'),
  )
  const remove = () =>
    attempt(async () => {
      await calls.remove('/pageeditor-api/page-settings/{id}', { params: { id: pageId } })
      deferAlert(messages.done)
      await leaveFor(`/${page.language}`)
    })
  return (
    <div className={styles['form']}>
      <p>{messages.ask}</p>
      {editors.length > 0 && <p className={styles['error']}>{messages.editors(editors)}</p>}
      {links?.length === 0 && <p>{messages.unused}</p>}
      {links && links.length > 0 && (
        <>
          <p>{messages.uses}</p>
          <ul className={styles['uses']}>
            {links.map(({ kind, title, url }) => (
              <li key={`${kind}-${title}-${url}`}>
                {messages.kinds[kind]} {url === null ? title : <a href={url}>{title}</a>}
              </li>
            ))}
          </ul>
        </>
      )}
      {hasChildren && <p className={styles['error']}>{messages.children}</p>}
      <p>
        <StaffButton
          look="danger"
          isBusy={isBusy}

          disabled={uses === null || hasChildren}
          onClick={() => void remove()}
        >
          {pages.remove}
        </StaffButton>
      </p>
    </div>
  )
}
