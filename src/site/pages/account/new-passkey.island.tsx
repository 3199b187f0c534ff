import { startRegistration } from '@simplewebauthn/browser'
import { useRef, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { island } from '#design/island/island.tsx'
import { useIsHydrated } from '#design/island/use-is-hydrated.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { accountMessages } from '#i18n/lazy/account.ts'

type Props = {
  challenge: string
  site: { id: string; name: string }
  user: { id: string; name: string; displayName: string }
  known: string[]
}

/** Signature algorithms that are accepted: Ed25519, ES256 and RS256 (IANA COSE algorithms). */
const algorithms = [-8, -7, -257]

/** Asks the browser to create a passkey, and submits it with the surrounding form. */
function NewPasskey({ challenge, site, user, known }: Props) {
  const { passkeys, passkeyFailed, passkeyNeedsScript } = useLazyMessages(accountMessages)
  const isHydrated = useIsHydrated()
  const field = useRef<HTMLInputElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const make = async () => {
    const form = field.current?.form
    if (!form?.reportValidity()) return
    setIsBusy(true)
    setHasFailed(false)
    try {
      const answer = await startRegistration({
        optionsJSON: {
          challenge,
          rp: site,
          user,
          pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
          excludeCredentials: known.map((id) => ({ type: 'public-key', id })),
          authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
          attestation: 'none',
        },
      })
      if (field.current) field.current.value = JSON.stringify(answer)
      form.requestSubmit()
    } catch {
      setHasFailed(true) // also when the user closes the browser's own dialog
    }
    setIsBusy(false)
  }
  if (!isHydrated)
    return (
      <noscript>
        <p>{passkeyNeedsScript}</p>
      </noscript>
    )
  return (
    <>
      <input ref={field} type="hidden" name="passkey" defaultValue="" />
      <p>
        <Button type="button" size="small" variant="secondary" isBusy={isBusy} onClick={() => void make()}>
          {passkeys.add}
        </Button>
      </p>
      {hasFailed && <p role="alert">{passkeyFailed}</p>}
    </>
  )
}

export default island('new-passkey', NewPasskey, { when: 'idle' })
