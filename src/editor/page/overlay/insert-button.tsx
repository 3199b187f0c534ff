import { findBlock, findContainer } from '#operations/index.ts'
import { nameOf } from '../actions/block-messages.ts'
import { pointAfter } from '../actions/block-actions.ts'
import { useTexts, useWorkspace } from '../workspace/workspace-context.tsx'
import type { InsertionPoint } from '../workspace/workspace.ts'
import { Sign } from '#editor/controls/sign.tsx'
import styles from './overlay.module.css'

/** The "+" button that inserts after a block or container, before it, or at a position of its own. */
export function InsertButton(props: {
  after?: string
  isBefore?: boolean
  at?: InsertionPoint
  label?: string
}) {
  const { after, isBefore = false, at, label } = props
  const workspace = useWorkspace()
  const { session } = workspace.draft
  const { view } = workspace.shell
  const { messages, interfaceLanguage } = useTexts()
  const { content } = session.editor()
  const point = at ?? (after === undefined ? null : pointBeside(content, after, isBefore))
  if (!point) return null
  const spoken =
    label ??
    (isBefore || after === undefined
      ? messages.block.insertFirst
      : messages.block.insertAfter(nameOf(content, after, messages, interfaceLanguage)))
  return (
    <span className={styles['insert']} data-before={isBefore ? '' : undefined} data-block-tools="">
      <button
        type="button"
        aria-label={spoken}
        title={spoken}
        // Leaving a text can change the page's layout, and the button would move away under the press.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => view.set((state) => ({ ...state, palette: { at: point } }))}
      >
        <Sign name="plus" />
      </button>
    </span>
  )
}

/** A block is followed by a block, an item by an item, a container by a container. */
export function pointBeside(
  content: Parameters<typeof findBlock>[0],
  id: string,
  isBefore: boolean,
): InsertionPoint | null {
  const container = findContainer(content, id)
  if (container) return { kind: 'container', after: isBefore ? container.after : id }
  const found = findBlock(content, id)
  if (!found) return null
  const point = pointAfter(content, id)
  return isBefore && point.kind !== 'container' ? { ...point, after: found.place.after } : point
}
