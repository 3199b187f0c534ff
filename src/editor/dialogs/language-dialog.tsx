import { useEffect, useState } from 'react'
import type { Draft } from '#contracts/page-editor.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import { otherLanguage } from '#i18n/languages.ts'
import { createCalls } from '../calls.ts'
import { copyFromOtherLanguage, confirmTranslation, openOtherLanguage } from '../desk/translation-actions.ts'
import { nameOf } from '../desk/block-words.ts'
import { copyToOtherLanguage } from '../desk/copy-to-other-language.ts'
import { useContent, useDesk } from '../desk/desk-context.tsx'
import { select } from '../desk/selection.ts'
import { Dialog } from '../shell/dialog.tsx'
import styles from '../shell/dialog.module.css'
import { useStore } from '../store.ts'

/** How the two languages stand to each other, block by block, and what can be copied across to be translated. */
export function LanguageDialog({ onClose }: { onClose: () => void }) {
  const desk = useDesk()
  const { session, words, language, interfaceLanguage } = desk
  const content = useContent()
  const { translation } = useStore(session.presence, (presence) => presence.status)
  const there = otherLanguage(language)
  const contentThere = useContentThere(translation.missing_here.length > 0)
  const said = words.language
  const jump = (id: string) => {
    onClose()
    select(desk, id, { focusBar: true })
  }
  const copyAll = () => {
    if (!confirm(said.copyAllAsk)) return
    onClose()
    void copyFromOtherLanguage(desk, 'all')
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
        <button type="button" data-main="" onClick={() => openOtherLanguage(desk)}>
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
                      {nameOf(content, id, words, interfaceLanguage)}
                    </button>
                  )}
                  {!isHere && (
                    <span>{contentThere ? nameOf(contentThere, id, words, interfaceLanguage) : '…'}</span>
                  )}
                  {title === said.olderHere && (
                    <button type="button" onClick={() => void confirmTranslation(desk, [id])}>
                      {said.confirm}
                    </button>
                  )}
                </li>
              ))}
            </ul>
            {title === said.missingThere && (
              <p>
                <button type="button" onClick={() => void copyToOtherLanguage(desk, ids)}>
                  {words.block.toOther[there]}
                </button>
              </p>
            )}
            {title === said.missingHere && (
              <p>
                <button type="button" onClick={() => void copyFromOtherLanguage(desk, ids)}>
                  {said.copyMissing}
                </button>
              </p>
            )}
            {title === said.olderHere && (
              <p>
                <button type="button" onClick={() => void confirmTranslation(desk, ids)}>
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

/** The other language's draft, which knows the names of what is missing here; null until it has come. */
function useContentThere(isWanted: boolean): ContentDocument | null {
  const { slug, language, tools } = useDesk()
  const [content, setContent] = useState<ContentDocument | null>(null)
  useEffect(() => {
    if (!isWanted) return
    createCalls(otherLanguage(language), tools.signInAgain)
      .get<Draft>(`draft/${slug}`)
      .then((draft) => setContent(draft.content))
      .catch(() => {}) // they stay without names
  }, [isWanted, slug, language, tools])
  return content
}
