import { describe, expect, test } from 'vitest'
import { isPrivateHost, readPrivateHost } from './private-hosts.ts'

describe('A host of PRIVATE_HOSTS', () => {
  test.each([
    ['localhost', 'localhost'],
    ['LOCALHOST:8080', 'localhost:8080'],
    ['10.0.0.5', '10.0.0.5'],
    ['0x7f.1', '127.0.0.1'],
    ['[::1]:80', '[::1]:80'],
    ['https://localhost', null],
    ['*.internal', null],
    ['10.0.0.0/8', null],
    ['localhost:99999', null],
    ['a b', null],
  ])('%s is read as %s', (typed, host) => {
    expect(readPrivateHost(typed)).toBe(host)
  })

  test('is meant with its port, if it has one, also where addresses leave it out', () => {
    const isNamed = (address: string, host: string) => isPrivateHost(new URL(address), [host])
    expect(isNamed('http://localhost/', 'localhost:80')).toBe(true)
    expect(isNamed('https://localhost/', 'localhost:443')).toBe(true)
    expect(isNamed('https://localhost/', 'localhost:80')).toBe(false)
    expect(isNamed('https://localhost:8443/', 'localhost')).toBe(true)
    expect(isNamed('https://localhost.example.org/', 'localhost')).toBe(false)
  })
})
