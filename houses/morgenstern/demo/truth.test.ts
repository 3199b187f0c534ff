/**
 * What the demo's texts say must be so. Everything here is computed from the data: halls, weekdays, times, ages, prices
 * and numbers that a text names are compared with the concerts that it is about, on days all through the year.
 */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseBuffer } from 'music-metadata'
import { describe, expect, test } from 'vitest'
import { languages, type Language, type Localized } from '#i18n/languages.ts'
import { projectDir } from '#project/project-dir.ts'
import { planArchive } from './archive/plan-archive.ts'
import {
  addDays,
  addMinutes,
  berlinDay,
  berlinInstant,
  isSummerBreak,
  weekdayOf,
  yearOf,
} from './calendar.ts'
import { findWork } from './catalogue/works.ts'
import { plainText } from '#demo/texts/rich-text.ts'
import { textOf } from '#demo/texts/words.ts'
import { files } from './files/files.ts'
import { rooms, series } from './house.ts'
import { planDemo } from './index.ts'
import { artists } from './people/artists.ts'
import { planSeason } from './season/plan-season.ts'
import { planSubscriptions } from './subscriptions/plan-subscriptions.ts'
import type {
  Block,
  ContentDocument,
  Day,
  EventPlan,
  LocalizedRichText,
  SubscriptionPlan,
} from '#demo/plan.ts'

const days = [
  '2026-01-15',
  '2026-02-14',
  '2026-03-29',
  '2026-05-08',
  '2026-06-30',
  '2026-07-15',
  '2026-08-31',
  '2026-09-20',
  '2026-10-25',
  '2026-11-27',
  '2026-12-24',
  '2028-02-29',
]

/** How texts name each hall. */
const hallNames: Record<string, RegExp> = {
  'grosser-saal': /Große[rn] Saal|Great Hall/,
  'clara-schumann-saal': /Clara-Schumann-Saal|Clara Schumann Hall/,
  'fanny-hensel-saal': /Fanny-Hensel-Saal|Fanny Hensel Hall/,
  werkraum: /Werkraum|Workshop/,
}

const numberWords: Record<Language, string[]> = {
  de: 'null ein zwei drei vier fünf sechs sieben acht neun zehn elf'.split(' '),
  en: 'nought one two three four five six seven eight nine ten eleven'.split(' '),
}

const concertNouns: Record<Language, string> = {
  de: 'Konzerte|(?:Mittwoch|Lieder)?[Aa]benden?|Freitage|Samstage|Matineen|Streichquartette|Vormittage|Nächte|Mal',
  en: 'concerts|(?:Wednesday )?evenings|Fridays|Saturdays|matinees|song recitals|mornings|nights|times',
}

const weekdayWords = [
  /sonntag|sunday/i,
  /montag|monday/i,
  /dienstag|tuesday/i,
  /mittwoch|wednesday/i,
  /donnerstag|thursday/i,
  /freitag|friday/i,
  /samstag|saturday/i,
]

