import { expect, test } from 'vitest'
import { reservationOf } from './load.server.ts'

const contact = { phone: '030 1', email: 'tisch@konzerthaus.example', reservation_url: null }
const { reservation_url: _, ...shown } = contact
const onlyContact = { ...shown, service: null }

test('A table is reserved by phone and e-mail if no service is known', () => {
  expect(reservationOf(contact)).toEqual(onlyContact)
  for (const reservation_url of ['', 'https://tables.example/1', 'javascript:alert(1)', null])
    expect(reservationOf({ ...contact, reservation_url })).toEqual(onlyContact)
})

test('A known service is offered, too, by its own address', () => {
  const reservation_url = 'https://app.resmio.com/morgenstern/widget?backgroundColor=red'
  expect(reservationOf({ ...contact, reservation_url }).service?.original).toBe(
    'https://app.resmio.com/morgenstern/widget',
  )
})
