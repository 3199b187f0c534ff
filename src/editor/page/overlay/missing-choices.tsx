import { useStore } from '#design/use-store.ts'
import { findMissingChoices, type MissingChoice } from '#editor/model/blocks/missing-choice.ts'
import { openField, select } from '../actions/selection.ts'
import { useTexts, useWorkspace } from '../workspace/workspace-context.tsx'
import { useAwaitedFiles } from './awaited-files.tsx'
import { boxInList } from './box-in-list.ts'
import { Frame } from './frame.tsx'
import styles from './overlay.module.css'

/**
 * The button in the grey box of a block that lacks a picture, a record, an address or a target (editing.css draws the
 * box).
 */
export function MissingChoices() {
  const workspace = useWorkspace()
  const { session } = workspace.draft
  const { place, watch } = workspace.canvas
  const { view } = workspace.shell
  const { messages } = useTexts()
  // Serialized, so that the component renders only when the set changes.
  const waiting = useStore(session.content, (content) =>
    JSON.stringify(findMissingChoices(content).map(named)),
  )
  const missing: ReturnType<typeof named>[] = JSON.parse(waiting)
  const awaited = useAwaitedFiles()
  const open = missing.filter(({ id }) => !awaited.has(id))
  return open.map(({ id, list, field, kind }) => (
    <Frame
      key={id}
      watch={watch}
      boxOf={() => boxInList(place.elements, id, list)}
      className={styles['choice']}
    >
      <button
        type="button"
        data-block-tools=""
        onClick={() => {
          select(workspace, id)
          view.set((state) => ({ ...state, panel: 'block' }))
          openField(field)
        }}
      >
        {messages.block.choose[kind]}
      </button>
    </Frame>
  ))
}

function named({ id, list, choice }: MissingChoice) {
  return { id, list, field: choice.field, kind: choice.kind === 'record' ? choice.record : choice.kind }
}
