import { expect, test } from 'vitest'
import type { Chapter } from './chapter.ts'
import { findSections } from './find-sections.ts'

const text = (de: string, en: string) => ({ de, en })
const chapter: Chapter = {
  id: 'writing',
  readers: 'editors',
  title: text('Schreiben', 'Writing'),
  intro: text('Texte und Überschriften.', 'Texts and headlines.'),
  sections: [
    {
      id: 'links',
      title: text('Links', 'Links'),
      steps: [text('**Übernehmen** drücken.', 'Press **Apply**.')],
    },
    { id: 'lists', title: text('Listen', 'Lists') },
  ],
}
const lists = {
  'writing#lists': [{ name: text('Galerie', 'Gallery'), text: text('Zeigt Bilder.', 'Shows pictures.') }],
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
