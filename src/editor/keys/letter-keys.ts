const name = 'editor-letter-keys'

/** Whether single letters are commands, as they are until somebody switches them off (WCAG 2.1.4). */
export function areLettersKeys(): boolean {
  try {
    return localStorage.getItem(name) !== 'off'
  } catch {
    return true // a browser that keeps nothing
  }
}

export function keepLettersKeys(areKeys: boolean): void {
  try {
    if (areKeys) localStorage.removeItem(name)
    else localStorage.setItem(name, 'off')
  } catch {
    // Then they stay as they are.
  }
}
