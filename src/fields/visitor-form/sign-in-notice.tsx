import { ButtonLink } from '#design/button/button.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { visitorFormMessages } from '#i18n/lazy/visitor-form.ts'
import styles from './visitor-form.module.css'

/** Shown in place of a form that only staff may fill in; the address is that of the sign-in page. */
export function SignInNotice({ address }: { address: string }) {
  const texts = useLazyMessages(visitorFormMessages)
  return (
    <Notice>
      <p>{texts.signIn}</p>
      <p className={styles.signIn}>
        <ButtonLink href={address}>{texts.toSignIn}</ButtonLink>
      </p>
    </Notice>
  )
}
