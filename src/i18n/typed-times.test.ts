import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shortDay } from './dates.ts'
import { hallInput, hallInstants } from './hall-time.ts'
import { readTimeOfDay, readTypedTime, writeTypedInstant } from './typed-times.ts'

/** A Sunday. */
const today = '2026-11-29'
const read = (text: string) => {
  const found = readTypedTime(text, today)
  return typeof found === 'string' ? found : [found.day, found.time].filter(Boolean).join(' ')
}

describe('A typed day or time', () => {
  test.each([
    ['18.3.27 19:30', '2027-03-18 19:30'],
    ['18.03.2027, 19.30 Uhr', '2027-03-18 19:30'],
    ['18. 3. 27 um 20 Uhr', '2027-03-18 20:00'],
    ['18.3.27 20', '2027-03-18 20:00'],
    ['18.3.27', '2027-03-18'],
    ['18/03/27 7.30pm', '2027-03-18 19:30'],
    ['18. März 2027', '2027-03-18'],
    ['Donnerstag, den 18. März 2027, 19.30 Uhr', '2027-03-18 19:30'],
    ['Do 18.3.27', '2027-03-18'],
    ['18 March 2027 at 7:30 pm', '2027-03-18 19:30'],
    ['March 18, 2027', '2027-03-18'],
    ['Thu 18th March', '2027-03-18'],
    ['2027-03-18T19:30', '2027-03-18 19:30'],
    ['2027-03-18', '2027-03-18'],
    ['12.5.', '2027-05-12'],
    ['12.5. 19:30', '2027-05-12 19:30'],
    ['12.5 20 Uhr', '2027-05-12 20:00'],
    ['12/5', '2027-05-12'],
    ['12. Mai', '2027-05-12'],
    ['12. Mai 20 Uhr', '2027-05-12 20:00'],
    ['May 12', '2027-05-12'],
    ['29.11.', '2026-11-29'],
    ['28.11.', '2027-11-28'],
    ['29.2.', '2028-02-29'],
    ['heute', '2026-11-29'],
    ['morgen 20 Uhr', '2026-11-30 20:00'],
    ['morgen, 20.15', '2026-11-30 20:15'],
    ['morgen 20', '2026-11-30 20:00'],
    ['übermorgen', '2026-12-01'],
    ['tomorrow 8pm', '2026-11-30 20:00'],
    ['8pm tomorrow', '2026-11-30 20:00'],
    ['day after tomorrow at 11am', '2026-12-01 11:00'],
    ['Freitag 20 Uhr', '2026-12-04 20:00'],
    ['So 11:00', '2026-11-29 11:00'],
    ['on Monday', '2026-11-30'],
    ['19.30 Uhr 18.3.27', '2027-03-18 19:30'],
    ['19.30', '19:30'],
    ['7.30 pm', '19:30'],
  ])('%s is read', (text, meant) => {
    expect(read(text)).toBe(meant)
  })

  test.each([
    ['31.2.', 'no_such_day'],
    ['31.2.2027', 'no_such_day'],
    ['3/18/2027', 'no_such_day'],
    ['31. April', 'no_such_day'],
    ['18.3.27 25:00', 'no_such_time'],
    ['25:00', 'no_such_time'],
    ['Fr 18.3.27', 'other_weekday'],
    ['18.3. 20', 'unknown'],
    ['bald', 'unknown'],
    ['18', 'unknown'],
    ['', 'unknown'],
    ['12.5. oder 13.5.', 'unknown'],
  ])('%s is refused: %s', (text, why) => {
    expect(read(text)).toBe(why)
  })

  test('is nothing without its year in the file of a program', () => {
    for (const text of ['12.5.', 'morgen 20 Uhr', 'Freitag', '12. Mai'])
      expect(readTypedTime(text, null)).toBe('unknown')
  })
})

describe('What a field shows', () => {
  const minutes = fc
    .date({
      min: new Date('1900-01-01T00:00:00Z'),
      max: new Date('2199-12-30T00:00:00Z'),
      noInvalidDate: true,
    })
    .map((date) => new Date(Math.floor(date.getTime() / 60_000) * 60_000))
  const inChangedNights = fc
    .tuple(fc.constantFrom('2026-10-25', '2027-10-31', '1995-09-24'), fc.integer({ min: -180, max: 180 }))
    .map(([day, offset]) => new Date(Date.parse(`${day}T01:00:00Z`) + offset * 60_000))

  test('is read as the same instant again, in both languages', () => {
    fc.assert(
      fc.property(fc.oneof(minutes, inChangedNights), fc.constantFrom('de', 'en'), (instant, language) => {
        const shown = writeTypedInstant(instant, language)
        const found = readTypedTime(shown, today)
        if (typeof found === 'string') throw new Error(`${shown}: ${found}`)
        const [first, second = first] = hallInstants(`${found.day}T${found.time}`)
        expect(found.half === 'winter' ? second : first, shown).toEqual(instant)
        expect(hallInstants(hallInput(instant.toISOString())).length > 1).toBe(found.half !== null)
      }),
    )
  })

  test('is read as the same day again, in both languages', () => {
    fc.assert(
      fc.property(minutes, fc.constantFrom('de', 'en'), (instant, language) => {
        const day = instant.toISOString().slice(0, 10)
        expect(readTypedTime(shortDay(day, language), today)).toEqual({ day, time: null, half: null })
      }),
    )
  })

  test('never makes the reader fail, whatever is typed', () => {
    fc.assert(fc.property(fc.string(), (text) => void readTypedTime(text, today)))
  })
})

test('A time needs minutes or its unit', () => {
  expect(
    ['19:30', '19.30 Uhr', '19h', '7:30 pm', '12 am', '12:05 PM', '8pm', '19', '24:00', '13 pm', '0 am'].map(
      readTimeOfDay,
    ),
  ).toEqual(['19:30', '19:30', '19:00', '19:30', '00:00', '12:05', '20:00', null, null, null, null])
})
