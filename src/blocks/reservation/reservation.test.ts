import { expect, test } from 'vitest'
import { reservationOf } from './load.server.ts'

const contact = { phone: '030 1', email: 'tisch@konzerthaus.example' }

test('A table is reserved by phone and e-mail if no service is known', () => {
  expect(reservationOf(contact)).toEqual({ ...contact, service: null })
  for (const reservationUrl of ['', 'https://tables.example/1', 'javascript:alert(1)', 7, null])
    expect(reservationOf({ ...contact, reservationUrl })).toEqual({ ...contact, service: null })
})

test('A known service is offered, too, by its own address', () => {
  const reservationUrl = 'https://app.resmio.com/morgenstern/widget?backgroundColor=red'
  expect(reservationOf({ ...contact, reservationUrl }).service?.original).toBe(
    'https://app.resmio.com/morgenstern/widget',
  )
})
