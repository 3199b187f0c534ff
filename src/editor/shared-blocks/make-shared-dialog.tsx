import { useState, type SyntheticEvent } from 'react'
import { summaryOf } from '../workspace/block-messages.ts'
import { Dialog } from '../shell/dialog.tsx'
import styles from '../shell/dialog.module.css'
import { useChosen, useSelected, useWorkspace } from '../workspace/workspace-context.tsx'
import { sharedMessages } from './shared-messages.ts'
import { makeShared } from './source-actions.ts'

/** Asks for the name under which the chosen blocks can be used on other pages. */
export function MakeSharedDialog({ onClose }: { onClose: () => void }) {
  const workspace = useWorkspace()
  const selected = useSelected() ?? ''
  const messages = sharedMessages[workspace.interfaceLanguage]
  const { length } = useChosen(selected)
  const [name, setName] = useState(() => summaryOf(workspace.session.editor().content, selected))
  const [fault, setFault] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const make = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isSending) return
    setIsSending(true)
    const refused = await makeShared(workspace, selected, name.trim())
    setIsSending(false)
    setFault(refused)
    if (refused === null) onClose()
  }
  return (
    <Dialog title={messages.make} onClose={onClose}>
      <form onSubmit={(event) => void make(event)} className={styles['group']}>
        <p>{messages.makeIntro(length)}</p>
        {fault !== null && (
          <p id="shared-fault" role="alert" className={styles['fault']}>
            {fault}
          </p>
        )}
        <label>
          {messages.name}
          <input
            required
            maxLength={100}
            value={name}
            placeholder={messages.nameHint}
            onChange={({ target }) => setName(target.value)}
            onFocus={({ target }) => target.select()}
            {...(fault !== null && { 'aria-invalid': true, 'aria-describedby': 'shared-fault' })}
          />
        </label>
        <p>
          <button data-main="" aria-disabled={isSending}>
            {messages.make}
          </button>
        </p>
      </form>
    </Dialog>
  )
}
