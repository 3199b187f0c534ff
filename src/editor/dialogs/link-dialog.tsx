import { useState, type SyntheticEvent } from 'react'
import { useWorkspace } from '../workspace/workspace-context.tsx'
import { LinkPicker } from '../panels/link-picker.tsx'
import { Dialog } from '../shell/dialog.tsx'
import styles from '../shell/dialog.module.css'

/** Sets the target of a link in rich text: chosen from the site's records, or an address. */
export function LinkDialog({ onClose }: { onClose: () => void }) {
  const { messages, typing, tools } = useWorkspace()
  const rich = typing.rich()
  const [marks] = useState(() => rich?.marks() ?? null)
  const [target, setTarget] = useState(marks?.link?.href ?? '')
  const leave = () => {
    onClose()
    rich?.focus()
  }
  const apply = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = form.get('text')
    onClose()
    rich?.link(
      target === ''
        ? null
        : {
            href: target,
            newWindow: form.get('newWindow') === 'on',
            ...(typeof text === 'string' && { text }),
          },
    )
  }
  return (
    <Dialog title={messages.marks.linkTitle} onClose={leave}>
      <form onSubmit={apply} className={styles['group']}>
        <LinkPicker label={messages.marks.link} value={target} calls={tools.calls} onChange={setTarget} />
        {marks && !marks.hasSelection && !marks.link && (
          <label>
            {messages.marks.linkText}
            <input name="text" maxLength={300} />
          </label>
        )}
        <label className={styles['check']}>
          <input type="checkbox" name="newWindow" defaultChecked={marks?.link?.newWindow ?? false} />
          {messages.marks.newWindow}
        </label>
        <p className={styles['ways']}>
          <button data-main="">{messages.marks.apply}</button>
          {marks?.link && (
            <button
              type="button"
              onClick={() => {
                onClose()
                rich?.link(null)
              }}
            >
              {messages.marks.removeLink}
            </button>
          )}
        </p>
      </form>
    </Dialog>
  )
}
