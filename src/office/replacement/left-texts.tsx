import { SectionTitle } from '#staff/section-title/section-title.tsx'
import type { LeftText } from '#contracts/office-replacements.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { replacementMessages } from '../messages/replacement.ts'
import styles from './replacement.module.css'
import { useTextNames } from './use-text-names.ts'

/** Texts that stay as they are, each with the reason. */
export function LeftTexts({ left, title }: { left: readonly LeftText[]; title: string }) {
  const messages = useLazyMessages(replacementMessages)
  const names = useTextNames()
  if (left.length === 0) return null
  return (
    <>
      <SectionTitle>{title}</SectionTitle>
      <ul className={styles.left}>
        {left.map((one) => {
          const { subject, title: owner, path, language, reason, error } = one
          const where = [names.kindOf(one), language && messages.inLanguage[language], names.textOf(one, one)]
          return (
            <li key={`${subject} ${path.join(' ')}`}>
              <strong>{owner || names.kindOf(one)}</strong>{' '}
              <span className={styles.soft}>{where.filter(Boolean).join(' · ')}</span>
              <br />
              {messages.reasons[reason]}
              {error && `: ${error}`}
            </li>
          )
        })}
      </ul>
    </>
  )
}
