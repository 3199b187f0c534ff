/** The element that a hash names; null while there is none, or for a hash that is no name. */
export function placeOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}
