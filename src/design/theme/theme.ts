/** The theme: the system's preference, or the visitor's choice here. */
export const themes = ['system', 'day', 'evening'] as const
export type Theme = (typeof themes)[number]

const storageKey = 'theme'

/**
 * An inline script in the head that runs before the first paint, so that no page flashes in the other theme. It must be
 * the same on every page: its hash is in the Content-Security-Policy.
 */
export const themeScript = `try{const t=localStorage.getItem('${storageKey}');if(t==='day'||t==='evening')document.documentElement.dataset.theme=t}catch{}`

/** The chosen theme; without storage the choice is lost on navigation. */
export function readTheme(): Theme {
  const shown = document.documentElement.dataset['theme']
  return themes.find((theme) => theme === shown) ?? 'system'
}

/** Applies the theme and stores it on this device. */
export function setTheme(theme: Theme): void {
  showTheme(theme)
  try {
    if (theme === 'system') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, theme)
  } catch {
    // Without storage the choice lasts until the page is left.
  }
}

/** Applies the theme that was chosen on another page or in another tab since. */
export function restoreTheme(): void {
  try {
    const chosen = localStorage.getItem(storageKey)
    showTheme(themes.find((theme) => theme === chosen) ?? 'system')
  } catch {
    // Without storage there is no choice to restore.
  }
}

function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}
