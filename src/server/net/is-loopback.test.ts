import { expect, test } from 'vitest'
import { isDemoAccountAllowed } from '../start/demo-account-rule.ts'
import { isFromOwnMachine, isLoopback } from './is-loopback.ts'

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

test('The demo account may be used with a loopback address only, without https and a proxy', () => {
  const local = { DEMO: true, HOST: '127.0.0.1', TRUST_PROXY: 0 }
  expect(isDemoAccountAllowed(local, 'http://localhost:3000')).toBe(true)
  expect(isDemoAccountAllowed({ ...local, HOST: '0.0.0.0' }, 'http://localhost:3000')).toBe(false)
  expect(isDemoAccountAllowed({ ...local, TRUST_PROXY: 1 }, 'http://localhost:3000')).toBe(false)
  expect(isDemoAccountAllowed({ ...local, DEMO: false }, 'http://localhost:3000')).toBe(false)
  expect(isDemoAccountAllowed(local, 'http://hall.example')).toBe(false)
  expect(isDemoAccountAllowed(local, 'https://localhost:3000')).toBe(false)
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
