import { flushSync } from 'react-dom'
import type { StoredBlock } from '#contracts/pages.ts'
import { tableMessages } from '#i18n/lazy/editor-tables.ts'
import { arrangeColumns, gridOf, type Grid } from '#editor/model/blocks/grid.ts'
import { makeBlock, moveOneStep, remove } from './block-actions.ts'
import { textsOf, type Workspace } from '../workspace/workspace.ts'

/** The commands for the rows and columns of a table. */
export type GridCommand =
  | 'rowAbove'
  | 'rowBelow'
  | 'rowUp'
  | 'rowDown'
  | 'rowRemove'
  | 'columnBefore'
  | 'columnAfter'
  | 'columnLeft'
  | 'columnRight'
  | 'columnRemove'

/** Runs a command at a cell, and continues typing in the cell that the caret belongs to afterwards. */
export function runGridCommand(
  workspace: Workspace,
  { row, column }: { row: string; column: number },
  command: GridCommand,
): void {
  const grid = gridOf(workspace.draft.session.editor().content, row)
  const index = grid?.rows.findIndex(({ id }) => id === row) ?? -1
  if (!grid || index < 0) return
  const field = grid.cells[column] ?? ''
  const goOn = (id: string, name = field) => {
    // Renders the changed table now: the next key belongs to it.
    flushSync(() => {})
    workspace.canvas.typing.beginField(id, name)
  }
  if (command === 'rowUp' || command === 'rowDown') {
    workspace.canvas.typing.end()
    moveOneStep(workspace, row, command === 'rowUp' ? 'up' : 'down')
    goOn(row)
  } else if (command === 'rowRemove') {
    const beside = grid.rows[index + 1] ?? grid.rows[index - 1]
    remove(workspace, row)
    if (beside) goOn(beside.id)
  } else if (command === 'rowAbove' || command === 'rowBelow') {
    const after = command === 'rowBelow' ? row : (grid.rows[index - 1]?.id ?? null)
    const added = addRow(workspace, grid, after)
    if (added) goOn(added.id, grid.cells[0])
  } else changeColumns(workspace, grid, { row, column }, command)
}

/** Inserts an empty row; null, and says why, when the table has as many as it may have. */
export function addRow(workspace: Workspace, grid: Grid, after: string | null): StoredBlock | null {
  const { messages, interfaceLanguage } = textsOf(workspace)
  if (grid.rows.length >= grid.mostRows) {
    workspace.shell.tools.tell(messages.block.pasteRefused.table, 'error')
    return null
  }
  const block = makeBlock(grid.rowType)
  workspace.draft.session.edit(
    [{ kind: 'insert-block', block, to: { in: 'block', parent: grid.id, after } }],
    { label: tableMessages[interfaceLanguage].done.rowBelow, focus: block.id },
  )
  workspace.shell.tools.announce(tableMessages[interfaceLanguage].done.rowBelow)
  return block
}

function changeColumns(
  workspace: Workspace,
  grid: Grid,
  { row, column }: { row: string; column: number },
  command: Extract<GridCommand, `column${string}`>,
): void {
  const { interfaceLanguage, messages } = textsOf(workspace)
  const { done } = tableMessages[interfaceLanguage]
  const operations = arrangeColumns(grid, columnsAfter(grid, column, command))
  if (operations.length === 0) {
    const isFull = command === 'columnBefore' || command === 'columnAfter'
    workspace.shell.tools.announce(isFull ? messages.block.pasteRefused.table : messages.block.cannotMove)
    return
  }
  workspace.canvas.typing.end()
  workspace.draft.session.edit(operations, { label: done[command], focus: row })
  workspace.shell.tools.announce(done[command])
  const to = {
    columnBefore: column,
    columnAfter: column + 1,
    columnLeft: column - 1,
    columnRight: column + 1,
    columnRemove: Math.min(column, grid.columns - 2),
  }[command]
  flushSync(() => {})
  workspace.canvas.typing.beginField(row, grid.cells[to] ?? '')
}

/** The order of the columns after a command; the same one when it is not possible. */
function columnsAfter(
  { columns }: Grid,
  at: number,
  command: Extract<GridCommand, `column${string}`>,
): (number | null)[] {
  const order: (number | null)[] = Array.from({ length: columns }, (_, index) => index)
  if (command === 'columnRemove') return columns > 1 ? order.toSpliced(at, 1) : order
  if (command === 'columnBefore') return order.toSpliced(at, 0, null)
  if (command === 'columnAfter') return order.toSpliced(at + 1, 0, null)
  const to = command === 'columnLeft' ? at - 1 : at + 1
  return to < 0 || to >= columns ? order : order.toSpliced(at, 1).toSpliced(to, 0, at)
}
