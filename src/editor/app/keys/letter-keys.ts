const name = 'editor-letter-keys'

/** Whether single-letter shortcuts are enabled, which is the default (WCAG 2.1.4). */
export function areLettersKeys(): boolean {
  try {
    return localStorage.getItem(name) !== 'off'
  } catch {
    return true // the browser denies storage
  }
}

export function keepLettersKeys(areKeys: boolean): void {
  try {
    if (areKeys) localStorage.removeItem(name)
    else localStorage.setItem(name, 'off')
  } catch {
    // Without storage the setting can't be changed.
  }
}
