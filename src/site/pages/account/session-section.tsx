import type { ListedSession } from '#domain/users/index.server.ts'
import { Button } from '#design/button/button.tsx'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { accountMessages } from '#i18n/lazy/account.ts'
import { AccountForm } from './account-form.tsx'
import styles from './account-page.module.css'
import { describeBrowser } from './describe-browser.ts'
import { readableTime } from './readable-time.ts'

export function SessionSection({ sessions, csrfToken }: { sessions: ListedSession[]; csrfToken: string }) {
  const { sessions: words } = useLazyMessages(accountMessages)
  const language = useLanguage()
  const nameOf = (userAgent: string) => {
    const { browser, system } = describeBrowser(userAgent)
    if (browser && system) return words.on(browser, system)
    return browser ?? system ?? words.unknown
  }
  return (
    <section>
      <h2>{words.title}</h2>
      <p>{words.intro}</p>
      <ul className={styles.list}>
        {sessions.map(({ id, userAgent, lastSeenAt, isCurrent }) => {
          const name = nameOf(userAgent)
          const when = readableTime(lastSeenAt, language)
          return (
            <li key={id} aria-current={isCurrent || undefined}>
              <strong>
                {name}
                {isCurrent && ` (${words.current})`}
              </strong>
              <span>{words.seen(when)}</span>
              {!isCurrent && (
                <AccountForm form="session-end" csrfToken={csrfToken} hidden={{ id }} isInline>
                  <Button size="small" variant="secondary" aria-label={words.endOf(name, when)}>
                    {words.end}
                  </Button>
                </AccountForm>
              )}
            </li>
          )
        })}
      </ul>
      {sessions.length > 1 && (
        <AccountForm form="sessions-end" csrfToken={csrfToken}>
          <p>
            <Button size="small" variant="secondary">
              {words.endOthers}
            </Button>
          </p>
        </AccountForm>
      )}
    </section>
  )
}
