import type { ByteRange } from '#domain/file-store.ts'

/**
 * The part of a content that a `Range` header requests (RFC 9110, section 14). Null for the whole: without a header,
 * and for several parts or other units, which a server may ignore.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (from === '' && to === '') return null
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && from !== '' && Number(to) < start) return null
  return start >= size || start > end ? 'unsatisfiable' : { start, end }
}
