import { expect, test } from 'vitest'
import { familyName } from './family-name.ts'

test('is the part before the comma of the sort name', () => {
  expect(familyName('Hildegard von Bingen', 'Hildegard von Bingen')).toBe('Hildegard von Bingen')
  expect(familyName('Ralph Vaughan Williams', 'Vaughan Williams, Ralph')).toBe('Vaughan Williams')
  expect(familyName('Johann Strauss II', 'Strauss, Johann (Sohn)')).toBe('Strauss')
})

test('is the last word of a name that is spelled differently in this language', () => {
  expect(familyName('Sergei Prokofiev', 'Prokofjew, Sergej')).toBe('Prokofiev')
  expect(familyName('Felix Mendelssohn', 'Mendelssohn Bartholdy, Felix')).toBe('Mendelssohn')
})
