import { setLayout } from '../actions/block-actions.ts'
import { useTexts, useWorkspace } from '../workspace/workspace-context.tsx'
import { findContainer, layouts, type Layout } from '#operations/index.ts'
import { useStore } from '#design/use-store.ts'
import styles from './overlay.module.css'

/** The six arrangements of a container's columns. */
export function LayoutButtons({ container }: { container: string }) {
  const workspace = useWorkspace()
  const { messages } = useTexts()
  const current = useStore(
    workspace.draft.session.content,
    (content) => findContainer(content, container)?.container.layout,
  )
  return (
    <fieldset aria-label={messages.block.layout} className={styles['group']}>
      {layouts.map((layout) => (
        <button
          key={layout}
          type="button"
          tabIndex={-1}
          aria-pressed={layout === current}
          aria-label={messages.block.layouts[layout]}
          title={messages.block.layouts[layout]}
          onClick={() => setLayout(workspace, container, layout)}
        >
          <LayoutDrawing layout={layout} />
        </button>
      ))}
    </fieldset>
  )
}

/** The layout's columns in their relative widths. */
function LayoutDrawing({ layout }: { layout: Layout }) {
  const widths = layout.split('-').map((width) => (Number(width) / 100) * 22)
  return (
    <svg viewBox="0 0 24 16" width="24" height="16" aria-hidden="true">
      {widths.map((width, index) => (
        <rect
          // Columns have no identity but their position.
          key={index}
          x={1 + widths.slice(0, index).reduce((sum, one) => sum + one, 0)}
          y="2"
          width={width - 1}
          height="12"
          fill="none"
          stroke="currentColor"
        />
      ))}
    </svg>
  )
}
