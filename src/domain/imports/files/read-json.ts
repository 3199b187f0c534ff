import { isRecord } from '#json/is-record.ts'
import { hallInput } from '#i18n/hall-time.ts'
import type { Sheet } from './sheet.ts'

/** Under which names programs write the entries of a list, if it is not the whole file. */
const listNames = ['events', 'items', 'results', 'data', 'rows', 'veranstaltungen', 'termine']
const maxHeadings = 200

/** The entries of a schedule in JSON: a list of objects, or an object with one; null for anything else. */
export function entriesOf(text: string): Record<string, unknown>[] | null {
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    return null
  }
  const named = isRecord(content)
    ? Object.entries(content).find(([name]) => listNames.includes(name.toLowerCase()))?.[1]
    : content
  const entries = Array.isArray(named) ? named.filter(isRecord) : []
  return entries.length > 0 ? entries : null
}

/** The entries as a table: a column for each name, in the order in which they occur, and their number as the line. */
export function sheetOf(entries: readonly Record<string, unknown>[]): Sheet {
  const headings = [...new Set(entries.flatMap((entry) => Object.keys(entry)))].slice(0, maxHeadings)
  return {
    name: '',
    rows: [
      { line: 0, cells: headings },
      ...entries.map((entry, index) => ({
        line: index + 1,
        cells: headings.map((heading) => cellOf(entry[heading])),
      })),
    ],
    broken: [],
  }
}

/** A value as a cell of a table has it: lists as lines, instants in the time of the house. */
function cellOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(lineOf).filter(Boolean).join('\n')
  return lineOf(value)
}

function lineOf(value: unknown): string {
  if (typeof value === 'string') return isInstant(value) ? hallInput(value).replace('T', ' ') : value
  if (typeof value === 'number') return String(value)
  if (!isRecord(value)) return ''
  const { composer, title, name, minutes, ...others } = value
  if (typeof composer === 'string' && typeof title === 'string')
    return `${composer}: ${title}${typeof minutes === 'number' ? ` (${minutes}')` : ''}`
  // Such as a performer with a role, or a hall with a number of its own.
  return [name, title, others['role'], others['instrument']].map(lineOf).filter(Boolean).join(', ')
}

function isInstant(text: string): boolean {
  return (
    /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/.test(text) &&
    !Number.isNaN(Date.parse(text))
  )
}
