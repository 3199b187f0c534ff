import { useEffect, useState } from 'react'
import type { PageUse } from '#contracts/page-tree.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { listOf } from '#i18n/list-of.ts'
import { editorMessages } from '#i18n/lazy/editor.ts'
import { CallError } from '#fields/staff-calls/send-call.ts'
import { useTools } from '#editor/controls/staff-page-context.tsx'
import { deferAlert } from '#editor/controls/deferred-alerts.ts'
import styles from './pages.module.css'

const texts = {
  de: {
    ask: 'Die Seite kommt mit ihren Inhalten in beiden Sprachen für 90 Tage in den Papierkorb. So lange lässt sie sich wiederherstellen.',
    uses: 'Hierher führen noch:',
    kinds: {
      child: 'Unterseite',
      content: 'Link in',
      menu: 'Menü',
      redirect: 'Alte Adresse',
      editor: 'Gerade hier',
    },
    editors: (names: readonly string[]) =>
      `${listOf(names, 'de')} ${names.length === 1 ? 'bearbeitet' : 'bearbeiten'} diese Seite gerade. Was dort geschrieben wurde, bleibt erhalten; angezeigt wird, wer die Seite gelöscht hat.`,
    children: 'Eine Seite mit Unterseiten lässt sich nicht löschen.',
    refused: 'Diese Seite gehört fest zur Website und lässt sich nicht löschen.',
    unused: 'Keine andere Seite führt hierher.',
    done: 'Die Seite ist gelöscht. Im Papierkorb bleibt sie noch 90 Tage.',
  },
  en: {
    ask: 'The page goes to the trash with its contents in both languages. It can be restored for 90 days.',
    uses: 'What still leads here:',
    kinds: {
      child: 'Subpage',
      content: 'Link in',
      menu: 'Menu',
      redirect: 'Old address',
      editor: 'Here right now',
    },
    editors: (names: readonly string[]) =>
      `${listOf(names, 'en')} ${names.length === 1 ? 'is' : 'are'} editing this page right now. What they have written is kept, and they are told who deleted the page.`,
    children: 'A page with subpages can’t be deleted.',
    refused: 'This page is a fixed part of the website and can’t be deleted.',
    unused: 'No other page leads here.',
    done: 'The page has been deleted. It stays in the trash for 90 days.',
  },
}

/** Deletes the page, after showing the links that lead to it. */
export function DeletePage({ pageId }: { pageId: number }) {
  const { calls, page, tell } = useTools()
  const { pages, saving } = useLazyMessages(editorMessages)
  const messages = texts[useLanguage()]
  const [uses, setUses] = useState<PageUse[] | null>(null)
  useEffect(() => {
    const load = async () => setUses(await calls.get('page-settings/{id}/uses', { params: { id: pageId } }))
    load().catch(() => tell(saving.failed, 'error'))
  }, [calls, pageId, tell, saving])
  const editors = uses?.filter(({ kind }) => kind === 'editor').map(({ title }) => title) ?? []
  const links = uses?.filter(({ kind }) => kind !== 'editor')
  const hasChildren = uses?.some(({ kind }) => kind === 'child') ?? false
  const remove = async () => {
    try {
      await calls.remove('page-settings/{id}', { params: { id: pageId } })
      deferAlert(messages.done)
      location.assign(`/${page.language}`)
    } catch (error) {
      tell(error instanceof CallError && error.status === 400 ? messages.refused : saving.failed, 'error')
    }
  }
  return (
    <div className={styles['form']}>
      <p>{messages.ask}</p>
      {editors.length > 0 && <p className={styles['fault']}>{messages.editors(editors)}</p>}
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
      {hasChildren && <p className={styles['fault']}>{messages.children}</p>}
      <p>
        <button
          type="button"
          data-danger=""
          disabled={uses === null || hasChildren}
          onClick={() => void remove()}
        >
          {pages.remove}
        </button>
      </p>
    </div>
  )
}
