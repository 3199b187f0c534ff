import type { BlockFields } from '../types.ts'

/** A block as the markup describes it, before it has an id. */
export interface Draft {
  type: string
  fields: BlockFields
  children?: Draft[]
}

/** The parts of a line between vertical bars; missing ones are empty. */
export function cells(line: string): string[] {
  return line.split(/\s*\|\s*/).map((cell) => cell.trim())
}

/** The items of a list, one per line, each after a plus sign. */
export function items(lines: string[]): string[][] {
  return lines.slice(1).map((line) => cells(line.replace(/^\+ /, '')))
}
