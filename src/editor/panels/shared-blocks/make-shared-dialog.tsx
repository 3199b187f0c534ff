import { useState, type SyntheticEvent } from 'react'
import { summaryOf } from '#editor/page/actions/block-messages.ts'
import { Dialog } from '#staff/dialog/dialog.tsx'
import { useAction } from '#staff/action/use-action.ts'
import { StaffButton } from '#staff/button/staff-button.tsx'
import styles from '#editor/controls/dialog.module.css'
import { useChosen, useSelected, useTexts, useWorkspace } from '#editor/page/workspace/workspace-context.tsx'
import { NameFields } from './name-fields.tsx'
import { sharedMessages } from '#i18n/lazy/editor-shared-blocks.ts'
import { makeShared } from '#editor/page/actions/source-actions.ts'

/** Asks for the name under which the chosen blocks can be used on other pages. */
export function MakeSharedDialog({ onClose }: { onClose: () => void }) {
  const workspace = useWorkspace()
  const selected = useSelected() ?? ''
  const messages = sharedMessages[useTexts().interfaceLanguage]
  const { length } = useChosen(selected)
  const [name, setName] = useState(() => ({
    de: '',
    en: '',
    [workspace.draft.language]: summaryOf(workspace.draft.session.editor().content, selected),
  }))
  const [error, setError] = useState<string | null>(null)
  const { isBusy, attempt } = useAction(setError)
  const make = (event: SyntheticEvent) => {
    event.preventDefault()
    void attempt(async () => {
      const refused = await makeShared(workspace, selected, name)
      setError(refused)
      if (refused === null) onClose()
    })
  }
  return (
    <Dialog title={messages.make} help="makeShared" onClose={onClose}>
      <form onSubmit={make} className={styles['group']}>
        <p>{messages.makeIntro(length)}</p>
        {error !== null && (
          <p id="shared-error" role="alert" className={styles['error']}>
            {error}
          </p>
        )}
        <NameFields name={name} onChange={setName} error={error === null ? undefined : 'shared-error'} />
        <p className={styles['hint']}>{messages.nameHint}</p>
        <p>
          <StaffButton look="primary" type="submit" isBusy={isBusy}>
            {messages.make}
          </StaffButton>
        </p>
      </form>
    </Dialog>
  )
}
