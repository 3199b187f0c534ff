import type { GuardRule } from '#contracts/office-guard.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { guardMessages } from '../messages/guard.ts'
import { useStart } from '../start-context.ts'
import styles from './guard.module.css'

/** What each rule means, with its examples; administrators switch it on and off. */
export function RuleList(props: {
  rules: readonly GuardRule[]
  onSwitch: (rule: GuardRule, isOn: boolean) => void
}) {
  const { rules, onSwitch } = props
  const messages = useLazyMessages(guardMessages)
  const maySwitch = useStart().rights.includes('administer')
  if (rules.length === 0) return null
  const off = rules.filter(({ is_on: isOn }) => !isOn).length
  return (
    <details className={styles.rules}>
      <summary>{messages.rules(rules.length, off)}</summary>
      <ul>
        {rules.map((rule) => {
          const { code, name, about, severity, example, is_on: isOn } = rule
          return (
            <li key={code} data-off={isOn ? undefined : ''}>
              <h2>{name}</h2>
              <p>
                <span className={styles.severity} data-severity={severity}>
                  {messages.severity[severity]}
                </span>{' '}
                {rule.is_for_releases ? messages.forReleases : messages.counts(rule.open, rule.accepted)}
              </p>
              <p>{about}</p>
              <dl>
                <div>
                  <dt>{messages.found}</dt>
                  <dd>{example.found}</dd>
                </div>
                <div>
                  <dt>{messages.notFound}</dt>
                  <dd>{example.not_found}</dd>
                </div>
              </dl>
              {maySwitch ? (
                <label>
                  <input
                    type="checkbox"
                    checked={isOn}
                    aria-label={messages.isOnOf(name)}
                    onChange={({ target }) => onSwitch(rule, target.checked)}
                  />
                  {messages.isOn}
                </label>
              ) : (
                <p>{isOn ? messages.isOn : messages.isOff}</p>
              )}
            </li>
          )
        })}
      </ul>
    </details>
  )
}
