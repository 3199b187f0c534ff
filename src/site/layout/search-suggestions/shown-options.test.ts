import { expect, test } from 'vitest'
import type { Suggestion } from '#contracts/search.ts'
import { listOptions } from './shown-options.ts'

const work: Suggestion = {
  group: 'works',
  id: 1,
  name: { de: 'Die Jahreszeiten', en: 'The Seasons' },
  detail: { de: 'Joseph Haydn', en: 'Joseph Haydn' },
  urls: { de: '/de/werke/die-jahreszeiten/1', en: '/en/works/the-seasons/1' },
}
const concert: Suggestion = {
  group: 'concerts',
  id: 2,
  name: { de: 'Haydn im Advent', en: null },
  detail: { de: '2026-11-28', en: '2026-11-28' },
  urls: { de: '/de/programm-und-karten/haydn-im-advent/2', en: null },
}

test('Works are searched for by name, concerts are opened, and all results come last', () => {
  expect(listOptions([work, concert], 'hay', 'de')).toEqual([
    {
      heading: 'Werke',
      options: [{ name: 'Die Jahreszeiten', detail: 'Joseph Haydn', query: 'Die Jahreszeiten' }],
    },
    {
      heading: 'Konzerte',
      options: [
        {
          name: 'Haydn im Advent',
          detail: 'Sa, 28.11.2026',
          url: '/de/programm-und-karten/haydn-im-advent/2',
        },
      ],
    },
    { heading: null, options: [{ name: 'Alle Treffer für »hay«', detail: null, query: 'hay' }] },
  ])
})

test('A record that is not public in the language is left out, with a heading that becomes empty', () => {
  expect(listOptions([concert], 'hay', 'en').map(({ heading }) => heading)).toEqual([null])
})
