import { useMessages } from '#i18n/language-context.tsx'
import { themes } from './theme.ts'
import styles from './theme-switch.module.css'

/**
 * Chooses between the day theme, the evening theme and the system's preference; `enhanceThemeSwitches` makes it work.
 * Visible only with scripts: without them the system decides, and the switch would have no effect. Its space is always
 * reserved.
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
