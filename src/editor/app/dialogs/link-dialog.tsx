import { useRef, useState, type PointerEvent, type SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'
import { useCanvas, useShell, useTexts } from '#editor/page/workspace/workspace-context.tsx'
import { LinkPicker } from '#editor/panels/block/link-picker.tsx'
import { typedTarget } from '#design/rich-text/typed-target.ts'
import { Dialog } from '#staff/dialog/dialog.tsx'
import { StaffButton } from '#staff/button/staff-button.tsx'
import styles from '#editor/controls/dialog.module.css'

/**
 * Sets the target of a link in rich text: chosen from the site's records, or an address. The dialog focuses the field
 * of the address, where Enter accepts it, unless the link's text is still missing.
 */
export function LinkDialog({ onClose }: { onClose: () => void }) {
  const { typing } = useCanvas()
  const { tools } = useShell()
  const { messages } = useTexts()
  const rich = typing.rich()
  const [marks] = useState(() => rich?.marks() ?? null)
  const [target, setTarget] = useState(marks?.link?.href ?? '')
  const [error, setError] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const asksForText = marks?.linkable === ''
  const leave = () => {
    // First, because nothing outside of an open modal dialog can have the focus.
    flushSync(onClose)
    rich?.resume()
  }
  const setLink = (href: string) => {
    const given = form.current ? new FormData(form.current) : null
    const text = given?.get('text')
    flushSync(onClose)
    rich?.link({
      href,
      newWindow: given?.get('newWindow') === 'on',
      ...(typeof text === 'string' && text.trim() !== '' && { text }),
    })
  }
  const apply = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('typed')
    const said = typeof typed === 'string' ? typed.trim() : ''
    const meant = said === '' ? null : typedTarget(said, location.origin)
    if (meant || (said === '' && target !== '')) setLink(meant?.target ?? target)
    else {
      setError(said === '' ? messages.marks.noTarget : messages.marks.notATarget)
      form.current?.querySelector<HTMLElement>('[name="typed"]')?.focus()
    }
  }
  return (
    <Dialog title={messages.marks.linkTitle} help="link" onClose={leave}>
      <form ref={form} onSubmit={apply} className={styles['group']} noValidate>
        <LinkPicker
          label={messages.marks.link}
          value={target}
          error={error}
          calls={tools.calls}
          typedName="typed"
          onType={() => setError(undefined)}
          hasFocusAtOnce
          onChange={(chosen, how) => {
            setError(undefined)
            setTarget(chosen)
            if (!how?.isByEnter) return
            if (asksForText) form.current?.querySelector<HTMLElement>('[name="text"]')?.focus()
            else setLink(chosen)
          }}
        />
        {asksForText && (
          <label>
            {messages.marks.linkText}
            <input name="text" maxLength={300} />
          </label>
        )}
        {marks && marks.linkable !== '' && (
          <p className={styles['note']}>{messages.marks.linksText(marks.linkable)}</p>
        )}
        <label className={styles['check']} onPointerDown={keepFocus}>
          <input type="checkbox" name="newWindow" defaultChecked={marks?.link?.newWindow ?? false} />
          {messages.marks.newWindow}
        </label>
        <p className={styles['ways']}>
          <StaffButton look="primary" type="submit" onPointerDown={keepFocus}>
            {messages.marks.apply}
          </StaffButton>
          {marks?.link && (
            <StaffButton
              onClick={() => {
                flushSync(onClose)
                rich?.link(null)
              }}
            >
              {messages.marks.removeLink}
            </StaffButton>
          )}
        </p>
      </form>
    </Dialog>
  )
}

/**
 * The list under the address closes when it loses the focus, and the pressed button would move away from the pointer.
 */
function keepFocus(event: PointerEvent): void {
  event.preventDefault()
}
