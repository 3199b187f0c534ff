import { expect, test } from 'vitest'
import { loginHref, ticketAddress } from './shop-addresses.ts'

const shop = { shopOrigin: 'https://shop.example', language: 'de' } as const
const tickets = 'https://shop.example/de/buyingflow/tickets/1-2'

test('visitors who are logged in go to the tickets, all others to the log-in', () => {
  expect(ticketAddress(tickets, { ...shop, isLoggedIn: true })).toBe(tickets)
  expect(ticketAddress(tickets, { ...shop, isLoggedIn: false })).toBe(
    `https://shop.example/de/login?returnUrl=${encodeURIComponent(tickets)}`,
  )
})

test("tickets of other sellers do not use the shop's log-in", () => {
  for (const other of [
    'https://other.example/x',
    'https://shop.example.org/x',
    'http://shop.example/x',
    'no address',
  ])
    expect(ticketAddress(other, { ...shop, isLoggedIn: false })).toBe(other)
})

test('the return address is a single parameter, whatever it contains', () => {
  const back = 'https://hall.example/de/programm?a=1&b=ä#c'
  const login = new URL(loginHref('https://shop.example', 'en', back))
  expect([...login.searchParams]).toEqual([['returnUrl', back]])
})
