import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Language } from '#i18n/languages.ts'
import { findAmounts } from './find-amounts.ts'
import { findDates, saysDay } from './find-dates.ts'
import { findHalls } from './find-halls.ts'
import { findNames, writeName, type Name } from './find-names.ts'
import { findTimes, saysTime } from './find-times.ts'
import { splitSentences } from './split-sentences.ts'
import { tokensOf } from './tokens-of.ts'

const old: Name = { de: 'Ingrid Sørbye', en: 'Ingrid Sørbye', others: [], family: 'Sørbye' }
const next: Name = { de: 'Lise Lindholz', en: 'Lise Lindholz', others: [], family: 'Lindholz' }

function rename(text: string, language: Language): string {
  return findNames(text, tokensOf(text), old, { withFamilyName: true }).reduceRight(
    (written, one) => written.slice(0, one.start) + writeName(one, next, language) + written.slice(one.end),
    text,
  )
}

describe('A name', () => {
  test.each([
    ['de', 'Es spielt Ingrid Sørbye.', 'Es spielt Lise Lindholz.'],
    ['de', 'Ingrid Sørbyes Ton, Sørbyes Bogen', 'Lise Lindholz’ Ton, Lindholz’ Bogen'],
    ['de', 'Die Pianistin Sørbye und Ingrid Sorbye', 'Die Pianistin Lindholz und Lise Lindholz'],
    ['en', 'Ingrid Sørbye’s tone, and Sørbye’s bow', 'Lise Lindholz’s tone, and Lindholz’s bow'],
    ['en', "Ms Sørbye's evening", "Ms Lindholz's evening"],
  ] as const)('is found in its forms, and written in the same: %s, %s', (language, text, written) => {
    expect(rename(text, language)).toBe(written)
  })

  test.each(['Clara Sørbye spielt.', 'Mit Clara Sørbye', 'Ingrids Sørbyeland', 'ein Sørbyehaus'])(
    'of somebody else is not found: %s',
    (text) => {
      expect(rename(text, 'de')).toBe(text)
    },
  )
})

function retime(text: string, language: Language, minutes: number): string {
  return findTimes(text, language).reduceRight(
    (written, one) => written.slice(0, one.start) + one.write(minutes) + written.slice(one.end),
    text,
  )
}

describe('A time', () => {
  test.each([
    ['de', 'um 19.30 Uhr', 'um 20.00 Uhr'],
    ['de', 'um 19:30 Uhr.', 'um 20:00 Uhr.'],
    ['de', 'um 19 Uhr 30 dann', 'um 20 Uhr dann'],
    ['de', 'um 19 Uhr 30. Danach', 'um 20 Uhr. Danach'],
    ['de', 'um halb acht', 'um acht Uhr'],
    ['de', 'Beginn: 19.30', 'Beginn: 20.00'],
    ['en', 'at 7.30 pm', 'at 8.00 pm'],
    ['en', 'at 7:30PM', 'at 8:00PM'],
    ['en', 'at 7.30 p.m. in', 'at 8.00 p.m. in'],
    ['en', 'at half past seven', 'at eight o’clock'],
  ] as const)('is found and written in the same form: %s, %s', (language, text, written) => {
    const [found] = findTimes(text, language)
    expect(found && saysTime(found, 19 * 60 + 30)).toBe(true)
    expect(retime(text, language, 20 * 60)).toBe(written)
  })

  test.each(['12.03.2027', 'am 12.03.', '19,30 Euro', '19.30 €', 'Nr. 9', '3:2:1'])(
    'is not read in %s',
    (text) => {
      expect(findTimes(text, 'de')).toEqual([])
    },
  )

  test('that was written is read as the one that was meant, whatever its form', () => {
    const forms = {
      de: ['um 19.30 Uhr', 'um 19:30 Uhr', 'um 9 Uhr', 'um halb acht', 'um acht Uhr', 'um 19 Uhr 30'],
      en: ['at 7.30 pm', 'at 7:30am', 'at 7 pm', 'at half past seven', 'at seven o’clock', 'at 7.30 p.m.'],
    }
    fc.assert(
      fc.property(
        fc.constantFrom<Language>('de', 'en'),
        fc.nat(5),
        fc.integer({ min: 0, max: 24 * 12 - 1 }),
        (language, form, fives) => {
          const text = retime(forms[language][form] ?? '', language, fives * 5)
          const [found, more] = findTimes(text, language)
          expect(found && saysTime(found, fives * 5), text).toBe(true)
          expect(more).toBeUndefined()
        },
      ),
    )
  })
})

