import { MenuButton, MenuGroup } from '#editor/controls/menu.tsx'
import { gridOf } from '#editor/model/blocks/grid.ts'
import { useStore } from '#design/use-store.ts'
import { tableMessages } from '#i18n/lazy/editor-tables.ts'
import { runGridCommand, type GridCommand } from '../actions/grid-actions.ts'
import { useContent, useTexts, useWorkspace } from '../workspace/workspace-context.tsx'

const ofRow: GridCommand[] = ['rowAbove', 'rowBelow', 'rowUp', 'rowDown', 'rowRemove']
const ofColumn: GridCommand[] = ['columnBefore', 'columnAfter', 'columnLeft', 'columnRight', 'columnRemove']

/** The commands for a row of a table, and for the column of its cell in which was typed last; the first one otherwise. */
export function TableCommands({ id }: { id: string }) {
  const workspace = useWorkspace()
  const { interfaceLanguage } = useTexts()
  const grid = gridOf(useContent(), id)
  const typed = useStore(workspace.canvas.place.view, (state) => state.typed)
  if (!grid || !grid.rows.some((row) => row.id === id)) return null
  const messages = tableMessages[interfaceLanguage]
  const column = typed?.block === id ? Math.max(0, grid.cells.indexOf(typed.field)) : 0
  const buttons = (commands: GridCommand[]) =>
    commands.map((command) => (
      <MenuButton
        key={command}
        isDangerous={command.endsWith('Remove')}
        onPress={() => runGridCommand(workspace, { row: id, column }, command)}
      >
        {messages.commands[command]}
      </MenuButton>
    ))
  return (
    <>
      <MenuGroup label={messages.row}>{buttons(ofRow)}</MenuGroup>
      <MenuGroup label={messages.column(column + 1)}>{buttons(ofColumn)}</MenuGroup>
    </>
  )
}
