import { describe, expect, test } from 'vitest'
import { networkOf } from '#domain/network-of.ts'
import { readTrustedProxies } from '../net/trusted-proxies.ts'
import { clientAddress, unknownClient } from './client-address.ts'

const given = { socketAddress: '127.0.0.1', forwardedFor: '203.0.113.9, 198.51.100.7', proxies: 1 }

describe('The client', () => {
  test('behind a trusted proxy is the entry that the proxy has added itself', () => {
    expect(clientAddress(given)).toBe('198.51.100.7')
    expect(clientAddress({ ...given, forwardedFor: undefined })).toBe('127.0.0.1')
  })

  test('behind several proxies is the entry that the outermost one has added', () => {
    const forwardedFor = 'forged, 203.0.113.9, 198.51.100.7'
    expect(clientAddress({ ...given, forwardedFor, proxies: 2 })).toBe('203.0.113.9')
    expect(clientAddress({ ...given, forwardedFor: '198.51.100.7', proxies: 2 })).toBe('198.51.100.7')
  })

  test('behind named proxies is the last entry that is not one of them', () => {
    const proxies = readTrustedProxies('127.0.0.1, 198.51.100.0/24,2001:db8:ffff::/48')
    expect(clientAddress({ ...given, proxies })).toBe('203.0.113.9')
    expect(
      clientAddress({ ...given, forwardedFor: '1.2.3.4, 2001:db8:ffff::7, ::ffff:198.51.100.8', proxies }),
    ).toBe('1.2.3.4')
    expect(clientAddress({ ...given, socketAddress: '192.0.2.1', proxies })).toBe('192.0.2.1')
    expect(clientAddress({ ...given, socketAddress: '::ffff:127.0.0.1', proxies })).toBe('203.0.113.9')
    expect(clientAddress({ ...given, forwardedFor: '198.51.100.7', proxies })).toBe('198.51.100.7')
  })

  test('without a proxy can not pretend to be another one', () => {
    expect(clientAddress({ ...given, proxies: 0 })).toBe('127.0.0.1')
  })
})

describe('An entry of X-Forwarded-For', () => {
  test.each([
    ['1.2.3.4:5678', '1.2.3.4'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['[2001:DB8:0::1]', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['::ffff:1.2.3.4', '1.2.3.4'],
    ['::ffff:102:304', '1.2.3.4'],
    ['[::ffff:1.2.3.4]:80', '1.2.3.4'],
  ])('%s is %s', (forwardedFor, address) => {
    expect(clientAddress({ ...given, forwardedFor })).toBe(address)
  })

  test('that is no address counts for one network together with all others, whatever it says', () => {
    for (const entry of [
      '',
      'unknown',
      'guess-7',
      '1.2.3',
      '1.2.3.4.5',
      '300.1.1.1',
      '_hidden:1',
      '[::1',
      '1.2.3.4:x',
    ])
      for (const proxies of [1, readTrustedProxies('127.0.0.1')]) {
        const address = clientAddress({ ...given, forwardedFor: `203.0.113.9, ${entry}`, proxies })
        expect(networkOf(address), entry).toBe(unknownClient)
      }
  })
})

test('The setting is a number, addresses or networks, and nothing else', () => {
  expect(['0', '1', '3', 'true', 'false'].map(readTrustedProxies)).toEqual([0, 1, 3, 1, 0])
  for (const wrong of [
    '-1',
    '10',
    'yes',
    '10.0.0.0/33',
    '10.0.0.0/',
    '::/129',
    '1.2.3.4,',
    '1.2.3.4/8/8',
    'proxy',
  ])
    expect(() => readTrustedProxies(wrong), wrong).toThrow('must be a number of proxies')
})
