import { useEffect, useState } from 'react'
import type { SectionStatus } from '#contracts/page-editor.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import { otherLanguage } from '#i18n/languages.ts'
import { headId } from '#operations/index.ts'
import { createCalls } from '#editor/model/calls.ts'
import { StaffButton } from '#staff/button/staff-button.tsx'
import styles from '#editor/controls/dialog.module.css'
import { Dialog } from '#staff/dialog/dialog.tsx'
import { useStore } from '#design/use-store.ts'
import { alignBlocks } from '#editor/panels/translation/align-blocks.ts'
import { textFieldsOf } from '#editor/model/blocks/text-fields.ts'
import { TranslationRow, type RowState } from '#editor/panels/translation/translation-row.tsx'
import rowStyles from '#editor/panels/translation/translation.module.css'
import { copyToOtherLanguage } from '#editor/page/actions/copy-to-other-language.ts'
import { select } from '#editor/page/actions/selection.ts'
import {
  confirmTranslation,
  copyFromOtherLanguage,
  openOtherLanguage,
} from '#editor/page/actions/translation-actions.ts'
import {
  useContent,
  useDraft,
  useShell,
  useTexts,
  useWorkspace,
} from '#editor/page/workspace/workspace-context.tsx'

/**
 * Both languages side by side, block by block: what is missing or outdated where, what has changed in the other one, and
 * this language's texts, which can be edited here. Only blocks with texts are shown, unless something is missing.
 */
export function LanguageDialog({ onClose }: { onClose: () => void }) {
  const workspace = useWorkspace()
  const { session, language } = workspace.draft
  const { messages } = useTexts()
  const content = useContent()
  const { translation } = useStore(session.presence, (presence) => presence.status)
  const there = otherLanguage(language)
  const contentThere = useContentThere(translation.exists ? JSON.stringify(translation) : null)
  const said = messages.language
  const jump = (id: string) => {
    onClose()
    select(workspace, id, { focusBar: true })
  }
  const copyAll = async () => {
    const { ask } = workspace.shell.tools
    const isEmpty = content.containers.every(({ columns }) => columns.flat().length === 0)
    const question = { title: said.replaceTitle, text: said.copyAllAsk, action: said.replace }
    if (!isEmpty && !(await ask(question))) return
    onClose()
    void copyFromOtherLanguage(workspace, 'all')
  }
  // What is only copied is confirmed one by one: a click must not turn a whole page of the other language into ours.
  const outdated = translation.older_here.filter((id) => !translation.copied_here.includes(id))
  const rows = alignBlocks(content, contentThere)
    .map((row) => ({ row, state: stateOf(translation, row.id) }))
    // Without a draft there, the head shows the record's values, which are not known here.
    .filter(({ row }) => row.id !== headId || row.there !== null)
    .filter(
      ({ row, state }) => state !== 'same' || textFieldsOf((row.here ?? row.there)?.type ?? '').length > 0,
    )
  return (
    <Dialog title={said.title} help="language" onClose={onClose} size="full">
      <p className={styles['ways']}>
        <StaffButton look="primary" onClick={() => openOtherLanguage(workspace)}>
          {said.open[there]}
        </StaffButton>
        {translation.missing_there.length > 0 && (
          <StaffButton onClick={() => void copyToOtherLanguage(workspace, translation.missing_there)}>
            {said.copyMissingThere[there]}
          </StaffButton>
        )}
        {translation.missing_here.length > 0 && (
          <StaffButton onClick={() => void copyFromOtherLanguage(workspace, translation.missing_here)}>
            {said.copyMissing}
          </StaffButton>
        )}
        {outdated.length > 0 && (
          <StaffButton onClick={() => void confirmTranslation(workspace, outdated)}>
            {said.confirmAll}
          </StaffButton>
        )}
        {translation.exists && (
          <StaffButton look="remove" onClick={() => void copyAll()}>
            {said.copyAll[there]}
          </StaffButton>
        )}
      </p>
      {!translation.exists && (
        <p>
          {said.names[there]}: {said.none}
        </p>
      )}
      <div className={rowStyles['rows']}>
        <div className={rowStyles['columns']} aria-hidden="true">
          <span>{said.names[there]}</span>
          <span>{said.names[language]}</span>
        </div>
        {rows.map(({ row, state }) => (
          <TranslationRow key={row.id} row={row} state={state} onJump={jump} />
        ))}
      </div>
    </Dialog>
  )
}

function stateOf(translation: SectionStatus['translation'], id: string): RowState {
  const states = [
    'missing_here',
    'missing_there',
    'copied_here',
    'copied_there',
    'older_here',
    'older_there',
  ] as const
  return states.find((state) => translation[state].includes(id)) ?? 'same'
}

/** The other language's draft; null until it is loaded, and while nothing was written there. */
function useContentThere(reason: string | null): ContentDocument | null {
  const { slug, language } = useDraft()
  const { tools } = useShell()
  const [content, setContent] = useState<ContentDocument | null>(null)
  useEffect(() => {
    if (reason === null) return undefined
    let isLeft = false
    const load = async () => {
      const draft = await createCalls(otherLanguage(language), tools.signInAgain).get(
        '/pageeditor-api/draft/{slug}',
        {
          params: { slug },
        },
      )
      if (!isLeft) setContent(draft.content)
    }
    load().catch(() => {}) // this language is then shown alone
    return () => {
      isLeft = true
    }
    // Loaded again when what is missing or outdated has changed.
  }, [slug, language, tools, reason])
  return content
}
