import { hash } from '@node-rs/argon2'
import { DomainError, type ErrorCode } from '../errors.ts'

export const minimumPasswordLength = 12
/** Limits the work of hashing; longer passwords are refused. */
const maximumPasswordLength = 500

type Owner = { email: string; username: string }

/**
 * The hash of a new password. Throws `invalid` for a password that is too short, too long, one of the most common, or
 * the name or address of its owner; digits and signs around those do not make them better.
 */
export async function hashNewPassword(password: string, owner: Owner): Promise<string> {
  const error = await findError(password, owner)
  if (error) throw new DomainError('invalid', { fields: { password: error } })
  return hash(password) // argon2id with the library's current defaults
}

async function findError(password: string, { email, username }: Owner): Promise<ErrorCode | null> {
  if (password.length < minimumPasswordLength) return 'too_short'
  if (password.length > maximumPasswordLength) return 'too_long'
  const forms = [password.toLowerCase(), coreOf(password)]
  const own = [email, email.split('@')[0] ?? '', username].flatMap((text) => [
    text.trim().toLowerCase(),
    coreOf(text),
  ])
  if (forms.some((form) => own.includes(form))) return 'like_account'
  const common = await readCommonPasswords()
  return forms.some((form) => form === '' || common.has(form)) ? 'too_common' : null
}

/** A text without case, and without the digits and signs around its letters: "Password-1234!" is "password". */
function coreOf(text: string): string {
  return text.toLowerCase().replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
}

let commonPasswords: Promise<Set<string>> | undefined

/** About 50,000 of the most common passwords, loaded when somebody chooses one. */
function readCommonPasswords(): Promise<Set<string>> {
  commonPasswords ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(String)),
  )
  return commonPasswords
}
