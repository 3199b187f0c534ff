/** Figures as tables: aligned text for people, plain values for `--json`. */

export type Unit = 'text' | 'ms' | 's' | 'KB' | 'rate' | 'ratio' | 'percent' | 'number'
export type Bar = { limit: number; isMet: boolean }
export type Cell = string | number | Bar | null
export type Column = { key: string; label: string; unit: Unit }
export type Table = { title: string; note?: string; columns: Column[]; rows: Record<string, Cell>[] }

/** Whether a figure stays at or below its bar; null where there is none to keep. */
export function compareWithBar(figure: number, limit: number | undefined): Bar | null {
  return limit === undefined ? null : { limit, isMet: figure <= limit }
}

/** The table with a title, its columns aligned: text to the left, figures to the right. */
export function formatTable({ title, note, columns, rows }: Table): string {
  const body = rows.map((row) => columns.map(({ key, unit }) => formatCell(row[key] ?? null, unit)))
  const widths = columns.map(({ label }, index) =>
    Math.max(label.length, ...body.map((cells) => cells[index]?.length ?? 0)),
  )
  const line = (cells: string[]) =>
    cells
      .map((cell, index) => {
        const width = widths[index] ?? 0
        return columns[index]?.unit === 'text' ? cell.padEnd(width) : cell.padStart(width)
      })
      .join('  ')
      .trimEnd()
  const head = line(columns.map(({ label }) => label))
  const rule = widths.map((width) => '-'.repeat(width)).join('  ')
  return [title, ...(note ? [note] : []), '', head, rule, ...body.map(line), ''].join('\n')
}

/** Formats one figure for people; a bar as its limit and whether it is met. */
function formatCell(cell: Cell, unit: Unit): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return cell
  if (typeof cell === 'object') return `≤ ${cell.limit}: ${cell.isMet ? 'met' : 'NOT met'}`
  if (unit === 'text') return String(cell)
  if (unit === 'ratio') return `${cell.toFixed(cell < 10 ? 2 : 1)} ×`
  if (unit === 'percent') return `${(cell * 100).toFixed(1)} %`
  if (unit === 'rate') return cell.toFixed(0)
  if (unit === 'KB') return (cell / 1000).toFixed(1)
  return cell.toFixed(unit === 's' ? 1 : 2)
}
