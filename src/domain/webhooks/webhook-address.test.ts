import { expect, test } from 'vitest'
import type { AddressVerdict } from '../scope.ts'
import { checkWebhookAddress } from './webhook-address.ts'

const verdicts: Record<string, AddressVerdict> = {
  'hooks.example.org': 'public',
  '10.0.0.1': 'private',
  localhost: 'private',
  '127.0.0.1': 'allowed',
}
const judgeAddress = async (address: string) =>
  Promise.resolve(verdicts[new URL(address).hostname] ?? 'public')

test.each([
  ['https://hooks.example.org/concerts?house=1', null],
  ['https://127.0.0.1:8443/', null],
  ['http://127.0.0.1:8080/', null],
  ['http://localhost:8080/', 'private_host'],
  ['https://10.0.0.1/', 'private_host'],
  ['http://10.0.0.1/', 'private_host'],
  ['http://hooks.example.org/', 'https_only'],
  ['https://name:password@hooks.example.org/', 'https_only'],
  ['ftp://hooks.example.org/', 'https_only'],
  ['hooks.example.org', 'https_only'],
  ['', 'https_only'],
])('%s as the address of a webhook: %s', async (address, expected) => {
  expect(await checkWebhookAddress({ judgeAddress }, address)).toBe(expected)
})
