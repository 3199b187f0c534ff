import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { headerAtTop, scrollHeader, type HeaderScroll } from './header-scroll.ts'

const walk = (positions: number[], isMenuOpen = false): HeaderScroll => {
  let header = headerAtTop
  for (const [index, to] of positions.entries())
    header = scrollHeader(header, { from: positions[index - 1] ?? 0, to, isMenuOpen })
  return header
}

describe('The header', () => {
  it('counts as scrolled above 1 px, and as fully scrolled above 150 px', () => {
    expect(walk([1])).toEqual({ isHidden: false, isScrolled: false, isScrolledFull: false })
    expect(walk([2])).toEqual({ isHidden: false, isScrolled: true, isScrolledFull: false })
    expect(walk([150])).toMatchObject({ isScrolledFull: false })
    expect(walk([151])).toMatchObject({ isScrolledFull: true })
  })

  it('hides on the way down past 150 px and shows on the way up', () => {
    expect(walk([100])).toMatchObject({ isHidden: false })
    expect(walk([100, 200])).toMatchObject({ isHidden: true })
    expect(walk([100, 200, 800])).toMatchObject({ isHidden: true })
    expect(walk([100, 200, 800, 790])).toMatchObject({ isHidden: false, isScrolledFull: true })
    expect(walk([100, 200, 800, 790, 791])).toMatchObject({ isHidden: true })
  })

  it('always shows at or above 150 px', () => {
    expect(walk([400, 150])).toMatchObject({ isHidden: false })
    expect(walk([40, 90, 150])).toMatchObject({ isHidden: false })
  })

  it('never changes while the menu is open', () => {
    const hidden = walk([400])
    expect(scrollHeader(hidden, { from: 400, to: 0, isMenuOpen: true })).toBe(hidden)
    expect(walk([500], true)).toBe(headerAtTop)
  })

  it('is never hidden near the top, whatever the direction', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 3000 }), { minLength: 1 }), (positions) => {
        const header = walk(positions)
        const last = positions.at(-1) ?? 0
        if (last <= 150) expect(header.isHidden).toBe(false)
        expect(header.isScrolledFull).toBe(last > 150)
      }),
    )
  })
})
