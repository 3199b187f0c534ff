import { useMessages } from '#i18n/language-context.tsx'
import { themes } from './theme.ts'
import styles from './theme-switch.module.css'

/**
 * Day, evening, or as the system says; `enhanceThemeSwitches` makes it work. Only there when scripts run: without them
 * the system decides, and a switch that does nothing would be a lie. Its room is kept from the start.
 */
export function ThemeSwitch({ name }: { name: string }) {
  const { theme: messages } = useMessages()
  return (
    <fieldset className={styles.switch} data-theme-switch="" data-waiting="" data-needs-script="">
      <legend>{messages.title}</legend>
      {themes.map((theme) => (
        <label key={theme}>
          <input type="radio" name={name} value={theme} />
          <span>{messages[theme]}</span>
        </label>
      ))}
    </fieldset>
  )
}
