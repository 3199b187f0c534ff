import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { lockScroll } from './scroll-lock.ts'

/** A fake page whose scroll bar of 15 px disappears when its body is locked. */
function pretendPage({ scrollBar = 15 } = {}) {
  const classes = new Set<string>()
  const style = { paddingInlineEnd: '' }
  const body = {
    style,
    classList: { add: (name: string) => classes.add(name), remove: (name: string) => classes.delete(name) },
  }
  const documentElement = {
    get clientWidth() {
      return classes.has('no-scroll') ? 1280 : 1280 - scrollBar
    },
  }
  vi.stubGlobal('document', { body, documentElement })
  return { classes, style }
}

describe('Locking the page', () => {
  let page: ReturnType<typeof pretendPage>
  beforeEach(() => {
    page = pretendPage()
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  test('stops its scrolling and replaces the scroll bar by a padding', () => {
    const release = lockScroll()
    expect(page.classes).toEqual(new Set(['no-scroll']))
    expect(page.style).toEqual({ paddingInlineEnd: '15px' })
    release()
    expect(page.classes.size).toBe(0)
    expect(page.style).toEqual({ paddingInlineEnd: '' })
  })

  test('adds no padding if scroll bars take no space', () => {
    page = pretendPage({ scrollBar: 0 })
    const release = lockScroll()
    expect(page.style.paddingInlineEnd).toBe('')
    release()
  })

  test('lasts until the last of several locks is released, in any order', () => {
    const first = lockScroll()
    const second = lockScroll()
    first()
    expect(page.classes.has('no-scroll')).toBe(true)
    second()
    expect(page.classes.has('no-scroll')).toBe(false)
  })

  test('counts a release once, however often it is called', () => {
    const first = lockScroll()
    const second = lockScroll()
    first()
    first()
    expect(page.classes.has('no-scroll')).toBe(true)
    second()
    expect(page.classes.has('no-scroll')).toBe(false)
  })

  test("restores the body's own styles", () => {
    page.style.paddingInlineEnd = '4px'
    lockScroll()()
    expect(page.style.paddingInlineEnd).toBe('4px')
  })
})