describe.each(days)('seen from %s', (today) => {
  const season = planSeason(today)
  const subscriptions = planSubscriptions(today, season).map((subscription) => ({
    ...subscription,
    events: season.filter(({ key }) => subscription.eventKeys.includes(key)),
  }))
  /** Every text of every subscription, with its concerts. */
  const told = subscriptions.flatMap((subscription) =>
    languages.map((language) => ({ ...subscription, language, said: allOf(subscription, language) })),
  )

  test('a subscription takes place in the halls that its text names', () => {
    for (const { key, said, events } of told) {
      const named = Object.keys(hallNames).filter((hall) => hallNames[hall]?.test(said))
      if (named.length > 0) expect(named, key).toEqual([...new Set(events.map(hallOf))])
    }
  })

  test('a subscription “in all four halls” is in all of them', () => {
    const counted = told.flatMap(({ key, said, events, language }) => {
      const [, all, word = ''] = /in (allen |all )?(\p{L}+) (?:Sälen|halls)\b/u.exec(said) ?? []
      const number = numberWords[language].indexOf(word)
      if (number < 0) return []
      expect(number, key).toBe(new Set(events.map(hallOf)).size)
      expect(number, key).toBe(rooms.length)
      expect(all, key).toBeDefined()
      return [key]
    })
    expect(counted).toEqual(['fuenf-abende', 'fuenf-abende'])
  })

  test('a subscription has as many concerts as its text says', () => {
    const counted = told.flatMap(({ key, said, events, choose, language }) => {
      const words = numberWords[language].join('|')
      const pattern = new RegExp(`(?<!\\p{L})(${words}) (?:${concertNouns[language]})(?!\\p{L})`, 'giu')
      const numbers = [...said.matchAll(pattern)].map(([, word = '']) =>
        numberWords[language].indexOf(word.toLowerCase()),
      )
      const pool = [...said.matchAll(/(?:aus|out of|chosen from) (\d+)/gi)].map(([, digits]) =>
        Number(digits),
      )
      expect([...new Set(pool)], key).toEqual(pool.length > 0 ? [events.length] : [])
      for (const number of numbers) expect(number, `${key}: ${said}`).toBe(choose ?? events.length)
      return numbers.length > 0 ? [key] : []
    })
    expect(new Set(counted).size).toBeGreaterThanOrEqual(16)
  })

  test('a subscription takes place on the weekday and at the time of day that its text names', () => {
    for (const { key, title, subtitle, teaser, said, events, language } of told) {
      const heading = [title, subtitle, teaser].map((text) => text[language]).join(' / ')
      const weekdays = weekdayWords.flatMap((word, weekday) => (word.test(said) ? [weekday] : []))
      if (weekdays.length > 0) expect(weekdays, key).toEqual([...new Set(events.map(weekdayOfEvent))])
      const times = events.map(({ dateStart }) => clock(dateStart))
      const hour = /(?<!\p{L})(?:um|ab|at|Fridays from) (\p{L}+)/iu.exec(
        `${title[language]} / ${subtitle[language]}`,
      )?.[1]
      const named = numberWords[language].indexOf((hour ?? '').toLowerCase())
      if (named > 0)
        expect([...new Set(times.map((time) => Number(time.slice(0, 2)) % 12))], key).toEqual([named])
      if (/[Aa]bende?n?\b|\bevenings?\b/i.test(heading))
        expect(String(times.toSorted()[0]) >= '17:00', key).toBe(true)
      if (/Vormittage|\bmornings\b/.test(heading))
        expect(String(times.toSorted().at(-1)) < '12:00', key).toBe(true)
    }
  })

  test('concerts end as early as their subscription promises', () => {
    const ends = (key: string) =>
      told
        .find((subscription) => subscription.key === key)
        ?.events.map(({ dateStart, durationMinutes }) => clock(addMinutes(dateStart, durationMinutes)))
        .toSorted()
        .at(-1)
    expect(told.find(({ key }) => key === 'mittwochs')?.said).toContain('vor 22 Uhr')
    expect(String(ends('mittwochs')) < '22:00').toBe(true)
    expect(told.find(({ key }) => key === 'sonntags-um-elf')?.said).toContain('um halb eins')
    expect(String(ends('sonntags-um-elf')) <= '12:30').toBe(true)
    const family = told.find(({ key }) => key === 'familien-abo')
    expect(family?.said).toContain('höchstens eine Stunde')
    expect(family?.events.every(({ durationMinutes }) => durationMinutes <= 60)).toBe(true)
  })

  test('concerts for children are for the ages that are named', () => {
    const family = told.filter(({ key }) => key === 'familien-abo')
    expect(family).toHaveLength(2)
    for (const { said, events, language } of family) {
      const ages = events.map(({ ageFrom = null }) => ageFrom ?? -1)
      const words = numberWords[language]
      const range = [Math.min(...ages), Math.max(...ages)].map((age) => words[age])
      expect(said).toContain(language === 'de' ? `von ${range.join(' bis ')}` : `from ${range.join(' to ')}`)
    }
    const ages = new Set(ofSeries(season, 'kleine-morgensterne').map(({ ageFrom }) => ageFrom))
    for (const language of languages) {
      const text = series.find(({ key }) => key === 'kleine-morgensterne')?.description[language] ?? ''
      const named = numberWords[language].flatMap((word, age) =>
        new RegExp(`\\b${word}\\b`).test(text) ? [age] : [],
      )
      expect(new Set(named)).toEqual(ages)
    }
  })

  test('a price in a subscription’s text is its price', () => {
    const priced = told.filter(({ said, priceCategories, key }) => {
      const prices = [...said.matchAll(/€(\d+)|(\d+) €/g)].map(
        ([, before, after]) => Number(before ?? after) * 100,
      )
      for (const price of prices)
        expect(
          priceCategories.map(({ amount }) => amount),
          key,
        ).toContain(price)
      return prices.length > 0
    })
    expect(priced.map(({ key }) => key)).toEqual(['unter-dreissig', 'unter-dreissig'])
  })

  test('an ensemble that a subscription’s text names plays in it', () => {
    const ensembles = artists.filter(({ kind }) => kind === 'ensemble')
    for (const { key, said, events } of told) {
      const text = said.replaceAll(/(Mitgliedern? des|members of the) Morgenstern-Orchester/gi, '')
      const cast = new Set(events.flatMap((event) => event.cast.map(({ artistKey }) => artistKey)))
      const named = ensembles.filter(({ name, nameEnglish }) =>
        [name, nameEnglish].some((each) => each !== null && text.includes(each)),
      )
      expect(
        named.filter((artist) => !cast.has(artist.key)).map(({ name }) => name),
        key,
      ).toEqual([])
      expect(text).not.toContain('{')
    }
  })

  test('what a series says of its day, hall and price holds for its concerts', () => {
    expect(
      new Set(ofSeries(season, 'orgel-um-vier').map(({ priceMin, priceMax }) => `${priceMin} ${priceMax}`)),
    ).toEqual(new Set(['800 800']))
    expect(ofSeries(season, 'mittags-um-eins').every(({ priceMin }) => priceMin === null)).toBe(true)
    for (const { key, name, description } of series) {
      const events = ofSeries(season, key)
      const text = languages.map((language) => `${name[language]} / ${description[language]}`).join(' / ')
      const halls = Object.keys(hallNames).filter((hall) => hallNames[hall]?.test(text))
      const weekdays = weekdayWords.flatMap((word, weekday) => (word.test(text) ? [weekday] : []))
      if (halls.length > 0) expect(halls, key).toEqual([...new Set(events.map(hallOf))])
      if (weekdays.length > 0) expect(weekdays, key).toEqual([...new Set(events.map(weekdayOfEvent))])
    }
  })

  test('one programme on two evenings has the same people', () => {
    expect(changedCasts(season)).toEqual([])
  })

  test('there is chamber music on a Friday for up to 40 € in the coming weeks', () => {
    const from = isSummerBreak(today) ? (`${yearOf(today)}-09-01` satisfies Day) : today
    const fridays = season.filter(
      (event) =>
        berlinDay(event.dateStart) >= from &&
        berlinDay(event.dateStart) <= addDays(from, 56) &&
        weekdayOfEvent(event) === 5 &&
        event.genreKeys.includes('kammermusik') &&
        (event.priceMax ?? Infinity) <= 4000 &&
        (event.status === null || event.status === 'few_tickets'),
    )
    expect(fridays.length).toBeGreaterThan(0)
  })

  test('an introduction begins when the box beside it says, and New Year’s Eve ends when it says', () => {
    const mahler = season.find(({ key }) => key === 'mahler-fuenfte')
    const begin = new Date(addMinutes(mahler?.dateStart ?? '', -60))
    const [hour = '', minute = ''] = clock(begin.toISOString()).split(':')
    expect(textIn(mahler?.description, 'de')).toContain(`Einführung um ${hour}.${minute} Uhr`)
    expect(textIn(mahler?.description, 'en')).toContain(`Introduction at ${Number(hour) - 12}.${minute} pm`)
    const eve = season.find(({ key }) => /^silvester-\d+$/.test(key))
    if (eve)
      expect(eve.teaser?.de).toContain(
        `${clock(addMinutes(eve.dateStart, eve.durationMinutes)).replace(':', '.')} Uhr`,
      )
  })

  test('the house gives about as many concerts a year as it tells the press', () => {
    const year = season.filter(({ dateStart }) => dateStart < berlinInstant(addDays(today, 365), '00:00'))
    expect(Math.abs(year.length - 400)).toBeLessThan(40)
  })
})

