import { useState, type SyntheticEvent } from 'react'
import { useDesk } from '../desk/desk-context.tsx'
import { LinkPicker } from '../panels/link-picker.tsx'
import { Dialog } from '../shell/dialog.tsx'
import styles from '../shell/dialog.module.css'

/** Where a link in running text leads: chosen from what the site has, or an address. */
export function LinkDialog({ onClose }: { onClose: () => void }) {
  const { words, typing, tools } = useDesk()
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
    <Dialog title={words.marks.linkTitle} onClose={leave}>
      <form onSubmit={apply} className={styles['group']}>
        <LinkPicker label={words.marks.link} value={target} calls={tools.calls} onChange={setTarget} />
        {marks && !marks.hasSelection && !marks.link && (
          <label>
            {words.marks.linkText}
            <input name="text" maxLength={300} />
          </label>
        )}
        <label className={styles['check']}>
          <input type="checkbox" name="newWindow" defaultChecked={marks?.link?.newWindow ?? false} />
          {words.marks.newWindow}
        </label>
        <p className={styles['ways']}>
          <button data-main="">{words.marks.apply}</button>
          {marks?.link && (
            <button
              type="button"
              onClick={() => {
                onClose()
                rich?.link(null)
              }}
            >
              {words.marks.removeLink}
            </button>
          )}
        </p>
      </form>
    </Dialog>
  )
}
