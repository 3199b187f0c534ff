import { createHash } from 'node:crypto'
import { createReadStream, type ReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { Rejection } from '../rejected-line.ts'

/** Longer than any concert; keeps a file without line breaks from filling the memory. */
const maxLineLength = 1024 * 1024

export type TextLine = { number: number } & ({ text: string } | { rejection: Rejection })
export type LineFile = {
  /** Identifies the content, so that an import is resumed only for the same file. */
  fingerprint: string
  lines(): AsyncGenerator<TextLine>
  /** How much of the file has been read, from 0 to 1. */
  share(): number
}

/**
 * A file of lines, plain or gzipped whatever its name is, read as a stream. Empty lines are counted and skipped. Throws
 * when the file cannot be read or its compressed data is truncated.
 */
export async function openLines(file: string): Promise<LineFile> {
  const { size } = await stat(file)
  const isCompressed = await beginsWithGzip(file)
  const fingerprint = await hash(file)
  let source: ReadStream | undefined
  return {
    fingerprint,
    share: () => (size === 0 ? 1 : Math.min(1, (source?.bytesRead ?? 0) / size)),
    lines: () => {
      source = createReadStream(file)
      const bytes: AsyncIterable<Buffer> = isCompressed
        ? pipeline(source, createGunzip(), () => undefined) // the error is thrown in the loop over the stream
        : source
      return splitLines(bytes)
    },
  }
}

/** The lines of a byte stream, numbered from 1; a line that is too long or not UTF-8 is replaced with a reason. */
export async function* splitLines(bytes: AsyncIterable<Buffer>): AsyncGenerator<TextLine> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let parts: Buffer[] = []
  let length = 0
  let number = 0
  const finish = (): TextLine | null => {
    number++
    const line = Buffer.concat(parts)
    const isTooLong = length > maxLineLength
    parts = []
    length = 0
    if (isTooLong) return { number, rejection: { reason: 'line_length', values: { bytes: maxLineLength } } }
    try {
      const text = decoder.decode(line).trim()
      return text === '' ? null : { number, text }
    } catch {
      return { number, rejection: { reason: 'not_utf8' } }
    }
  }
  const add = (part: Buffer) => {
    length += part.length
    if (length <= maxLineLength) parts.push(part)
    else parts = []
  }
  for await (const chunk of bytes) {
    let start = 0
    for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, start)) {
      add(chunk.subarray(start, end))
      start = end + 1
      const line = finish()
      if (line) yield line
    }
    add(chunk.subarray(start))
  }
  const last = length > 0 ? finish() : null
  if (last) yield last
}

async function beginsWithGzip(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0)
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b
  } finally {
    await handle.close()
  }
}

async function hash(file: string): Promise<string> {
  const sum = createHash('sha256')
  for await (const chunk of createReadStream(file)) sum.update(chunk)
  return sum.digest('hex').slice(0, 32)
}
