const key = 'editor-recent-blocks'
const most = 5

/** The block types that were last inserted in this browser, the most recent first. */
export function readRecent(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((type) => typeof type === 'string').slice(0, most) : []
  } catch {
    return []
  }
}

export function keepRecent(type: string): void {
  try {
    const types = [type, ...readRecent().filter((other) => other !== type)]
    localStorage.setItem(key, JSON.stringify(types.slice(0, most)))
  } catch {
    // Without storage nothing is remembered.
  }
}
