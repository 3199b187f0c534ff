import { useEffect } from 'react'
import { useMediaQuery } from '#design/media-query.ts'
import { createStore } from '#design/store.ts'
import { readTheme, restoreTheme, setTheme, type Theme } from '#design/theme/theme.ts'
import { useStore } from '#design/use-store.ts'

/** Counts the choices, of which the page itself holds the latest. */
const choices = createStore(0)
const noteChoice = () => choices.set((count) => count + 1)

/** The theme of the whole site: the chosen one, and whether it is dark now. */
export function useSiteTheme(): { theme: Theme; isDark: boolean; choose: (theme: Theme) => void } {
  const theme = useStore(choices, readTheme)
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)')
  useEffect(() => {
    const onStorage = () => {
      restoreTheme() // it was changed in another tab
      noteChoice()
    }
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [])
  const choose = (chosen: Theme) => {
    setTheme(chosen)
    noteChoice()
  }
  return { theme, isDark: theme === 'evening' || (theme === 'system' && prefersDark), choose }
}
