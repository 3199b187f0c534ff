import { expect, test } from 'vitest'
import { hashNewPassword } from './password-rules.server.ts'

const owner = { email: 'clara.wieck@example.org', username: 'Clara Wieck-Schumann' }
const findError = (password: string) =>
  hashNewPassword(password, owner).then(
    () => null,
    (error: { fields: { password: string } }) => error.fields.password,
  )

test('a password must be neither too short nor too long', async () => {
  expect(await findError('elf Zeichen')).toBe('too_short')
  expect(await findError('ä'.repeat(501))).toBe('too_long')
  expect(await findError('zwölf Zeichen')).toBeNull()
})

test('a password must not be one of the most common, whatever is put around it', async () => {
  for (const password of ['unbelievable', 'Password1234', '12345password!', 'QWERTYUIOP123', '123456789012'])
    expect(await findError(password), password).toBe('too_common')
})

test("a password must not be the owner's name or address", async () => {
  for (const password of ['clara.wieck@example.org', 'Clara.Wieck-1819', 'clara wieck-schumann'])
    expect(await findError(password), password).toBe('like_account')
})

test('a password is stored as an argon2id hash at full cost', async () => {
  expect(await hashNewPassword('four words of nonsense', owner)).toMatch(
    /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/,
  )
})

test('a sentence is a good password', async () => {
  for (const password of ['four words of nonsense', 'Morgenstern-1913', 'Zwei-Oboen-und-ein-Horn'])
    expect(await findError(password), password).toBeNull()
})
