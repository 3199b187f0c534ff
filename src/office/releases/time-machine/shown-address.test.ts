import { describe, expect, test } from 'vitest'
import { addressAsOf, pathOf, queryOf, shownOf, timeMachineAddress, type Shown } from './shown-address.ts'

const initially = { at: '2027-01-01T09:00', path: '/de/' }
const shown: Shown = {
  at: '2027-03-12T11:00',
  release: 7,
  viewer: 'staff',
  width: 'phone',
  path: '/de/programm?genre=3',
}

describe('The address of the time machine', () => {
  test('says what is shown, so that a colleague sees the same', () => {
    expect(shownOf(`?${queryOf(shown)}`, initially)).toEqual(shown)
  })

  test('begins with the front page for visitors, and refuses what is no path of the site', () => {
    const first = { ...initially, release: null, viewer: 'visitor', width: 'desktop' }
    expect(shownOf('', initially)).toEqual(first)
    for (const path of ['//evil.example/', '/\\evil.example', 'https://evil.example/'])
      expect(
        shownOf(`?${new URLSearchParams({ path, at: '2027-13-41T11:00' }).toString()}`, initially),
      ).toEqual(first)
  })

  test('is at the minute of a release, or at the one after a time between two minutes', () => {
    expect(timeMachineAddress('2027-03-12T10:00:00.000Z')).toContain('at=2027-03-12T11%3A00')
    expect(timeMachineAddress('2027-03-12T10:00:00.001Z')).toContain('at=2027-03-12T11%3A01')
  })
})

describe('A link in the frame', () => {
  const base = 'https://hall.example/de/programm?as_of=2026-01-01T00%3A00&as=visitor'
  const asOf = (address: string) => addressAsOf(address, base, shown)

  test('keeps the time and the viewer, beside its own query and fragment', () => {
    expect(asOf('/de/events/1?page=2#top')).toBe(
      '/de/events/1?page=2&as_of=2027-03-12T11%3A00&with=7&as=staff#top',
    )
    expect(asOf('?genre=4')).toBe('/de/programm?genre=4&as_of=2027-03-12T11%3A00&with=7&as=staff')
  })

  test('is left alone when it leads elsewhere', () => {
    for (const address of ['https://other.example/', 'mailto:a@b.example', '/admin/events', 'http://['])
      expect(asOf(address), address).toBeNull()
  })

  test('is named without them', () => {
    expect(pathOf(`https://hall.example${asOf('/de/events/1?page=2') ?? ''}`)).toBe('/de/events/1?page=2')
  })
})