function redate(text: string, language: Language, day: string): string {
  return findDates(text, language).reduceRight(
    (written, one) => written.slice(0, one.start) + (one.write(day) ?? '?') + written.slice(one.end),
    text,
  )
}

const dateForms = {
  de: [
    'am 12. März',
    'am 12. März 2027',
    'am 12.3.',
    'am 12.03.2027',
    'Freitag, 12. März',
    'am Freitag, dem 12. März 2027',
    'Fr., 12.3.27',
  ],
  en: [
    'on 12 March',
    'on March 12',
    'on March 12th, 2027',
    'on the 12th of March',
    'on Friday, March 12',
    'Fri 12 March 2027',
    'on 12/03/2027',
  ],
}

describe('A day', () => {
  test.each(
    Object.entries(dateForms).flatMap(([language, texts]) => texts.map((text) => [language, text] as const)),
  )('is found: %s, %s', (language, text) => {
    const found = findDates(text, language === 'de' ? 'de' : 'en')
    expect(found.map((one) => saysDay(one, '2027-03-12'))).toEqual([true])
  })

  test('is written in the same form', () => {
    expect(dateForms.de.map((text) => redate(text, 'de', '2027-04-03'))).toEqual([
      'am 3. April',
      'am 3. April 2027',
      'am 3.4.',
      'am 03.04.2027',
      'Samstag, 3. April',
      'am Samstag, dem 3. April 2027',
      'Sa., 3.4.27',
    ])
    expect(dateForms.en.map((text) => redate(text, 'en', '2027-04-03'))).toEqual([
      'on 3 April',
      'on April 3',
      'on April 3rd, 2027',
      'on the 3rd of April',
      'on Saturday, April 3',
      'Sat 3 April 2027',
      'on 03/04/2027',
    ])
    expect(redate('am 12. und 14. März', 'de', '2027-04-03')).toBe('am ? und 3. April')
  })

  test('that was written is read as the one that was meant, whatever its form', () => {
    const noYear = new Date('2027-01-01T00:00:00Z').getTime()
    fc.assert(
      fc.property(fc.constantFrom<Language>('de', 'en'), fc.nat(6), fc.nat(364), (language, form, days) => {
        const day = new Date(noYear + days * 86_400_000).toISOString().slice(0, 10)
        const text = redate(dateForms[language][form] ?? '', language, day)
        expect(
          findDates(text, language).map((one) => saysDay(one, day)),
          text,
        ).toEqual([true])
      }),
    )
  })
})

describe('An amount', () => {
  test.each([
    ['de', 'ab 25 Euro', 'ab 30 Euro'],
    ['de', '25,00 €', '30,00 €'],
    ['de', '25,– €', '30,– €'],
    ['en', 'from €25', 'from €30'],
    ['en', '25 euros', '30 euros'],
    ['en', 'EUR 25.00', 'EUR 30.00'],
  ] as const)('is found and written in the same form: %s, %s', (language, text, written) => {
    const [found] = findAmounts(text, language, 'EUR')
    expect(found?.cents).toBe(2500)
    expect(found && text.slice(0, found.start) + found.write(3000) + text.slice(found.end)).toBe(written)
  })

  test('is found at both ends of a range', () => {
    const amountsIn = (text: string, language: Language) =>
      findAmounts(text, language, 'EUR').map(({ cents }) => cents)
    expect(amountsIn('zwischen 25 und 80 Euro', 'de')).toEqual([2500, 8000])
    expect(amountsIn('25–80 €', 'de')).toEqual([2500, 8000])
    expect(amountsIn('€25–80', 'en')).toEqual([2500, 8000])
  })
})

