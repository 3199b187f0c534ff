import { expect, test } from 'vitest'
import { loginHref, ticketAddress } from './shop-addresses.ts'

const shop = { shopOrigin: 'https://shop.example', language: 'de' } as const
const tickets = 'https://shop.example/de/buyingflow/tickets/1-2'

test('who is logged in goes to the tickets, everybody else by the log-in', () => {
  expect(ticketAddress(tickets, { ...shop, isLoggedIn: true })).toBe(tickets)
  expect(ticketAddress(tickets, { ...shop, isLoggedIn: false })).toBe(
    `https://shop.example/de/login?returnUrl=${encodeURIComponent(tickets)}`,
  )
})

test('tickets of other sellers have no log-in of ours', () => {
  for (const other of [
    'https://other.example/x',
    'https://shop.example.org/x',
    'http://shop.example/x',
    'no address',
  ])
    expect(ticketAddress(other, { ...shop, isLoggedIn: false })).toBe(other)
})

test('the address to come back to is one parameter, whatever is in it', () => {
  const back = 'https://hall.example/de/programm?a=1&b=ä#c'
  const login = new URL(loginHref('https://shop.example', 'en', back))
  expect([...login.searchParams]).toEqual([['returnUrl', back]])
})
