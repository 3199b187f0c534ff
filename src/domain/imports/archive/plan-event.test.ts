import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { hallDay, hallTime } from '#i18n/dates.ts'
import { readArchiveLine, type ArchiveLine } from './archive-line.ts'
import { externalIdOf, planEvent, type EventPlan } from './plan-event.ts'

const lines = readFileSync(path.join(import.meta.dirname, 'test-archive.jsonl'), 'utf8')
  .trim()
  .split('\n')

function parse(line: string): ArchiveLine {
  const read = readArchiveLine(line)
  if ('reason' in read || 'dumped' in read) throw new Error('This is no concert of an archive.')
  return read.value
}

function plan(changes: Record<string, unknown>): EventPlan {
  const line = { source_id: 'nyp:1', date: '1937-02-27T20:45', time: '20:45', works: [], ...changes }
  const read = planEvent(parse(JSON.stringify(line)))
  if ('reason' in read) throw new Error(read.reason)
  return read.plan
}

const work = { composer: 'Weber, Carl Maria von', title: 'OBERON', work_id: '8834*3', movement: 'Overture' }

describe('A concert of an archive', () => {
  test('becomes an event with a title and an address, for every real one', () => {
    for (const line of lines) {
      const read = planEvent(parse(line))
      expect(read).toHaveProperty('plan')
      if ('plan' in read) {
        expect(read.plan.title.de).not.toBe('')
        expect(read.plan.slug.en).toMatch(/^[a-z0-9-]+$/)
        expect(read.plan.externalId).toMatch(/^[A-Za-z0-9]+-[A-Za-z0-9]+$/)
      }
    }
  })

  test("has its time by the hall's clock, also before there were time zones", () => {
    const { dateStart, isTimeKnown } = plan({ date: '1842-12-07T20:00', time: '20:00' })
    expect([hallDay(dateStart), hallTime(dateStart, 'de'), isTimeKnown]).toEqual([
      '1842-12-07',
      '20.00',
      true,
    ])
  })

  test('whose time is missing has an unknown time', () => {
    const { dateStart, isTimeKnown } = plan({ date: '1909-10-16', time: null })
    expect([hallDay(dateStart), isTimeKnown]).toEqual(['1909-10-16', false])
  })

  test('whose day is not known has the date as far as it is, and begins on its first day', () => {
    const { dateStart, isTimeKnown, uncertainDate, slug } = plan({ date: '1909~', time: '20:00' })
    expect([hallDay(dateStart), isTimeKnown, uncertainDate]).toEqual(['1909-01-01', false, '1909~'])
    expect(slug.de).toMatch(/1909$/)
  })

  test('on a date that does not exist is refused', () => {
    expect(planEvent(parse('{"source_id":"nyp:1","date":"1900-02-29","works":[]}'))).toEqual({
      reason: 'archive_day',
      column: 'date',
      value: expect.stringContaining('1900-02-29'),
    })
  })

  test('has intervals, movements and talks as items of its programme', () => {
    const { programme } = plan({
      works: [
        work,
        { interval: 'Intermission-Short' },
        { composer: 'Discussion,', title: 'DISCUSSION' },
        { composer: null, title: null, work_id: '' },
      ],
    })
    expect(programme.map(({ kind }) => kind)).toEqual(['movement', 'interval', 'talk'])
    expect(programme[0]).toMatchObject({ title: { en: 'Overture' }, work: { key: 'nyp:8834' } })
  })

  test('with several conductors names the conductor of each item', () => {
    const { cast, programme } = plan({
      conductors: ['Barlow, Howard', 'Taylor, Deems'],
      works: [
        { ...work, conductor: 'Barlow, Howard; Taylor, Deems' },
        { ...work, conductor: 'Taylor, Deems' },
      ],
    })
    expect(cast.map(({ artist }) => artist.name)).toEqual(['Howard Barlow', 'Deems Taylor'])
    expect(programme.map((item) => item.cast.map(({ artist }) => artist.name))).toEqual([
      ['Howard Barlow', 'Deems Taylor'],
      ['Deems Taylor'],
    ])
  })

  test('names the only conductor once, for the whole evening', () => {
    const { cast, programme } = plan({
      conductors: ['Barlow, Howard'],
      works: [{ ...work, conductor: 'Barlow, Howard' }],
    })
    expect(cast.map(({ artist }) => artist.name)).toEqual(['Howard Barlow'])
    expect(programme.map((item) => item.cast)).toEqual([[]])
  })

  test('names soloists at the works that they play in, unless they play in all', () => {
    const soloist = { name: 'Istomin, Eugene', instrument: 'Piano', role: 'S' }
    const given = { orchestra: 'None', soloists: [soloist] }
    const inOne = plan({ ...given, works: [{ ...work, soloists: [soloist] }, work] })
    expect(inOne.programme.map((item) => item.cast.length)).toEqual([1, 0])
    expect(inOne.cast).toMatchObject([
      { artist: { name: 'Eugene Istomin' }, role: { de: 'Klavier', en: 'piano' } },
    ])
    const inAll = plan({ ...given, works: [{ ...work, soloists: [soloist] }] })
    expect(inAll.programme.map((item) => item.cast.length)).toEqual([0])
  })

  test('is named after its only work, its composers, or its performers', () => {
    expect(plan({ works: [work] }).title.en).toBe('Oberon')
    const composers = ['Bach, J. S.', 'Haydn, Joseph', 'Lalo, Edouard', 'Falla, Manuel de', 'Ravel, Maurice']
    const works = composers.map((composer, index) => ({ composer, title: 'SUITE', work_id: String(index) }))
    expect(plan({ works: works.slice(0, 2) }).title).toEqual({ de: 'Bach, Haydn', en: 'Bach, Haydn' })
    expect(plan({ works }).title).toEqual({
      de: 'Bach, Haydn, Lalo, Falla u. a.',
      en: 'Bach, Haydn, Lalo, Falla and others',
    })
    expect(plan({ orchestra: 'New York Symphony' }).title.en).toBe('New York Symphony')
    expect(plan({ orchestra: 'None', event_type: 'Chamber' })).toMatchObject({
      title: { en: 'Chamber' },
      genre: 'chamber',
      subtitle: null,
    })
  })

  test('has the room that its archive names, and none if that is unknown', () => {
    expect(plan({ venue: 'Carnegie Hall', location: 'Manhattan, NY' }).room).toEqual({
      key: 'nyp-carnegie-hall-manhattan-ny',
      name: 'Carnegie Hall',
      address: 'Manhattan, NY',
    })
    expect(plan({ venue: 'Unknown Venue' }).room).toBeNull()
  })
})

