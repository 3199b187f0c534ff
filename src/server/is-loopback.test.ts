import { expect, test } from 'vitest'
import { isFromOwnMachine, isLoopback, isOnOwnMachine } from './is-loopback.ts'

test('Only names and addresses of the machine itself are loopback', () => {
  for (const host of [
    'localhost',
    'LOCALHOST',
    'a.localhost',
    '127.0.0.1',
    '127.1.2.3',
    '::1',
    '[::1]',
    '::ffff:127.0.0.1',
  ])
    expect(isLoopback(host), host).toBe(true)
  for (const host of [
    '0.0.0.0',
    '::',
    '10.0.0.1',
    'hall.example',
    'localhost.example',
    '127.0.0.1.example',
    '',
  ])
    expect(isLoopback(host), host).toBe(false)
})

test('A site can be reached from its own machine only with a loopback address, without https and a proxy', () => {
  const local = { HOST: '127.0.0.1', TRUST_PROXY: 0 }
  expect(isOnOwnMachine(local, 'http://localhost:3000')).toBe(true)
  expect(isOnOwnMachine({ ...local, HOST: '0.0.0.0' }, 'http://localhost:3000')).toBe(false)
  expect(isOnOwnMachine({ ...local, TRUST_PROXY: 1 }, 'http://localhost:3000')).toBe(false)
  expect(isOnOwnMachine(local, 'http://hall.example')).toBe(false)
  expect(isOnOwnMachine(local, 'https://localhost:3000')).toBe(false)
})

test('A request is from the machine itself when it names it, and no proxy has passed it on', () => {
  const from = (url: string, headers = {}) => isFromOwnMachine(new Request(url, { headers }))
  expect(from('http://localhost:3000/login')).toBe(true)
  expect(from('http://hall.example/login')).toBe(false)
  for (const name of [
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'X-Forwarded-Proto',
    'Forwarded',
    'Via',
    'X-Real-IP',
  ])
    expect(from('http://localhost:3000/login', { [name]: '127.0.0.1' }), name).toBe(false)
})
