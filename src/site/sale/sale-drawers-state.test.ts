import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { closedSaleDrawers, nextSaleDrawers, type SaleDrawersAction } from './sale-drawers-state.ts'

const event = { id: 7 }
const bookmark: SaleDrawersAction = { type: 'open bookmark', event, language: 'en' }
const reminder: SaleDrawersAction = { type: 'open reminder', event, language: 'de', kind: 'returned_tickets' }
const advance: SaleDrawersAction = { type: 'open advance sale', event }

describe('the drawers of the sale', () => {
  test('"Merken" opens with the event and its calendar file, and locks the page', () => {
    expect(nextSaleDrawers(closedSaleDrawers, bookmark)).toEqual({
      bookmarkDrawer: {
        isOpen: true,
        isPreSaleOpen: false,
        reminder: 'sale',
        icsLink: '/en/calendar/event-7.ics',
        event,
      },
      advancedSaleDrawer: { isOpen: false, event: null },
      noScroll: true,
    })
  })

  test('the reminder is a view of "Merken", with a way back', () => {
    const opened = nextSaleDrawers(nextSaleDrawers(closedSaleDrawers, bookmark), reminder)
    expect(opened.bookmarkDrawer).toMatchObject({
      isOpen: true,
      isPreSaleOpen: true,
      reminder: 'returned_tickets',
      event,
    })
    const back = nextSaleDrawers(opened, { type: 'go back' })
    expect(back.bookmarkDrawer).toMatchObject({ isOpen: true, isPreSaleOpen: false, event })
    expect(back.noScroll).toBe(true)
  })

  test('the advance sale opens with the event, also from the other drawer', () => {
    expect(nextSaleDrawers(nextSaleDrawers(closedSaleDrawers, bookmark), advance)).toEqual({
      ...closedSaleDrawers,
      advancedSaleDrawer: { isOpen: true, event },
      noScroll: true,
    })
  })

  test('closing resets all and unlocks the page', () => {
    for (const action of [bookmark, reminder, advance])
      expect(nextSaleDrawers(nextSaleDrawers(closedSaleDrawers, action), { type: 'close' })).toEqual(
        closedSaleDrawers,
      )
  })

  test('after any actions at most one is open, and the page is locked exactly then', () => {
    const actions = fc.constantFrom<SaleDrawersAction>(
      bookmark,
      reminder,
      advance,
      { type: 'go back' },
      { type: 'close' },
    )
    fc.assert(
      fc.property(fc.array(actions), (list) => {
        const { bookmarkDrawer, advancedSaleDrawer, noScroll } = list.reduce(
          nextSaleDrawers,
          closedSaleDrawers,
        )
        expect(bookmarkDrawer.isOpen && advancedSaleDrawer.isOpen).toBe(false)
        expect(noScroll).toBe(bookmarkDrawer.isOpen || advancedSaleDrawer.isOpen)
        expect(bookmarkDrawer.event !== null).toBe(bookmarkDrawer.isOpen)
        expect(advancedSaleDrawer.event !== null).toBe(advancedSaleDrawer.isOpen)
      }),
    )
  })
})
