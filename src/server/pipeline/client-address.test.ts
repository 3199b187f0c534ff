import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

const given = { socketAddress: '127.0.0.1', forwardedFor: '203.0.113.9, 198.51.100.7', isProxyTrusted: true }

test('The client behind a trusted proxy is the entry that the proxy has added itself', () => {
  expect(clientAddress(given)).toBe('198.51.100.7')
  expect(clientAddress({ ...given, forwardedFor: undefined })).toBe('127.0.0.1')
  expect(clientAddress({ ...given, forwardedFor: '' })).toBe('127.0.0.1')
})

test('Without a proxy no client can pretend to be another one', () => {
  expect(clientAddress({ ...given, isProxyTrusted: false })).toBe('127.0.0.1')
})
