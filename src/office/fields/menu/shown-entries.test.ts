import { expect, test } from 'vitest'
import type { MenuEntry } from '#records/field.ts'
import { nameOfEntry, placeOfEntry, shownEntries } from './shown-entries.ts'

const entry = (given: Partial<MenuEntry>): MenuEntry => ({
  target: '',
  url: { de: '', en: '' },
  label: { de: '', en: '' },
  is_highlight: false,
  children: [],
  ...given,
})
const pages = new Map([
  [
    3,
    {
      id: 3,
      is_deleted: false,
      titles: { de: 'Haus', en: 'House' },
      urls: { de: '/de/haus', en: '/en/house' },
      listed: { de: true, en: false },
    },
  ],
])

test('Visitors get an entry only in the languages in which its page is public, and what is below it', () => {
  const menu = [
    entry({ target: 'page:3', children: [entry({ target: 'route:events', label: { de: 'X', en: 'Y' } })] }),
  ]
  expect(shownEntries(menu, pages, 'de')).toEqual([
    {
      name: 'Haus',
      url: '/de/haus',
      isHighlight: false,
      children: [{ name: 'X', url: '/de/programm-und-karten', isHighlight: false, children: [] }],
    },
  ])
  expect(shownEntries(menu, pages, 'en')).toEqual([])
})

test('An entry has its own name, or else the title of its page', () => {
  const own = entry({ target: 'page:3', label: { de: 'Unser Haus', en: '' } })
  expect([nameOfEntry(own, pages, 'de'), nameOfEntry(own, pages, 'en')]).toEqual(['Unser Haus', 'House'])
})

test('An address has another one in English, or else the same', () => {
  const link = entry({ url: { de: 'https://shop.example/de', en: '' }, label: { de: 'Shop', en: '' } })
  expect(shownEntries([link], pages, 'en')).toMatchObject([{ name: 'Shop', url: 'https://shop.example/de' }])
  expect(placeOfEntry(link, pages, 'en')).toBe('https://shop.example/de')
})
