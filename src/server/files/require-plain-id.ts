/** Ids are made by the site; this check prevents any other text from becoming a path. */
const plainId = /^[\w-]{20,64}$/

/** Returns the id of a content; throws a `RangeError` for anything else. */
export function requirePlainId(id: string): string {
  if (!plainId.test(id)) throw new RangeError('This is no id of a file.')
  return id
}
