import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { plainlyClickedLink } from './plain-click.ts'

/** A fake element with fixed results for a few selectors. */
class Stand extends EventTarget {
  around: Record<string, Stand>
  constructor(around: Record<string, Stand> = {}) {
    super()
    this.around = around
  }
  closest(selector: string): Stand | null {
    return this.around[selector] ?? null
  }
}
class StandingLink extends Stand {}

beforeAll(() => {
  vi.stubGlobal('Element', Stand)
  vi.stubGlobal('HTMLAnchorElement', StandingLink)
})
afterAll(() => vi.unstubAllGlobals())

const keys = { metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }
const click = (target: EventTarget) => ({ ...keys, target, button: 0, defaultPrevented: false })
const link = new StandingLink()
const word = new Stand({ 'a[data-sale]': link })

test('A click on a word inside of a link is a click on the link', () => {
  expect(plainlyClickedLink(click(word), 'a[data-sale]')).toBe(link)
})

test('A click for another tab, or one that is already handled, is left to the browser', () => {
  for (const held of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey', 'defaultPrevented'])
    expect(plainlyClickedLink({ ...click(word), [held]: true }, 'a[data-sale]'), held).toBeNull()
  expect(plainlyClickedLink({ ...click(word), button: 1 }, 'a[data-sale]')).toBeNull()
})

test('A click elsewhere is not a click on the link', () => {
  expect(plainlyClickedLink(click(word), 'a[data-more]')).toBeNull()
  expect(plainlyClickedLink(click(new Stand({ summary: new Stand() })), 'summary')).toBeNull()
  expect(plainlyClickedLink(click(new EventTarget()), 'a[data-sale]')).toBeNull()
})

test('Links in the page editor are ignored', () => {
  const edited = new StandingLink({ '[data-editor-canvas]': new Stand() })
  expect(plainlyClickedLink(click(new Stand({ a: edited })), 'a')).toBeNull()
})