describe('A hall', () => {
  const great = { id: 1, name: { de: 'Großer Saal', en: 'Great Hall' } }
  const small = { id: 2, name: { de: 'Kleiner Saal', en: 'Small Hall' } }
  const work = { id: 3, name: { de: 'Werkraum', en: 'Workshop' } }
  const chapel = { id: 4, name: { de: 'Alte Kapelle', en: 'Old Chapel' } }
  const lake = { id: 5, name: { de: 'Bodensee-Saal', en: 'Lake Hall' } }
  const schiller = { id: 6, name: { de: 'Schiller-Saal', en: 'Schiller Hall' } }
  const mahler = { id: 7, name: { de: 'Mahler Saal', en: 'Mahler Hall' } }
  const weber = {
    id: 8,
    name: { de: 'Weber Saal', en: 'Weber Hall' },
    dative: 'Weber Saal',
    genitive: 'Weber Saals',
  }
  const fresh = { id: 9, name: { de: 'Neuer Saal', en: 'New Hall' }, dative: 'Neuen Saal' }
  const halls = [great, small, work, chapel, lake, schiller, mahler, weber, fresh]

  test.each([
    ['im Großen Saal', great, small, 'im Kleinen Saal'],
    ['Ort: Großer Saal', great, small, 'Ort: Kleiner Saal'],
    ['die Mitte des Großen Saals', great, small, 'die Mitte des Kleinen Saals'],
    ['im Großen Saal', great, work, 'im Werkraum'],
    ['im Werkraum', work, great, 'im Großen Saal'],
    ['im Großen Saal', great, chapel, null],
    ['im Bodensee-Saal', lake, great, 'im Großen Saal'],
    ['im Großen Saal', great, lake, 'im Bodensee-Saal'],
    ['die Mitte des Großen Saals', great, lake, 'die Mitte des Bodensee-Saals'],
    ['im Schiller-Saal', schiller, lake, 'im Bodensee-Saal'],
    ['im Großen Saal', great, mahler, null],
    ['im Weber Saal', weber, great, 'im Großen Saal'],
    ['im Großen Saal', great, weber, 'im Weber Saal'],
    ['die Mitte des Großen Saals', great, weber, 'die Mitte des Weber Saals'],
    ['im Neuen Saal von gestern', fresh, small, 'im Kleinen Saal von gestern'],
  ])('is found in any case, and another one written in the same: %s', (text, from, to, written) => {
    const [found, more] = findHalls(text, tokensOf(text), halls, 'de')
    expect(found?.hall).toBe(from.id)
    expect(more).toBeUndefined()
    const words = found?.write(to) ?? null
    expect(words === null || !found ? null : text.slice(0, found.start) + words + text.slice(found.end)).toBe(
      written,
    )
  })

  test('is not read in the inflected name of another one', () => {
    for (const text of ['im Bodenseen-Saal', 'im Schillen Saal', 'im Mahlen Saal'])
      expect(findHalls(text, tokensOf(text), halls, 'de')).toEqual([])
  })

  test('with the name of any word is one only where a place is meant', () => {
    const count = (text: string) => findHalls(text, tokensOf(text), halls, 'en').length
    expect(count('a Workshop for children')).toBe(0)
    expect(count('in the Workshop')).toBe(1)
  })
})

test('Sentences end where they end, and not at days, times and abbreviations', () => {
  const split = (text: string) => splitSentences(text).map(({ start, end }) => text.slice(start, end).trim())
  expect(split('Am 12. März um 19.30 Uhr. Es spielt Dr. Berg. Wer kommt? Alle.')).toEqual([
    'Am 12. März um 19.30 Uhr.',
    'Es spielt Dr. Berg.',
    'Wer kommt?',
    'Alle.',
  ])
  expect(split('Doors open at 7 p.m. Bring a coat.').length).toBeGreaterThan(0)
})
