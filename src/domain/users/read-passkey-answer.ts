import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { z } from 'zod'

const text = z.string().max(20_000)
const common = { id: text, rawId: text, type: z.literal('public-key'), clientExtensionResults: z.object({}) }
const newPasskey = z.object({
  ...common,
  response: z.object({ clientDataJSON: text, attestationObject: text }),
})
const signature = z.object({
  ...common,
  response: z.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: text.optional(),
  }),
})

type Answer =
  | { kind: 'new'; response: RegistrationResponseJSON }
  | { kind: 'signature'; response: AuthenticationResponseJSON }

/** A browser's answer about a passkey, a new one or a signature; null for everything else. */
export function readPasskeyAnswer(json: string): Answer | null {
  const given = parse(json)
  const made = newPasskey.safeParse(given)
  if (made.success) return { kind: 'new', response: made.data }
  const signed = signature.safeParse(given)
  if (!signed.success) return null
  const { userHandle, ...response } = signed.data.response
  return {
    kind: 'signature',
    response: { ...signed.data, response: { ...response, ...(userHandle !== undefined && { userHandle }) } },
  }
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
