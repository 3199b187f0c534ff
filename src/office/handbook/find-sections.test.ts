import { expect, test } from 'vitest'
import type { Chapter } from './chapter.ts'
import { findSections } from './find-sections.ts'

const chapter: Chapter = {
  id: 'writing',
  readers: 'editors',
  title: 'Schreiben',
  intro: ['Texte und Überschriften.'],
  sections: [
    {
      id: 'links',
      title: 'Links',
      steps: [[{ word: 'Übernehmen' }, ' drücken.']],
    },
    { id: 'lists', title: 'Listen' },
  ],
}
const lists = {
  'writing#lists': [
    { name: { de: 'Galerie', en: 'Gallery' }, text: { de: 'Zeigt Bilder.', en: 'Shows pictures.' } },
  ],
}
const find = (query: string) =>
  findSections(query, [chapter], lists, 'de').map(({ sections }) => sections.map(({ id }) => id))

test.each([
  ['', [[]]],
  ['uberschriften', [[]]],
  ['UEBERNEHMEN', [['links']]],
  ['schreiben galerie', [['lists']]],
  ['galerie drücken', []],
  ['Violine', []],
])('The handbook finds for %j the sections %j', (query, found) => {
  expect(find(query)).toEqual(found)
})
