import type { BlockFields } from '../types.ts'

/** A block as the markup says it, before it gets its id. */
export interface Draft {
  type: string
  fields: BlockFields
  children?: Draft[]
}

/** The parts of a line between upright bars; missing ones are empty. */
export function cells(line: string): string[] {
  return line.split(/\s*\|\s*/).map((cell) => cell.trim())
}

/** The items of a list: one a line, each behind a plus. */
export function items(lines: string[]): string[][] {
  return lines.slice(1).map((line) => cells(line.replace(/^\+ /, '')))
}
