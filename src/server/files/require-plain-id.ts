/** Ids are made by the site; this check prevents any other text from becoming a path. */
const plainId = /^[\w-]{20,64}$/

/** Returns the id of a content; throws a `RangeError` for anything else. */
export function requirePlainId(id: string): string {
  if (!isPlainId(id)) throw new RangeError('This is no id of a file.')
  return id
}

/** Whether a name in a store is that of a content, and not of the mark or of anything else. */
export function isPlainId(name: string): boolean {
  return plainId.test(name)
}

/** The name of the mark in every store; no content can have it. */
export const markName = 'store.json'
