const key = 'reloaded'
/** After a file failed to load, the page is reloaded at most once a minute (specification, section 8). */
const pause = 60_000

/**
 * Reloads the page, because its files may have been replaced by a new version; returns false if it was reloaded
 * recently.
 */
export function reloadOnce(
  openStorage: () => Pick<Storage, 'getItem' | 'setItem'>,
  now: number,
  reload: () => void,
): boolean {
  try {
    const storage = openStorage()
    if (now - Number(storage.getItem(key)) < pause) return false
    storage.setItem(key, String(now))
  } catch {
    return false // without storage a loop of reloads could not be prevented
  }
  reload()
  return true
}
