/** How the site is lit: as the visitor's system asks, or as the visitor chose here. */
export const themes = ['system', 'day', 'evening'] as const
export type Theme = (typeof themes)[number]

const storageKey = 'theme'

/**
 * Runs in the head before anything is painted, so that no page flashes in the other light. It must stay the same for
 * every page: its hash stands in the Content-Security-Policy.
 */
export const themeScript = `try{const t=localStorage.getItem('${storageKey}');if(t==='day'||t==='evening')document.documentElement.dataset.theme=t}catch{}`

/** What the page is lit by; a browser that keeps nothing is asked again on each page. */
export function readTheme(): Theme {
  const shown = document.documentElement.dataset['theme']
  return themes.find((theme) => theme === shown) ?? 'system'
}

/** Lights the page and remembers it on this device. */
export function setTheme(theme: Theme): void {
  showTheme(theme)
  try {
    if (theme === 'system') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, theme)
  } catch {
    // A browser that refuses storage keeps the choice until the page is left.
  }
}

/** Lights the page as was chosen on another page since, or in another tab. */
export function restoreTheme(): void {
  try {
    const chosen = localStorage.getItem(storageKey)
    showTheme(themes.find((theme) => theme === chosen) ?? 'system')
  } catch {
    // There is nothing to restore.
  }
}

function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}
