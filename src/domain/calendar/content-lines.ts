/**
 * The lines that calendar files are made of (RFC 5545, section 3.1). Written here, because `ical-generator` writes the
 * times of an event in the server's own time zone when the event has one (DTSTAMP too, which must be UTC), escapes commas
 * in addresses, and leaves them in the calendar's name as they are; its output depends on where the server stands.
 */

/** One property: its name with parameters, and a value that is no free text (a time, a number, an address). */
export function plainLine(name: string, value: string): string {
  return fold(`${name}:${value.replace(/[\r\n]/g, '')}`)
}

/** One property that holds free text, escaped (RFC 5545, section 3.3.11). */
export function textLine(name: string, text: string): string {
  return fold(`${name}:${escapeText(text)}`)
}

/** One property that holds a list of texts. */
export function textListLine(name: string, texts: string[]): string {
  return fold(`${name}:${texts.map(escapeText).join(',')}`)
}

/** All lines as a file: each, the last too, ends with CR and LF. */
export function joinLines(lines: string[]): string {
  return lines.map((line) => `${line}\r\n`).join('')
}

function escapeText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/(?![\n\t])[\p{Cc}\p{Cs}]/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n')
}

/** Octets that a line may have, without its end. */
const longestLine = 75
const octets = new TextEncoder()

/** Breaks a long line between characters; each further piece begins with a space, which counts. */
function fold(line: string): string {
  if (octets.encode(line).length <= longestLine) return line
  const pieces: string[] = []
  let piece = ''
  let length = 0
  for (const character of line) {
    const size = octets.encode(character).length
    if (length + size > longestLine) {
      pieces.push(piece)
      piece = ' '
      length = 1
    }
    piece += character
    length += size
  }
  return [...pieces, piece].join('\r\n')
}
