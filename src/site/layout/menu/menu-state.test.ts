import { expect, it } from 'vitest'
import { changeMenu } from './menu-state.ts'

it('The burger opens the main menu and closes whatever is open', () => {
  expect(changeMenu(false, 'burger')).toBe('main')
  expect(changeMenu('main', 'burger')).toBe(false)
  expect(changeMenu('search', 'burger')).toBe(false)
})

it('The search button shows the search, from anywhere', () => {
  expect(changeMenu(false, 'search')).toBe('search')
  expect(changeMenu('main', 'search')).toBe('search')
})

it('Escape and another page close the menu', () => {
  for (const menu of [false, 'main', 'search'] as const) {
    expect(changeMenu(menu, 'escape')).toBe(false)
    expect(changeMenu(menu, 'leave')).toBe(false)
  }
})