const plan = planDemo('2026-11-27')

/** Everything that pages, stories and sections say, with a name for messages. */
const documents = [
  ...plan.pages.map(({ key, content }) => ({ key, content })),
  ...plan.articles.map(({ key, body }) => ({ key, content: body })),
  ...plan.sections.map(({ ownerKey, content }) => ({ key: ownerKey, content })),
  ...plan.sharedBlocks.map(({ key, content }) => ({ key, content })),
]

const textOfKey = (wanted: string, language: Language) =>
  documents.flatMap(({ key, content }) => (key === wanted ? [textOf(content[language])] : [])).join(' / ')

describe('the texts of the house', () => {
  test('give each hall the seats and the year of its opening', () => {
    let compared = 0
    for (const { key, content } of documents)
      for (const language of languages)
        for (const { fields } of blocksOf(content[language])) {
          const room = rooms.find(({ name }) => name[language] === fields.headline)
          const said = `${String(fields.preline)} ${String(fields.subline)}`
          if (!room) continue
          for (const [, digits = ''] of said.matchAll(/([\d.,]+) (?:Plätze|seats)/g))
            expect(Number(digits.replaceAll(/[.,]/g, '')), key).toBe(room.seats)
          for (const [, year] of said.matchAll(/\b((?:19|20)\d\d)\b/g))
            expect(year, key).toBe(room.openedOn.slice(0, 4))
          compared++
        }
    expect(compared).toBeGreaterThanOrEqual(16)
  })

  test('add the seats of the halls up for the press', () => {
    const seats = rooms.reduce((sum, room) => sum + room.seats, 0)
    expect(textOfKey('presse', 'de')).toContain(`zusammen ${seats.toLocaleString('de')} Plätzen`)
    expect(textOfKey('presse', 'en')).toContain(`${seats.toLocaleString('en')} seats`)
  })

  test('name the box of an introduction an hour before the concert', () => {
    expect(textOfKey('mahler-fuenfte', 'de')).toContain('Eine Stunde vor Beginn')
    expect(textOfKey('mahler-fuenfte', 'en')).toContain('An hour before the start')
  })

  test('count no years up to today, which would be more next year', () => {
    for (const { key, content } of documents)
      for (const language of languages)
        expect(textOf(content[language]), key).not.toMatch(/\b\d{2,3} (?:Jahren?|years)\b/)
  })

  test('show in large letters only concerts that can be bought', () => {
    const lists = plan.pages
      .flatMap(({ content }) => [content.de, content.en])
      .flatMap(blocksOf)
      .filter(({ type, fields }) => type === 'event-list' && fields.extra_class === 'highlight')
    expect(lists.length).toBeGreaterThanOrEqual(6)
    expect(lists.filter(({ fields }) => fields.only_bookable !== true)).toEqual([])
  })

  test('stand in one form of time in each language: “19.30 Uhr”, “7.30 pm”', () => {
    for (const { key, content } of documents) {
      expect(textOf(content.de), key).not.toMatch(/\d:\d\d ?Uhr|\d{1,2}h\d\d/)
      for (const language of languages)
        expect(textOf(content[language]), key).not.toMatch(/(?:^|\s)\d{1,2}\.\d\d\.(?:\s|$)/)
    }
  })
})

