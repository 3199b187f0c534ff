import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MusicTitle } from './music-title.tsx'

const show = (title: string) => renderToString(<MusicTitle>{title}</MusicTitle>)
const kept = (title: string) => [...show(title).matchAll(/<span[^>]*>([^<]*)<\/span>/g)].map(([, key]) => key)

test('The keys and numbers in a title are kept on one line', () => {
  expect(kept('Symphonie Nr. 5 cis-Moll')).toEqual(['Nr. 5', 'cis-Moll'])
  expect(kept('Präludium Es-Dur und Fuge h-Moll')).toEqual(['Es-Dur', 'h-Moll'])
  expect(kept('Symphony No. 5 in C-sharp minor')).toEqual(['No. 5', 'C-sharp'])
})

test('A title without a key, and other hyphens, are not changed', () => {
  expect(show('Violin-Recital')).toBe('Violin-Recital')
  expect(show('Fünf Rückert-Lieder')).toBe('Fünf Rückert-Lieder')
})
