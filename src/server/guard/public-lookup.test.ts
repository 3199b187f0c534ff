import { describe, expect, test } from 'vitest'
import { judgeAddress } from './public-lookup.ts'

const addresses: Record<string, string[]> = {
  'outside.test': ['93.184.216.34'],
  'inside.test': ['10.0.0.1'],
  'both.test': ['93.184.216.34', '10.0.0.1'],
  localhost: ['127.0.0.1', '::1'],
}
const resolve = async (host: string) => {
  const found = addresses[host]
  return found ? Promise.resolve(found) : Promise.reject(Object.assign(new Error(), { code: 'ENOTFOUND' }))
}

describe('An address that is saved', () => {
  test.each([
    ['https://outside.test/feed', 'public'],
    ['http://127.0.0.1:4000/', 'private'],
    ['https://10.1.2.3/', 'private'],
    ['https://2130706433/', 'private'],
    ['https://[::1]/', 'private'],
    ['https://[::ffff:10.0.0.1]/', 'private'],
    ['http://localhost/', 'private'],
    ['https://inside.test/', 'private'],
    ['https://both.test/', 'private'],
    ['https://93.184.216.34/', 'public'],
    ['https://nobody-knows.test/', 'public'],
    ['http://10.0.0.5/', 'allowed'],
    ['https://shop.internal:8443/feed', 'allowed'],
    ['https://shop.internal/feed', 'public'],
  ])('%s leads to what is %s', async (address, expected) => {
    const reach = { resolve, privateHosts: ['10.0.0.5', 'shop.internal:8443'] }
    expect(await judgeAddress(address, reach)).toBe(expected)
  })
})
