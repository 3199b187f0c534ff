import { expect, it } from 'vitest'
import { changeMenu } from './menu-state.ts'

it('Opening shows the main menu, or the search if that was requested', () => {
  expect(changeMenu(false, 'opened')).toBe('main')
  expect(changeMenu('main', 'opened')).toBe('main')
  expect(changeMenu('search', 'opened')).toBe('search')
})

it('The search button shows the search in any state', () => {
  for (const menu of [false, 'main', 'search'] as const) expect(changeMenu(menu, 'search')).toBe('search')
})

it('Closing resets the mode', () => {
  for (const menu of [false, 'main', 'search'] as const) expect(changeMenu(menu, 'closed')).toBe(false)
})
