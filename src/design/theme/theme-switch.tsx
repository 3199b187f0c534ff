import { useEffect, useState } from 'react'
import { useMessages } from '#i18n/language-context.tsx'
import { readTheme, setTheme, themes, type Theme } from './theme.ts'
import styles from './theme-switch.module.css'

/**
 * Day, evening, or as the system says. Only there when scripts run: without them the system decides, and a switch that
 * does nothing would be a lie. Its room is kept from the start.
 */
export function ThemeSwitch({ name }: { name: string }) {
  const { theme: words } = useMessages()
  const [chosen, setChosen] = useState<Theme | null>(null)
  useEffect(() => {
    const follow = () => setChosen(readTheme())
    follow()
    addEventListener('themechange', follow)
    return () => removeEventListener('themechange', follow)
  }, [])
  return (
    <fieldset className={styles.switch} data-waiting={chosen === null || undefined}>
      <legend>{words.title}</legend>
      {themes.map((theme) => (
        <label key={theme}>
          <input
            type="radio"
            name={name}
            value={theme}
            checked={chosen === theme}
            onChange={() => {
              setTheme(theme)
              dispatchEvent(new Event('themechange'))
            }}
          />
          <span>{words[theme]}</span>
        </label>
      ))}
    </fieldset>
  )
}
