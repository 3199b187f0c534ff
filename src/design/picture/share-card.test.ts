import { describe, expect, test } from 'vitest'
import {
  archiveShare,
  eventShare,
  pageShare,
  parseSharePath,
  personShare,
  shareCard,
  shareImagePath,
  shareImageText,
  storyShare,
  subscriptionShare,
  workShare,
  type ShareCard,
} from './share-card.ts'

const picture = { seed: 'a', ground: 'plum' }
const house = { name: 'Haus', claim: 'Musik am Ufer' }
const event = {
  id: 7,
  name: 'Mahler: Fünfte',
  date_start: '2026-11-21T18:30:00.000Z',
  is_time_known: true,
  uncertain_date: null,
  status: 'future',
  room: { name: 'Großer Saal' },
  picture,
}
const card = (changes: Partial<ShareCard> = {}): ShareCard => ({
  ...shareCard(eventShare(event, 'de'), house, 'de'),
  ...changes,
})

describe('A share image shows', () => {
  test('an event with day, time and hall, in the language of the page', () => {
    expect(eventShare(event, 'de').lines).toEqual(['Samstag, 21. November 2026, 19.30 Uhr', 'Großer Saal'])
    expect(eventShare(event, 'en').lines[0]).toBe('Saturday, 21 November 2026, 7.30 pm')
  })

  test('that an event is cancelled; no time and no hall if they are unknown', () => {
    expect(eventShare({ ...event, status: 'cancelled' }, 'de').lines[1]).toBe('Abgesagt · Großer Saal')
    expect(eventShare({ ...event, is_time_known: false, room: null }, 'de').lines).toEqual([
      'Samstag, 21. November 2026',
    ])
    const about = { ...event, is_time_known: false, uncertain_date: '1921~' }
    expect(eventShare(about, 'en').lines[0]).toBe('about 1921')
  })

  test('a story with category and day, a subscription with group and season, a page with its parent', () => {
    const story = {
      id: 1,
      title: 'T',
      category: { name: 'Lesen' },
      published_at: '2026-05-03T10:00:00Z',
      picture,
    }
    expect(storyShare(story, 'de').lines).toEqual(['Lesen · 3. Mai 2026'])
    expect(storyShare({ ...story, category: null }, 'en').lines).toEqual(['3 May 2026'])
    const subscription = { id: 1, title: 'T', group: { name: 'Familie' }, season: '2026/27', picture }
    expect(subscriptionShare(subscription).lines).toEqual(['Familie · 2026/27'])
    const page = { id: 3, og_title: 'Anfahrt', parents: [{ title: 'Besuch' }], picture: null }
    expect(pageShare(page)).toMatchObject({ title: 'Anfahrt', lines: ['Besuch'] })
  })

  test('the house with its claim if a page has no picture of its own', () => {
    expect(shareCard(null, house, 'en')).toMatchObject({
      kind: 'house',
      id: 0,
      title: 'Haus',
      lines: ['Musik am Ufer'],
      language: 'en',
    })
  })
})

test('A share image of the archive says what it is of: a person, a work, the archive', () => {
  const person = {
    id: 2,
    name: 'Alma Rosé',
    kind: 'person' as const,
    roles: ['Violine'],
    is_composer: false,
    born_date: '1906',
    died_date: '1944',
    picture,
  }
  expect(personShare(person, 'de')).toMatchObject({ kicker: 'Person', lines: ['Violine', '1906–1944'] })
  expect(
    personShare({ ...person, kind: 'ensemble', roles: [], born_date: null, died_date: null }, 'en'),
  ).toMatchObject({
    kicker: 'Ensemble',
    lines: [],
  })
  const work = {
    id: 3,
    title: 'Lulu',
    seed: 'a',
    catalogue_number: 'op. 1',
    composer: { name: 'Alban Berg' },
  }
  expect(workShare(work)).toMatchObject({ kicker: 'Alban Berg', title: 'Lulu', lines: ['op. 1'] })
  expect(workShare({ ...work, composer: null }).kicker).toBeUndefined()
  expect(archiveShare(1913, 'en')).toMatchObject({ kind: 'archive', id: 0, kicker: '1913 –' })
})

describe('The address of a share image', () => {
  test('contains kind, language, number and a hash of the content', () => {
    const path = shareImagePath(card())
    expect(path).toMatch(/^\/share\/event\/de\/7-[0-9a-f]{16}\.jpg$/)
    expect(parseSharePath(path)).toMatchObject({ kind: 'event', language: 'de', id: 7, format: 'wide' })
    expect(parseSharePath(shareImagePath(card(), 'tall'))).toMatchObject({ id: 7, format: 'tall' })
  })

  test('is the same for the same card and another one for every change of the content', () => {
    const paths = [
      card(),
      card({ title: 'Mahler: Sechste' }),
      card({ lines: ['Sonntag'] }),
      card({ houseName: 'Anderes Haus' }),
      card({ kicker: 'Person' }),
      card({ figure: { ground: 'plum', variant: 1 } }),
      card({ figure: { ground: 'stone', variant: 1 } }),
    ].map((each) => shareImagePath(each))
    expect(new Set(paths).size).toBe(paths.length)
    expect(shareImagePath(card())).toBe(paths[0])
  })

  test('is not valid in any other form', () => {
    const hash = '0123456789abcdef'
    for (const bad of [
      `/share/event/fr/7-${hash}.jpg`,
      `/share/user/de/7-${hash}.jpg`,
      `/share/event/de/07-${hash}.jpg`,
      `/share/event/de/7-${hash}.png`,
      `/share/event/de/7-${hash}0.jpg`,
      `/share/event/de/7-.jpg`,
      `/share/event/de/9999999999-${hash}.jpg`,
    ])
      expect(parseSharePath(bad), bad).toBeNull()
  })
})

test('A share image is described by its texts', () => {
  expect(shareImageText(card())).toBe(
    'Mahler: Fünfte. Samstag, 21. November 2026, 19.30 Uhr. Großer Saal. Haus',
  )
  expect(shareImageText(shareCard(null, house, 'de'))).toBe('Haus. Musik am Ufer')
})
