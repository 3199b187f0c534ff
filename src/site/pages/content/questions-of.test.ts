import { expect, test } from 'vitest'
import { questionsOf } from './questions-of.ts'

const item = (content: string, text: string) => ({
  id: content,
  type: 'faq-item',
  fields: { content, text: { type: 'doc', content: [{ type: 'text', text }] } },
  children: [],
})
const page = (...children: ReturnType<typeof item>[]) => ({
  containers: [{ id: 'c', layout: '100', columns: [[{ id: 'f', type: 'faq', fields: {}, children }]] }],
})

test('The questions of a page are found with their answers as text', () => {
  const content = page(item('Was ziehe ich an?', 'Was Sie mögen.'), item('Ohne Antwort?', ''))
  expect(questionsOf(content, 'https://house.example/de/besuch')).toEqual([
    {
      '@type': 'FAQPage',
      '@id': 'https://house.example/de/besuch#faq',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Was ziehe ich an?',
          acceptedAnswer: { '@type': 'Answer', text: 'Was Sie mögen.' },
        },
      ],
    },
  ])
})

test('A page without questions says nothing of them', () => {
  expect(questionsOf(page(), 'https://house.example/de')).toEqual([])
  expect(questionsOf(null, 'https://house.example/de')).toEqual([])
})