describe('the sources of the demo and of the interface', () => {
  const sources = globSync(
    ['houses/*/demo/**/*.{ts,md,yaml}', 'src/i18n/**/*.ts', 'src/blocks/**/examples.ts'],
    { cwd: projectDir },
  )
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => [file, readFileSync(path.join(projectDir, file), 'utf8')] as const)

  test('write English times as “7.30 pm”', () => {
    const other = /\d{1,2}:\d\d ?[ap]\.?m\b|\d ?[ap]\.m\.|\d (?:AM|PM)\b|\d[ap]m\b/g
    expect(
      sources.flatMap(([file, text]) => (text.match(other) ?? []).map((time) => `${file}: ${time}`)),
    ).toEqual([])
    expect(sources.length).toBeGreaterThan(200)
  })

  test('use English that people write', () => {
    expect(sources.filter(([, text]) => /handbill|domiciliary/i.test(text)).map(([file]) => file)).toEqual([])
  })
})

describe('the archive', () => {
  const { archive } = plan

  test('plays no work more often than once a year', () => {
    const years = new Set(archive.map(({ dateStart }) => yearOf(berlinDay(dateStart)))).size
    const counts = new Map<string, number>()
    for (const key of archive.flatMap(worksOf)) counts.set(key, (counts.get(key) ?? 0) + 1)
    const worn = [...counts].filter(([, count]) => count > years)
    expect(worn).toEqual([])
  })

  test('has the same people on both evenings of a programme', () => {
    expect(changedCasts(archive.filter(({ genreKeys }) => genreKeys.includes('orchester')))).toEqual([])
  })

  test('is spread likewise on other days', () => {
    const counts = new Map<string, number>()
    for (const key of planArchive('2028-02-29').flatMap(worksOf)) counts.set(key, (counts.get(key) ?? 0) + 1)
    expect(Math.max(...counts.values())).toBeLessThan(115)
  })
})

