import { expect, it } from 'vitest'
import { showsCalendarButton } from './shows-calendar-button.ts'

const page = { scrolled: 400, footerTop: 3000, viewportHeight: 800 }

it('The calendar button is visible when the header is fully scrolled', () => {
  expect(showsCalendarButton({ ...page, scrolled: 150 })).toBe(false)
  expect(showsCalendarButton({ ...page, scrolled: 151 })).toBe(true)
})

it('The calendar button is hidden within 200 px of the footer', () => {
  expect(showsCalendarButton({ ...page, footerTop: 1001 })).toBe(true)
  expect(showsCalendarButton({ ...page, footerTop: 1000 })).toBe(false)
  expect(showsCalendarButton({ ...page, footerTop: 300 })).toBe(false)
})
