import { expect, test } from 'vitest'
import { isWebhookAddress } from './webhook-address.ts'

test.each([
  ['https://hooks.example.org/concerts?house=1', true],
  ['http://localhost:8080/', true],
  ['http://127.0.0.1:8080/', true],
  ['http://[::1]:8080/', true],
  ['http://hooks.example.org/', false],
  ['http://localhost.example.org/', false],
  ['https://name:password@hooks.example.org/', false],
  ['ftp://hooks.example.org/', false],
  ['hooks.example.org', false],
  ['', false],
])('%s can be the address of a webhook: %s', (address, expected) => {
  expect(isWebhookAddress(address)).toBe(expected)
})
