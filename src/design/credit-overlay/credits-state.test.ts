import { describe, expect, test } from 'vitest'
import { closedCredits, nextCredits } from './credits-state.ts'

const credits = { caption: 'Der Große Saal', copyright: 'Hausarchiv' }
const open = { isOpen: true, credits }
const fading = { isOpen: false, credits }

describe('The overlay with the credits of a picture', () => {
  test('opens when credits are set', () => {
    expect(nextCredits(closedCredits, { type: 'set', credits })).toEqual(open)
    expect(nextCredits(fading, { type: 'set', credits })).toEqual(open)
  })

  test('stays closed when there are none, and closes when they become none', () => {
    const none = { caption: '', copyright: null }
    expect(nextCredits(closedCredits, { type: 'set', credits: none })).toEqual(closedCredits)
    expect(nextCredits(open, { type: 'set', credits: none })).toEqual(fading)
  })

  test('keeps its words while it fades, and loses them then', () => {
    expect(nextCredits(open, { type: 'close' })).toEqual(fading)
    expect(nextCredits(fading, { type: 'faded' })).toEqual(closedCredits)
  })

  test('keeps them when it was opened again before it had faded', () => {
    expect(nextCredits(open, { type: 'faded' })).toEqual(open)
  })

  test('closes once', () => {
    expect(nextCredits(fading, { type: 'close' })).toBe(fading)
    expect(nextCredits(closedCredits, { type: 'close' })).toBe(closedCredits)
  })
})
