import { startAuthentication } from '@simplewebauthn/browser'
import { useRef, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { island } from '#design/island/island.tsx'
import { useIsHydrated } from '#design/island/use-is-hydrated.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { accountMessages } from '#i18n/lazy/account.ts'
import styles from './passkey-sign-in.module.css'

/**
 * Asks the browser to sign the challenge with a passkey, and submits the signature with the surrounding form. This
 * requires scripts: without them a sentence is shown in place of the button, whose space is reserved to avoid a
 * layout shift.
 */
function PasskeySignIn({ site, challenge }: { site: string; challenge: string }) {
  const messages = useLazyMessages(accountMessages)
  const isHydrated = useIsHydrated()
  const field = useRef<HTMLInputElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const sign = async () => {
    setIsBusy(true)
    setHasFailed(false)
    try {
      const answer = await startAuthentication({
        optionsJSON: { challenge, rpId: site, userVerification: 'required' },
      })
      if (!field.current) return
      field.current.value = JSON.stringify(answer)
      field.current.form?.requestSubmit()
    } catch {
      setHasFailed(true) // also when the user closes the browser's own dialog
    }
    setIsBusy(false)
  }
  return (
    <>
      <noscript>
        <p>{messages.passkeyNeedsScript}</p>
      </noscript>
      <input ref={field} type="hidden" name="passkey" defaultValue="" />
      <div className={styles.button}>
        <Button
          type="button"
          variant="secondary"
          isBusy={isBusy}
          disabled={!isHydrated}
          onClick={() => void sign()}
        >
          {messages.passkeySignIn}
        </Button>
      </div>
      {hasFailed && <p role="alert">{messages.passkeyFailed}</p>}
    </>
  )
}

export default island('passkey-sign-in', PasskeySignIn, { when: 'idle' })
