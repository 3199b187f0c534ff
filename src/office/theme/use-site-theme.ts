import { useSyncExternalStore } from 'react'
import { readTheme, restoreTheme, setTheme, type Theme } from '#design/theme/theme.ts'

const listeners = new Set<() => void>()
const dark = '(prefers-color-scheme: dark)'

function subscribe(listener: () => void): () => void {
  const onStorage = () => {
    restoreTheme() // it was changed in another tab
    listener()
  }
  const media = matchMedia(dark)
  listeners.add(listener)
  media.addEventListener('change', listener)
  addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    media.removeEventListener('change', listener)
    removeEventListener('storage', onStorage)
  }
}

/** The theme of the whole site: the chosen one, and whether it is dark now. */
export function useSiteTheme(): { theme: Theme; isDark: boolean; choose: (theme: Theme) => void } {
  const theme = useSyncExternalStore(subscribe, readTheme)
  const prefersDark = useSyncExternalStore(subscribe, () => matchMedia(dark).matches)
  const choose = (chosen: Theme) => {
    setTheme(chosen)
    for (const listener of listeners) listener()
  }
  return { theme, isDark: theme === 'evening' || (theme === 'system' && prefersDark), choose }
}
