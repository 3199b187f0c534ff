import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

const given = { socketAddress: '127.0.0.1', forwardedFor: '203.0.113.9, 198.51.100.7', isProxyTrusted: true }

test('A trusted proxy says who asks, by the entry that it added itself', () => {
  expect(clientAddress(given)).toBe('198.51.100.7')
  expect(clientAddress({ ...given, forwardedFor: undefined })).toBe('127.0.0.1')
  expect(clientAddress({ ...given, forwardedFor: '' })).toBe('127.0.0.1')
})

test('Without a proxy nobody can claim to be somebody else', () => {
  expect(clientAddress({ ...given, isProxyTrusted: false })).toBe('127.0.0.1')
})
