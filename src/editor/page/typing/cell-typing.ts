import { flushSync } from 'react-dom'
import { fillCells, gridOf, type Grid } from '#editor/model/blocks/grid.ts'
import { errorOfChange } from '#editor/model/blocks/paste-error.ts'
import { blocksOfText, makeBlock, refusePaste } from '../actions/block-actions.ts'
import { nameOfType } from '../actions/block-messages.ts'
import { addRow, runGridCommand, type GridCommand } from '../actions/grid-actions.ts'
import { tableOf } from '../rich-text/read-table.ts'
import { textsOf, type Workspace } from '../workspace/workspace.ts'

/** The keys for the rows and columns of a table: Alt moves, as it moves blocks; Alt and Shift insert. */
const commands: Record<string, [moves: GridCommand, inserts: GridCommand]> = {
  ArrowUp: ['rowUp', 'rowAbove'],
  ArrowDown: ['rowDown', 'rowBelow'],
  ArrowLeft: ['columnLeft', 'columnBefore'],
  ArrowRight: ['columnRight', 'columnAfter'],
}

/** What a cell of a table handles itself while it is typed in; undefined for other texts. */
export function cellEvents(
  workspace: () => Workspace,
  row: string,
  field: string,
): { onPaste: (data: DataTransfer) => boolean; onKey: (event: KeyboardEvent) => boolean } | undefined {
  const column = gridOf(workspace().draft.session.editor().content, row)?.cells.indexOf(field) ?? -1
  if (column < 0) return undefined
  return {
    onKey: ({ key, altKey, shiftKey, ctrlKey, metaKey }) => {
      const command = commands[key]?.[shiftKey ? 1 : 0]
      if (!command || !altKey || ctrlKey || metaKey) return false
      runGridCommand(workspace(), { row, column }, command)
      return true
    },
    onPaste: (data) => pasteCells(workspace(), { row, column }, data),
  }
}

/**
 * Enter leads to the cell below, Tab from the last cell to the next row; both begin a new row at the end of the table.
 * False for other texts and ways.
 */
export function goToCell(workspace: Workspace, row: string, field: string, where: string): boolean {
  const grid = gridOf(workspace.draft.session.editor().content, row)
  const column = grid?.cells.indexOf(field) ?? -1
  if (!grid || column < 0) return false
  const isLast = grid.rows.at(-1)?.id === row
  const isTabFromEnd = where === 'next' && isLast && column >= grid.columns - 1
  if (where !== 'new' && !isTabFromEnd) return false
  const below = grid.rows[grid.rows.findIndex(({ id }) => id === row) + 1]
  if (below) {
    workspace.canvas.typing.beginField(below.id, field)
    return true
  }
  beginRow(workspace, grid, isTabFromEnd ? (grid.cells[0] ?? field) : field)
  return true
}

/** Adds a row at the end, and goes on typing in it. */
function beginRow(workspace: Workspace, grid: Grid, field: string): void {
  const added = addRow(workspace, grid, grid.rows.at(-1)?.id ?? null)
  if (!added) return
  // Renders the row now: the next key belongs to it.
  flushSync(() => {})
  workspace.canvas.typing.beginField(added.id, field)
}

/** Writes a pasted table into the cells from this one on, in one step. */
function pasteCells(workspace: Workspace, at: { row: string; column: number }, data: DataTransfer): boolean {
  const text = data.getData('text/plain')
  const table = tableOf(data.getData('text/html'), text)
  const { session } = workspace.draft
  const { content } = session.editor()
  const grid = gridOf(content, at.row)
  if (!table || !grid) return false
  const operations = fillCells(grid, at, table.rows, () => makeBlock(grid.rowType))
  const error = operations ? errorOfChange(content, operations) : 'table'
  if (error || !operations) {
    refusePaste(workspace, error ?? 'table', blocksOfText(text))
    return true
  }
  const { messages, interfaceLanguage } = textsOf(workspace)
  const label = messages.block.pasted(nameOfType(grid.rowType, interfaceLanguage))
  session.edit(operations, { label, focus: at.row })
  workspace.shell.tools.announce(label)
  return true
}
