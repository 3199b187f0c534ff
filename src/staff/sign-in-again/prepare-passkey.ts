import type { Language } from '#i18n/languages.ts'
import { isRecord } from '#json/is-record.ts'

export type Passkey = {
  /** Asks for a passkey; null when there is none, or when the user closes the browser's dialog. */
  sign: () => Promise<string | null>
  /** What the server needs to recognise its challenge. */
  sealed: string
}

/** Fetches a challenge for a passkey; null where the site or the browser has no passkeys, or the server does not answer. */
export async function preparePasskey(language: Language): Promise<Passkey | null> {
  try {
    if (!('PublicKeyCredential' in window)) return null
    const response = await fetch(`/${language}/pageeditor-api/login/passkey`, { credentials: 'same-origin' })
    const answer: unknown = await response.json()
    const given = isRecord(answer) && isRecord(answer['passkey']) ? answer['passkey'] : {}
    const { site, challenge, sealed } = given
    if (typeof site !== 'string' || typeof challenge !== 'string' || typeof sealed !== 'string') return null
    const { startAuthentication } = await import('@simplewebauthn/browser')
    const optionsJSON = { challenge, rpId: site, userVerification: 'required' as const }
    return {
      sealed,
      sign: () => startAuthentication({ optionsJSON }).then(JSON.stringify, () => null),
    }
  } catch {
    return null
  }
}
