import { expect, test } from 'vitest'
import { seal, secretIdOf, unseal, type Secrets } from './encryption.ts'

const old = 'a secret of more than thirty-two characters'
const secrets: Secrets = [old]

test('a sealed text is opened with the same secret, for the same purpose', () => {
  const sealed = seal(secrets, 'totp 1', 'JBSWY3DPEHPK3PXP')
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP')
  expect(unseal(secrets, 'totp 1', sealed)).toBe('JBSWY3DPEHPK3PXP')
  expect(seal(secrets, 'totp 1', 'JBSWY3DPEHPK3PXP')).not.toBe(sealed)
})

test('a sealed text is not opened otherwise, nor when it was changed', () => {
  const sealed = seal(secrets, 'totp 1', 'JBSWY3DPEHPK3PXP')
  const last = sealed.at(-1) === 'A' ? 'Q' : 'A'
  expect(unseal(secrets, 'totp 2', sealed)).toBeNull()
  expect(unseal([`${old}!`], 'totp 1', sealed)).toBeNull()
  expect(unseal(secrets, 'totp 1', sealed.slice(0, -1) + last)).toBeNull()
  expect(unseal(secrets, 'totp 1', '')).toBeNull()
})

test('after a change of the secret, old texts are opened by the old one and new ones by the new one', () => {
  const next = 'another secret of more than thirty-two characters'
  const both: Secrets = [next, old]
  expect(unseal(both, 'totp 1', seal(secrets, 'totp 1', 'old'))).toBe('old')
  const renewed = seal(both, 'totp 1', 'new')
  expect([unseal([next], 'totp 1', renewed), unseal(secrets, 'totp 1', renewed)]).toEqual(['new', null])
})

test('secrets have different ids, which do not contain them', () => {
  expect(secretIdOf(old)).toMatch(/^[0-9a-f]{16}$/)
  expect(secretIdOf(old)).not.toBe(secretIdOf(`${old}!`))
})
