import { useEffect, useState } from 'react'
import type { Draft } from '#contracts/page-editor.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import { otherLanguage } from '#i18n/languages.ts'
import { createCalls } from '../calls.ts'
import {
  copyFromOtherLanguage,
  confirmTranslation,
  openOtherLanguage,
} from '../workspace/translation-actions.ts'
import { nameOf } from '../workspace/block-messages.ts'
import { copyToOtherLanguage } from '../workspace/copy-to-other-language.ts'
import { useContent, useWorkspace } from '../workspace/workspace-context.tsx'
import { select } from '../workspace/selection.ts'
import { Dialog } from '../shell/dialog.tsx'
import styles from '../shell/dialog.module.css'
import { useStore } from '../store.ts'

/** Compares the two languages block by block, and offers what can be copied across to be translated. */
export function LanguageDialog({ onClose }: { onClose: () => void }) {
  const workspace = useWorkspace()
  const { session, messages, language, interfaceLanguage } = workspace
  const content = useContent()
  const { translation } = useStore(session.presence, (presence) => presence.status)
  const there = otherLanguage(language)
  const contentThere = useContentThere(translation.missing_here.length > 0)
  const said = messages.language
  const jump = (id: string) => {
    onClose()
    select(workspace, id, { focusBar: true })
  }
  const copyAll = () => {
    if (!confirm(said.copyAllAsk)) return
    onClose()
    void copyFromOtherLanguage(workspace, 'all')
  }
  const rows: { title: string; ids: string[]; isHere: boolean }[] = [
    { title: said.olderHere, ids: translation.older_here, isHere: true },
    { title: said.olderThere, ids: translation.older_there, isHere: true },
    { title: said.missingThere, ids: translation.missing_there, isHere: true },
    { title: said.missingHere, ids: translation.missing_here, isHere: false },
  ]
  return (
    <Dialog title={said.title} onClose={onClose}>
      <p className={styles['ways']}>
        <button type="button" data-main="" onClick={() => openOtherLanguage(workspace)}>
          {said.open[there]}
        </button>
      </p>
      {rows.every(({ ids }) => ids.length === 0) && (
        <p>
          {said.names[there]}: {translation.exists ? said.complete : said.none}
        </p>
      )}
      {rows.map(({ title, ids, isHere }) =>
        ids.length === 0 ? null : (
          <section key={title}>
            <h3>{title}</h3>
            <ul className={styles['group']}>
              {ids.map((id) => (
                <li key={id} className={styles['ways']}>
                  {isHere && (
                    <button type="button" onClick={() => jump(id)}>
                      {nameOf(content, id, messages, interfaceLanguage)}
                    </button>
                  )}
                  {!isHere && (
                    <span>{contentThere ? nameOf(contentThere, id, messages, interfaceLanguage) : '…'}</span>
                  )}
                  {title === said.olderHere && (
                    <button type="button" onClick={() => void confirmTranslation(workspace, [id])}>
                      {said.confirm}
                    </button>
                  )}
                </li>
              ))}
            </ul>
            {title === said.missingThere && (
              <p>
                <button type="button" onClick={() => void copyToOtherLanguage(workspace, ids)}>
                  {messages.block.toOther[there]}
                </button>
              </p>
            )}
            {title === said.missingHere && (
              <p>
                <button type="button" onClick={() => void copyFromOtherLanguage(workspace, ids)}>
                  {said.copyMissing}
                </button>
              </p>
            )}
            {title === said.olderHere && (
              <p>
                <button type="button" onClick={() => void confirmTranslation(workspace, ids)}>
                  {said.confirmAll}
                </button>
              </p>
            )}
          </section>
        ),
      )}
      {translation.exists && (
        <p>
          <button type="button" data-danger="" onClick={copyAll}>
            {said.copyAll[there]}
          </button>
        </p>
      )}
    </Dialog>
  )
}

/** The other language's draft, which contains the names of blocks missing here; null until it is loaded. */
function useContentThere(isWanted: boolean): ContentDocument | null {
  const { slug, language, tools } = useWorkspace()
  const [content, setContent] = useState<ContentDocument | null>(null)
  useEffect(() => {
    if (!isWanted) return
    createCalls(otherLanguage(language), tools.signInAgain)
      .get<Draft>(`draft/${slug}`)
      .then((draft) => setContent(draft.content))
      .catch(() => {}) // the blocks are then listed without names
  }, [isWanted, slug, language, tools])
  return content
}
