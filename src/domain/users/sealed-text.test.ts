import { expect, test } from 'vitest'
import { seal, unseal } from './sealed-text.ts'

const secret = 'a secret of more than thirty-two characters'

test('a sealed text is opened with the same secret, for the same purpose', () => {
  const sealed = seal(secret, 'totp 1', 'JBSWY3DPEHPK3PXP')
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP')
  expect(unseal(secret, 'totp 1', sealed)).toBe('JBSWY3DPEHPK3PXP')
  expect(seal(secret, 'totp 1', 'JBSWY3DPEHPK3PXP')).not.toBe(sealed)
})

test('a sealed text is not opened otherwise, nor when it was changed', () => {
  const sealed = seal(secret, 'totp 1', 'JBSWY3DPEHPK3PXP')
  const last = sealed.at(-1) === 'A' ? 'Q' : 'A'
  expect(unseal(secret, 'totp 2', sealed)).toBeNull()
  expect(unseal(`${secret}!`, 'totp 1', sealed)).toBeNull()
  expect(unseal(secret, 'totp 1', sealed.slice(0, -1) + last)).toBeNull()
  expect(unseal(secret, 'totp 1', '')).toBeNull()
})
