import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** The site's secrets: the first one encrypts, all of them decrypt, so that a secret can be changed without an interruption. */
export type Secrets = readonly [current: string, ...others: string[]]

/**
 * Encrypts a text with AES-256-GCM, by a key for this purpose that is derived from the site's current secret; a text
 * sealed for one purpose or person cannot be opened for another.
 */
export function seal([current]: Secrets, purpose: string, text: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(current, purpose), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The text that was sealed; null when it was changed, or sealed with another secret or for another purpose. */
export function unseal(secrets: Secrets, purpose: string, sealed: string): string | null {
  for (const secret of secrets) {
    const text = unsealWith(secret, purpose, sealed)
    if (text !== null) return text
  }
  return null
}

/** Identifies a secret without revealing anything about it. */
export function secretIdOf(secret: string): string {
  return keyOf(secret, 'id of this secret').toString('hex').slice(0, 16)
}

function unsealWith(secret: string, purpose: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < 28) return null
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, purpose), bytes.subarray(0, 12), {
    authTagLength: 16,
  }).setAuthTag(bytes.subarray(12, 28))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

function keyOf(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
}