describe('what there is to hear and to see', () => {
  const played = plan.articles.flatMap(({ recordingKey }) => files.filter(({ key }) => key === recordingKey))

  test.each(played)(
    '$name lasts longer than the last line of its transcript',
    async ({ content, transcript }) => {
      const { format } = await parseBuffer(content())
      for (const language of languages) {
        const begins = [...(transcript?.[language] ?? '').matchAll(/^(\d+):(\d\d) /gm)].map(
          ([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds),
        )
        expect(begins).toEqual(begins.toSorted((one, other) => one - other))
        expect(begins.at(-1)).toBeLessThan(format.duration ?? 0)
      }
    },
  )

  test.each(played)('$name has as many parts as its caption counts', ({ caption, transcript }) => {
    for (const language of languages) {
      const words = numberWords[language].join('|')
      const [, word = ''] =
        new RegExp(`\\b(${words})\\b(?! Klatschen| clap)`, 'i').exec(caption?.[language] ?? '') ?? []
      if (!word) continue
      const lines = (transcript?.[language] ?? '').split('\n').filter((line) => !line.includes('# '))
      expect(lines).toHaveLength(numberWords[language].indexOf(word.toLowerCase()))
    }
  })
})

function allOf({ title, subtitle, teaser, description }: SubscriptionPlan, language: Language): string {
  return [title, subtitle, teaser]
    .map((text: Localized) => text[language])
    .concat(plainText(description[language]))
    .join(' / ')
}

function textIn(text: LocalizedRichText | null | undefined, language: Language): string {
  return text ? plainText(text[language]) : ''
}

function hallOf({ roomKey }: EventPlan): string {
  return roomKey
}

function weekdayOfEvent({ dateStart }: EventPlan): number {
  return weekdayOf(berlinDay(dateStart))
}

function ofSeries(events: EventPlan[], key: string): EventPlan[] {
  return events.filter(({ seriesKey }) => seriesKey === key)
}

/** The time in Berlin, `HH:MM`. */
function clock(instant: string): string {
  return new Intl.DateTimeFormat('de', {
    timeZone: 'Europe/Berlin',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(instant))
}

function worksOf({ programme }: EventPlan): string[] {
  return programme.flatMap(({ workKey }) => (workKey ? [findWork(workKey).key] : []))
}

/** Programmes that are given again within three days by other people. */
function changedCasts(events: EventPlan[]): string[] {
  const peopleOf = ({ cast }: EventPlan) => cast.map(({ artistKey }) => artistKey).join()
  return events.flatMap((event, index) => {
    const again = events
      .slice(index + 1, index + 12)
      .find(
        (other) =>
          other.dateStart < addMinutes(event.dateStart, 3 * 24 * 60) &&
          worksOf(event).length > 0 &&
          worksOf(other).join() === worksOf(event).join(),
      )
    return again && peopleOf(again) !== peopleOf(event) ? [`${event.key} and ${again.key}`] : []
  })
}

function blocksOf(document: ContentDocument): Block[] {
  return document.containers
    .flatMap((container) => container.columns.flat())
    .flatMap((block) => [block, ...(block.children ?? [])])
}
