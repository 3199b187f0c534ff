const key = 'reloaded'
/** Specification, section 8: a file that can't be had has the page loaded anew at most once in a minute. */
const pause = 60_000

/** Loads the page anew, as its files may have been replaced by a new version; false where that was tried just now. */
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
    return false // a browser that keeps nothing could not be told to stop
  }
  reload()
  return true
}
