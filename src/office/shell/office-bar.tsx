import { Icon } from '#design/icon/icon.tsx'
import { themes } from '#design/theme/theme.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { locales, otherLanguage } from '#i18n/languages.ts'
import { staffHref } from '#routing/paths.ts'
import barStyles from '#site/staff/staff-bar.module.css'
import { StaffBar } from '#site/staff/staff-bar.tsx'
import { frameMessages } from '../messages/frame.ts'
import { useStart } from '../start-context.ts'
import { useSiteTheme } from '../theme/use-site-theme.ts'
import { Disclosure } from './disclosure.tsx'
import { useLanguageChoice } from './language-choice.ts'
import { SignOut } from './sign-out.tsx'
import styles from './shell.module.css'

/** The staff's bar with the language of the interface, the theme, and the account. */
export function OfficeBar() {
  const { menus, userName } = useStart()
  const language = useLanguage()
  const { choose } = useLanguageChoice()
  const next = otherLanguage(language)
  return (
    <header className={`${barStyles.header} ${styles.bar}`}>
      <StaffBar home={language} menus={menus[language]}>
        <button type="button" lang={next} onClick={() => choose(next)}>
          {locales[next].name}
        </button>
        <AccountMenu name={userName} />
      </StaffBar>
    </header>
  )
}

function AccountMenu({ name }: { name: string }) {
  const messages = useLazyMessages(frameMessages)
  const { theme, choose } = useSiteTheme()
  return (
    <div className={styles.account}>
      <Disclosure
        label={messages.account(name)}
        summary={
          <>
            <Icon name="user" size={18} />
            <span>{name}</span>
          </>
        }
      >
        <a href={staffHref('account')}>{messages.myAccount}</a>
        <fieldset aria-label={messages.theme}>
          <legend>{messages.theme}</legend>
          {themes.map((one) => (
            <label key={one}>
              <input type="radio" name="theme" checked={theme === one} onChange={() => choose(one)} />
              {messages.themes[one]}
            </label>
          ))}
        </fieldset>
        <SignOut />
      </Disclosure>
    </div>
  )
}
