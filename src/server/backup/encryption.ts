import { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { BackupError, reasonOf } from './backup-error.ts'

/** The public keys in a text: one or several, separated by commas, spaces or lines. Throws a RangeError that names the wrong one. */
export function readRecipients(text: string): string[] {
  const recipients = text.split(/[\s,]+/).filter(Boolean)
  for (const recipient of recipients) {
    try {
      new Encrypter().addRecipient(recipient)
    } catch {
      throw new RangeError(`"${recipient}" is no public key of age, which begins with age1`)
    }
  }
  return recipients
}

/** The secret keys in a file as `age-keygen` writes it, with comments. Throws a BackupError. */
export function readIdentities(text: string, file: string): string[] {
  const identities = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
  const decrypter = new Decrypter()
  for (const identity of identities) {
    try {
      decrypter.addIdentity(identity)
    } catch {
      // The line is not repeated, because it may be a secret key with a mistake.
      throw new BackupError(`${file} has a line that is no secret key: they begin with AGE-SECRET-KEY-1.`)
    }
  }
  if (identities.length === 0) throw new BackupError(`${file} has no secret key.`)
  return identities
}

/** A new pair of keys. */
export async function makeKeys(): Promise<{ identity: string; recipient: string }> {
  const identity = await generateX25519Identity()
  return { identity, recipient: await identityToRecipient(identity) }
}

/** Encrypts some content so that each of the recipients can read it. */
export async function* encrypt(
  content: AsyncIterable<Uint8Array>,
  recipients: readonly string[],
): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter()
  for (const recipient of recipients) encrypter.addRecipient(recipient)
  yield* await encrypter.encrypt(asWebStream(content))
}

/** Decrypts a content. Throws a BackupError if none of the keys fits, or if the content is damaged or cut short. */
export async function* decrypt(
  content: AsyncIterable<Uint8Array>,
  identities: readonly string[],
): AsyncGenerator<Uint8Array> {
  const decrypter = new Decrypter()
  for (const identity of identities) decrypter.addIdentity(identity)
  try {
    yield* await decrypter.decrypt(asWebStream(content))
  } catch (error) {
    if (error instanceof BackupError) throw error
    if (/no identity matched/.test(reasonOf(error)))
      throw new BackupError(
        'None of the secret keys opens this backup: it was encrypted for others. Use the file of one of the keys in BACKUP_RECIPIENTS of the site that made it.',
        { cause: error },
      )
    throw new BackupError(`The backup is damaged or cut short (${reasonOf(error)}).`, { cause: error })
  }
}

function asWebStream(content: AsyncIterable<Uint8Array>): globalThis.ReadableStream<Uint8Array> {
  return ReadableStream.from(content)
}
