import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileTypeFromBuffer } from 'file-type'
import { endingOf, isMediaType, mediaLimits, mediaTypes, type MediaType } from '#contracts/media-files.ts'
import type { ErrorCode } from '../errors.ts'
import { findPdfError } from '../inspect-pdf.ts'

/** How many bytes at the beginning and the end of a content are inspected. */
const inspectedBytes = 64 * 1024

export type MediaContent = { size: number; sha256: string; head: Buffer; tail: Buffer }

/** Reads a file once, and keeps the parts of it that are inspected. */
export async function readContent(file: string): Promise<MediaContent> {
  const hash = createHash('sha256')
  let [head, tail] = [Buffer.alloc(0), Buffer.alloc(0)]
  let size = 0
  for await (const chunk of createReadStream(file, { highWaterMark: inspectedBytes })) {
    if (!Buffer.isBuffer(chunk)) continue
    hash.update(chunk)
    size += chunk.length
    if (head.length < inspectedBytes) head = Buffer.concat([head, chunk]).subarray(0, inspectedBytes)
    tail = Buffer.concat([tail, chunk]).subarray(-inspectedBytes)
  }
  return { size, sha256: hash.digest('hex'), head, tail }
}

/**
 * The media type of a file by its content. An error if it is not an accepted one, or if its name contradicts it.
 * Whether a picture can be decoded is only known after decoding it.
 */
export async function inspectMedia(
  name: string,
  { size, head, tail }: Pick<MediaContent, 'size' | 'head' | 'tail'>,
): Promise<{ type: MediaType } | { error: ErrorCode }> {
  if (size === 0) return { error: 'file_empty' }
  const found = (await fileTypeFromBuffer(head))?.mime.replace(/;.*/, '')
  if (found === 'image/heic' || found === 'image/heif') return { error: 'heic' }
  const isText = found === undefined || found === 'application/xml'
  if (isText && /<svg[\s>]/i.test(head.toString('latin1'))) return { error: 'svg' }
  const type = found === undefined ? undefined : (otherNames[found] ?? found)
  if (type === undefined || !isMediaType(type)) return { error: 'media_type' }
  const { kind, endings } = mediaTypes[type]
  if (!endings.some((ending) => ending === endingOf(name))) return { error: 'media_name' }
  if (size > mediaLimits.bytes[kind]) return { error: `${kind}_size` }
  if (type === 'application/pdf' && !isWholePdf(head, tail)) return { error: 'media_broken' }
  return { type }
}

/**
 * The error of a document with scripts or other active contents, which visitors would open in the name of the house.
 * Encrypted ones are accepted, because publishers protect their booklets against changes.
 */
export async function inspectDocument(file: string): Promise<ErrorCode | null> {
  return findPdfError(await readFile(file)) === 'active' ? 'file_active' : null
}

/** Other names of the same type. */
const otherNames: Record<string, MediaType> = {
  'audio/x-m4a': 'audio/mp4',
  'audio/x-flac': 'audio/flac',
  'audio/vnd.wave': 'audio/wav',
  'image/apng': 'image/png',
}

function isWholePdf(head: Buffer, tail: Buffer): boolean {
  return head.toString('latin1', 0, 5) === '%PDF-' && tail.toString('latin1').includes('%%EOF')
}