test('has an id that is allowed in addresses', () => {
  expect(externalIdOf('nyp:00646b9f-0.1#1')).toBe('nyp-00646b9fx0x1x1')
  expect(externalIdOf('nothing')).toBeNull()
})

test.each([
  ['{"source_id":', { reason: 'not_json' }],
  ['[]', { reason: 'invalid', column: '', value: '[]' }],
  [
    '{"source_id":"nyp:1","date":"7.12.1842","works":[]}',
    { reason: 'archive_date', column: 'date', value: '7.12.1842' },
  ],
  ['{"source_id":"nyp:1","works":[]}', { reason: 'required', column: 'date', value: '' }],
  [
    '{"source_id":"nyp:1","date":"1842-12-07","works":[{"title":5}]}',
    { reason: 'invalid', column: 'works.0.title', value: '5' },
  ],
  [
    String.raw`{"source_id":"nyp:1","date":"1842-12-07","venue":"a\u0000","works":[]}`,
    { reason: 'nul_character', column: 'venue', value: 'a' },
  ],
])('is refused for the line %s with its field: %j', (line, rejection) => {
  expect(readArchiveLine(line)).toEqual(rejection)
})

test("follows the hall's clock through both clock changes of the year", () => {
  const startOn = (day: string) => plan({ date: `${day}T20:00`, time: '20:00' }).dateStart.toISOString()
  expect(startOn('2024-07-01')).toBe('2024-07-01T18:00:00.000Z')
  expect(startOn('2024-12-01')).toBe('2024-12-01T19:00:00.000Z')
  expect(startOn('1890-12-01')).toBe('1890-12-01T19:06:32.000Z')
})
