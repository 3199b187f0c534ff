/** Lines, or parts of a single line that are separated by semicolons or bars; without the marks with which lists begin. */
export function linesOf(cell: string): string[] {
  const lines = cell.split(/\r\n|\r|\n/)
  const parts = lines.length === 1 ? cell.split(/;|\s\|\s/) : lines
  return parts.map(tidyLine).filter((line) => line !== '')
}

/** A line without spaces and marks of a list at its beginning, and with single spaces; tabulators stay. */
export function tidyLine(line: string): string {
  return line
    .replaceAll(/[^\S\t]+/g, ' ')
    .trim()
    .replace(/^(?:[•·*]\s*|[-–—]\s+)+/, '')
}
