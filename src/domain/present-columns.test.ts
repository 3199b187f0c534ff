import { expect, expectTypeOf, test } from 'vitest'
import { columnPresenter } from './present-columns.ts'

type Row = { id: number; ticketSaleFrom: Date | null; isOnline: boolean }

const row: Row = { id: 3, ticketSaleFrom: new Date('2026-11-21T18:30:00Z'), isOnline: true }

test('A contract contains the columns that it names, in snake_case, with instants as text', () => {
  expect(columnPresenter(['id', 'ticket_sale_from'])(row)).toEqual({
    id: 3,
    ticket_sale_from: '2026-11-21T18:30:00.000Z',
  })
})

test('An empty column is presented as empty', () => {
  expect(columnPresenter(['ticket_sale_from'])({ ...row, ticketSaleFrom: null })).toEqual({
    ticket_sale_from: null,
  })
})

test('A field without a column is left to the caller, which the types enforce', () => {
  const presented = columnPresenter(['id', 'ticket_sale_from', 'picture'])(row)
  expect(presented).not.toHaveProperty('picture')
  expectTypeOf(presented).toEqualTypeOf<{ id: number; ticket_sale_from: string | null }>()
})
