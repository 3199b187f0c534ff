import { pieceSize } from './upload-file.ts'

/**
 * The key that recognizes a file when it is chosen again; null for a file that is sent in a single piece, because there
 * is nothing to continue.
 */
function keyOf({ name, size, lastModified }: File, replaces: number | undefined): string | null {
  return size > pieceSize ? `upload:${replaces ?? ''}:${size}:${lastModified}:${name}` : null
}

/** The id of the upload that this browser has begun with a file, in this tab or in one that was closed. */
export function findBegun(file: File, replaces: number | undefined): string | undefined {
  const key = keyOf(file, replaces)
  try {
    return (key === null ? null : localStorage.getItem(key)) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores the id of a file's upload; `null` removes it. */
export function noteBegun(file: File, replaces: number | undefined, id: string | null): void {
  const key = keyOf(file, replaces)
  if (key === null) return
  try {
    if (id === null) localStorage.removeItem(key)
    else localStorage.setItem(key, id)
  } catch {
    // Without storage the upload can be continued for as long as the tab is open.
  }
}
