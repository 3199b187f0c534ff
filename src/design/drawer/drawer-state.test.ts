import { describe, expect, test } from 'vitest'
import { drawerMode, drawerSide, isBeside, nextDrawerPhase } from './drawer-state.ts'

describe('A drawer', () => {
  test('opens, slides out, and is closed at the end of the transition', () => {
    expect(nextDrawerPhase('closed', 'open')).toBe('open')
    expect(nextDrawerPhase('open', 'close')).toBe('closing')
    expect(nextDrawerPhase('closing', 'moved')).toBe('closed')
  })

  test('comes back when it is opened while it slides out', () => {
    expect(nextDrawerPhase('closing', 'open')).toBe('open')
    expect(nextDrawerPhase('open', 'moved')).toBe('open')
  })

  test('ignores repeated events', () => {
    expect(nextDrawerPhase('closed', 'close')).toBe('closed')
    expect(nextDrawerPhase('closing', 'close')).toBe('closing')
    expect(nextDrawerPhase('open', 'open')).toBe('open')
    expect(nextDrawerPhase('closed', 'moved')).toBe('closed')
  })

  test('is a bottom sheet on narrow screens, unless one of both is forced', () => {
    expect(drawerMode(true)).toBe('sheet')
    expect(drawerMode(false)).toBe('drawer')
    expect(drawerMode(true, 'drawer')).toBe('drawer')
    expect(drawerMode(false, 'sheet')).toBe('sheet')
    expect(drawerSide('sheet', 'left')).toBe('bottom')
    expect(drawerSide('drawer', 'left')).toBe('left')
  })

  test('detects points outside of it', () => {
    const panel = { left: 800, right: 1280, top: 0, bottom: 900 }
    expect(isBeside({ clientX: 100, clientY: 10 }, panel)).toBe(true)
    expect(isBeside({ clientX: 801, clientY: 10 }, panel)).toBe(false)
    expect(isBeside({ clientX: 1280, clientY: 900 }, panel)).toBe(false)
  })
})
