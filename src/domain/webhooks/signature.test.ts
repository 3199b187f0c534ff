import { describe, expect, test } from 'vitest'
import { signatureOf, verifySignature } from './signature.ts'

// The example of the specification of Standard Webhooks.
const secret = 'whsec_plJ3nmyCDGBKInavdOK15jsl'
const message = {
  id: 'msg_loFOjxBNrRLzqYUf',
  timestamp: 1_731_705_121,
  body: '{"event_type":"ping","data":{"success":true}}',
}
const signature = 'v1,rAvfW3dJ/X/qxhsaXPOyyCGmRKsaKWcsNccKXlIktD0='
const now = new Date(message.timestamp * 1000)

describe('a signature', () => {
  test('is that of the specification', () => {
    expect(signatureOf(secret, message)).toBe(signature)
  })

  test('is accepted beside others, in any order', () => {
    const signatures = `v1a,unknown v1,${'A'.repeat(43)}= ${signature}`
    expect(verifySignature(secret, message, { signatures, now })).toBe(true)
  })

  test.each([
    ['of another secret', { secret: 'whsec_AAAAnmyCDGBKInavdOK15jsl' }],
    ['of another body', { message: { ...message, body: '{}' } }],
    ['of another id', { message: { ...message, id: 'msg_other' } }],
    ['of another time', { message: { ...message, timestamp: message.timestamp + 1 } }],
    ['that is missing', { signatures: '' }],
    ['without its version', { signatures: signature.slice(3) }],
    ['of a message that is more than five minutes old', { now: new Date(now.getTime() + 301_000) }],
    ['of a message of the future', { now: new Date(now.getTime() - 301_000) }],
    ['without a time', { message: { ...message, timestamp: Number.NaN } }],
  ])('is refused %s', (_, changed) => {
    const given = { secret, message, signatures: signature, now, ...changed }
    expect(verifySignature(given.secret, given.message, given)).toBe(false)
  })
})
