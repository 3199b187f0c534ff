import { inflateSync, constants } from 'node:zlib'

/** Why a PDF is refused: it can do something by itself, or nobody can see whether it does. */
export type PdfError = 'active' | 'unreadable'

/**
 * Names (ISO 32000-2) of actions that run scripts or programs, send or import data, of embedded files, and of parts that
 * have scripts of their own. A script is always introduced by one of the first two.
 */
const activeNames = [
  'JavaScript',
  'Rendition',
  'Launch',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'EmbeddedFile',
  'EmbeddedFiles',
  'FileAttachment',
  'RichMedia',
  'RichMediaContent',
  'XFA',
]
const activePattern = new RegExp(`/(${activeNames.join('|')})(?=[\\s()<>[\\]{}/%]|$)`)
/** Objects are texts of some kilobytes; larger ones are made to exhaust the memory. In bytes. */
const maxInflated = 32 * 1024 * 1024

/**
 * Looks for active contents in a whole PDF: by their names, however these are written, in the file itself and in its
 * compressed streams of objects. Drawings, texts and pictures, which can't contain actions, are not unpacked. What is
 * encrypted, packed in an unusual way or does not end is `unreadable`.
 */
export function findPdfError(bytes: Buffer): PdfError | null {
  const text = bytes.toString('latin1')
  if (isActive(text)) return 'active'
  if (/\/Encrypt(?=[\s<])/.test(withPlainNames(text))) return 'unreadable'
  let left = maxInflated
  for (const { dictionary, before, start, end } of listStreams(text)) {
    // Every stream of objects says where its first object begins; readers find it without looking at its type. What
    // is said before the dictionary may also be part of it, behind a comment that looks like its beginning.
    const hasObjects = /\/First(?=[\s\d%])/
    if (!hasObjects.test(before)) continue
    const objects = unpack(bytes.subarray(start, end), dictionary, left)
    if (objects === null) {
      if (hasObjects.test(dictionary)) return 'unreadable'
      continue
    }
    left -= objects.length
    if (isActive(objects.toString('latin1'))) return 'active'
  }
  return null
}

function isActive(text: string): boolean {
  return activePattern.test(text) || activePattern.test(writtenNames(text))
}

/** The names that are written with codes (`/Java#53cript`), decoded. */
function writtenNames(text: string): string {
  return (text.match(/\/[\w#]*#[\da-f]{2}[\w#]*/gi) ?? []).map(decodeName).join(' ')
}

function withPlainNames(text: string): string {
  return text.replaceAll(/\/[\w#]*#[\da-f]{2}[\w#]*/gi, decodeName)
}

function decodeName(name: string): string {
  return name.replaceAll(/#([\da-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}

type Stream = { dictionary: string; before: string; start: number; end: number }

/** All streams: the dictionary of each, everything between it and the stream before, and where its bytes are. */
function* listStreams(text: string): Generator<Stream> {
  let last = 0
  const opening = /(?<!end)stream(\r\n|\n|\r)/g
  for (let found = opening.exec(text); found; found = opening.exec(text)) {
    const start = opening.lastIndex
    const next = text.indexOf('endstream', start)
    const end = next === -1 ? text.length : next
    const before = withPlainNames(text.slice(last, found.index))
    yield { dictionary: before.slice(before.lastIndexOf('obj') + 1), before, start, end }
    last = end
    opening.lastIndex = end
  }
}

/** The bytes of a stream that is not compressed or by Flate only; null for every other one, and for too many bytes. */
function unpack(content: Buffer, dictionary: string, most: number): Buffer | null {
  const [, filter] = /\/Filter\s*(\[[^\]]*\]|\/\w+|\S+)/.exec(dictionary) ?? []
  if (filter === undefined) return content
  if (!/^\[?\s*\/(FlateDecode|Fl)\s*\]?$/.test(filter) || /\/Predictor\s*[2-9]/.test(dictionary)) return null
  if (most <= 0) return null
  try {
    return inflateSync(content, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: most })
  } catch {
    return null
  }
}
