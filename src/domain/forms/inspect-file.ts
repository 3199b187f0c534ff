import { fileTypeFromBuffer } from 'file-type'
import { attachableFiles, type FileError } from '#contracts/form-answers.ts'
import { endingOf } from '#contracts/media-files.ts'

/** How many bytes at the beginning and the end of a content are inspected. */
export const inspectedBytes = 64 * 1024

/** The inspected parts of a content; a short content may be completely in both. */
export type InspectedContent = { name: string; size: number; head: Uint8Array; tail: Uint8Array }

type AttachableType = keyof typeof attachableFiles

/**
 * The media type of a file by its content. An error if it is not an accepted one, if its name contradicts it, or if it
 * is another kind of file at the same time: such files are made to be accepted as the one and opened as the other.
 */
export async function inspectFile({
  name,
  size,
  head,
  tail,
}: InspectedContent): Promise<{ type: AttachableType } | { error: FileError }> {
  if (size === 0) return { error: 'file_empty' }
  const type = (await fileTypeFromBuffer(head))?.mime
  if (type === undefined || !isAttachable(type)) return { error: 'file_type' }
  const endings: readonly string[] = attachableFiles[type]
  const isSound =
    endings.includes(endingOf(name)) && isWhole[type](head, tail, size) && !hasSecondKind(type, head, tail)
  return isSound ? { type } : { error: 'file_type' }
}

function isAttachable(type: string): type is AttachableType {
  return Object.hasOwn(attachableFiles, type)
}

/** Whether a content begins and ends as its type requires. */
const isWhole: Record<AttachableType, (head: Uint8Array, tail: Uint8Array, size: number) => boolean> = {
  'application/pdf': (head, tail) => startsWith(head, '%PDF-') && latin(tail).slice(-1024).includes('%%EOF'),
  // Cameras append films and depth maps to photographs, so the end is not always that of the picture.
  'image/jpeg': (head) => head[0] === 0xff && head[1] === 0xd8,
  'image/png': (_, tail) => latin(tail).slice(-12, -4).endsWith('IEND'),
  'image/webp': (head, _, size) => {
    const stated = new DataView(head.buffer, head.byteOffset).getUint32(4, true) + 8
    return stated === size || stated + 1 === size
  },
}

/** Archives are found by the record at their end, documents and programs by the beginning of the file. */
function hasSecondKind(type: AttachableType, head: Uint8Array, tail: Uint8Array): boolean {
  const beginning = latin(head)
  if (latin(tail).includes('PK\u0005\u0006')) return true
  if (type !== 'application/pdf' && beginning.slice(0, 2048).includes('%PDF-')) return true
  return /<(script|html|body|iframe|svg|\?php)[\s>]/i.test(beginning)
}

function startsWith(bytes: Uint8Array, text: string): boolean {
  return latin(bytes.subarray(0, text.length)) === text
}

function latin(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
}
