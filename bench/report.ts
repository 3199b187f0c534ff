/** A measurement as aligned text: the columns are the keys of its rows. */

export type Bar = { limit: number; isMet: boolean }
export type Cell = string | number | Bar | null
export type Row = Record<string, Cell>
export type Table = { title: string; note?: string; rows: Row[] }

/** Whether a figure stays at or below its bar. */
export function compareWithBar(figure: number, limit: number): Bar {
  return { limit, isMet: figure <= limit }
}

/** The table below its title, its columns aligned: text to the left, figures to the right. */
export function formatTable({ title, note, rows }: Table): string {
  const labels = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const columns = labels.map((label) => {
    const cells = rows.map((row) => row[label] ?? null)
    const texts = [label, ...cells.map(formatCell)]
    const width = Math.max(...texts.map(({ length }) => length))
    const isText = cells.some((cell) => typeof cell !== 'number' && cell !== null)
    const [head = '', ...body] = texts.map((text) => (isText ? text.padEnd(width) : text.padStart(width)))
    return [head, '-'.repeat(width), ...body]
  })
  const lines = (columns[0] ?? []).map((_, line) =>
    columns
      .map((column) => column[line] ?? '')
      .join('  ')
      .trimEnd(),
  )
  return [title, ...(note ? [note] : []), '', ...lines, ''].join('\n')
}

/** Three digits of a figure at least; a bar as its limit and whether it is met. */
function formatCell(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return cell
  if (typeof cell === 'object') return `≤ ${cell.limit}: ${cell.isMet ? 'met' : 'NOT met'}`
  return Number.isInteger(cell) ? String(cell) : cell.toFixed(cell < 10 ? 2 : cell < 100 ? 1 : 0)
}
