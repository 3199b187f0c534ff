/**
 * The dump format: plain SQL that psql can also run, one statement per line (line breaks in texts are escaped), between
 * a header comment that describes the dump and a footer comment that proves it is complete.
 */
import { z } from 'zod'
import { DumpNotReadableError } from '#db/client/errors.ts'

const TITLE = '-- concert hall: database dump'
const HEADER = '-- about: '
const FOOTER = '-- complete: '

const dumpHeader = z.object({
  format: z.literal(1),
  /** When the dump was made, ISO 8601. */
  madeAt: z.string(),
  /** Version of the PostgreSQL that it was dumped from; it may be restored to another version. */
  postgres: z.string(),
  /** The migrations that had been applied, oldest first. */
  migrations: z.array(z.object({ hash: z.string(), createdAt: z.number() })),
})
const dumpFooter = z.object({ tables: z.number(), rows: z.number() })

export type DumpHeader = z.infer<typeof dumpHeader>
export type DumpFooter = z.infer<typeof dumpFooter>

export function formatHeader(header: DumpHeader): string[] {
  return [
    TITLE,
    '-- into an empty, freshly migrated database: psql -v ON_ERROR_STOP=1',
    HEADER + JSON.stringify(header),
  ]
}

export function formatFooter(footer: DumpFooter): string {
  return FOOTER + JSON.stringify(footer)
}

/** Reads the lines up to and including the header. Throws DumpNotReadableError. */
export async function readHeader(lines: AsyncIterator<string>): Promise<DumpHeader> {
  const first = await lines.next()
  if (first.done || first.value !== TITLE)
    throw new DumpNotReadableError('This is no database dump of this program.')
  for (let line = await lines.next(); !line.done && line.value.startsWith('--'); line = await lines.next()) {
    if (line.value.startsWith(HEADER)) return parse(dumpHeader, line.value.slice(HEADER.length))
  }
  throw new DumpNotReadableError('The dump does not say which database it belongs to.')
}

/** Parses the footer comment of a complete dump; undefined for any other line. */
export function parseFooter(line: string): DumpFooter | undefined {
  return line.startsWith(FOOTER) ? parse(dumpFooter, line.slice(FOOTER.length)) : undefined
}

/** Formats a value, in PostgreSQL's text form, as a literal without line breaks. */
export function formatLiteral(value: string | null): string {
  if (value === null) return 'NULL'
  const quoted = value.replaceAll(`'`, `''`)
  if (!/[\\\n\r]/.test(quoted)) return `'${quoted}'`
  return `E'${quoted.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '\\r')}'`
}

/** The lines of a file, split at line feeds only: Node's readline would also split at U+2028. */
export async function* readLines(source: AsyncIterable<Uint8Array>): AsyncGenerator<string, void, void> {
  const decoder = new TextDecoder()
  let parts: string[] = []
  for await (const bytes of source) {
    const text = decoder.decode(bytes, { stream: true })
    let from = 0
    for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', from)) {
      parts.push(text.slice(from, end))
      yield parts.join('')
      parts = []
      from = end + 1
    }
    parts.push(text.slice(from))
  }
  yield parts.join('') + decoder.decode()
}

function parse<T>(schema: z.ZodType<T>, json: string): T {
  try {
    return schema.parse(JSON.parse(json))
  } catch (cause) {
    throw new DumpNotReadableError('The dump is damaged, or a newer version of this program made it.', {
      cause,
    })
  }
}
