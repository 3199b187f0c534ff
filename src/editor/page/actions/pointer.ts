import { isInHead } from '../workspace/head-elements.ts'
import type { Workspace } from '../workspace/workspace.ts'
import { announceSelected, select, selectUntil } from './selection.ts'

/** The elements that still react to a click while the page is edited: disclosures, media and slider controls. */
const alive = 'button, summary, video, audio, iframe'
/** What is not an empty place beside a text. */
const ownUse =
  'a, button, summary, details, input, select, textarea, label, img, picture, svg, video, audio, iframe'

/**
 * Handles pointer and clicks on the page being edited: highlights the block under the pointer; a click selects a block
 * or starts typing in the clicked text. Links don't navigate meanwhile. Returns a function that stops it.
 */
export function followPointer(workspace: Workspace): () => void {
  const { host, place } = workspace.canvas
  const isInside = (target: EventTarget | null): target is Element =>
    target instanceof Element && (host.contains(target) || isInHead(target))

  let waiting = 0
  const onMove = (event: PointerEvent) => {
    const { target } = event
    if (event.pointerType === 'touch' || waiting !== 0) return
    waiting = requestAnimationFrame(() => {
      waiting = 0
      const isOverTools = target instanceof Element && target.closest('[data-block-tools]') !== null
      if (isOverTools) return // on its way to the block's own toolbar
      const hovered = isInside(target) ? place.elements.blockAt(target) : null
      if (place.view.get().hovered !== hovered) place.view.set((view) => ({ ...view, hovered }))
    })
  }

  const onClick = (event: MouseEvent) => {
    const { target } = event
    if (!isInside(target)) {
      const isBesideHead = target instanceof Element && target.closest('#main') && !target.closest(ownUse)
      if (isBesideHead && !workspace.canvas.instead.get()) beginBeside(target, event)
      return
    }
    const pressed = target.closest(alive)
    const isAlive = pressed !== null && (host.contains(pressed) || isInHead(pressed))
    if (target.closest('a[href]')) event.preventDefault()
    if (!isAlive) event.stopPropagation() // the page's own scripts listen on the document
    if (workspace.canvas.instead.get()) return // read-only while an older content is shown
    if (!event.shiftKey && !target.closest(ownUse) && beginBeside(target, event)) return
    const id = place.elements.blockAt(target)
    if (id === null) {
      select(workspace, null)
      return
    }
    if (event.shiftKey && place.view.get().selected !== null && place.view.get().selected !== id) {
      event.preventDefault()
      selectUntil(workspace, id)
      return
    }
    const typing = place.view.get().typing
    if (typing?.block === id && target.closest('[contenteditable]')) return
    if (workspace.canvas.typing.beginAt(target, { x: event.clientX, y: event.clientY })) {
      // Otherwise the summary that contains the text would close the answer on every press.
      if (pressed?.matches('summary') && pressed.parentElement?.hasAttribute('open')) event.preventDefault()
      return
    }
    const isNew = place.view.get().selected !== id
    select(workspace, id, { focusBar: !isAlive })
    if (!isNew) return
    announceSelected(workspace, id)
    // It has no text to type in: its content is edited in its panel.
    workspace.shell.view.set((view) => (view.panel === null ? { ...view, panel: 'block' } : view))
  }
  /** A click beside a short or an empty text puts the caret in, as in a document. */
  const beginBeside = (target: Element, { clientX: x, clientY: y }: MouseEvent) =>
    target.closest('[contenteditable]') === null && workspace.canvas.typing.beginBeside(target, { x, y })
  /** Prevents the native dragging of pictures and links. */
  const onDragStart = (event: DragEvent) => {
    if (isInside(event.target) && !event.target.closest('[contenteditable]')) event.preventDefault()
  }
  const onSubmit = (event: SubmitEvent) => {
    if (isInside(event.target)) event.preventDefault()
  }
  addEventListener('pointermove', onMove, { passive: true })
  addEventListener('click', onClick, true)
  addEventListener('dragstart', onDragStart, true)
  addEventListener('submit', onSubmit, true)
  return () => {
    cancelAnimationFrame(waiting)
    removeEventListener('pointermove', onMove)
    removeEventListener('click', onClick, true)
    removeEventListener('dragstart', onDragStart, true)
    removeEventListener('submit', onSubmit, true)
  }
}
