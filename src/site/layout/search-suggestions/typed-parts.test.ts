import { expect, test } from 'vitest'
import { splitAtTyped } from './typed-parts.ts'

const typedIn = (text: string, typed: string) =>
  splitAtTyped(text, typed)
    .filter((piece) => piece.isTyped)
    .map((piece) => piece.text)

test('The beginnings of words are marked as far as they were typed, whatever their accents and case', () => {
  expect(typedIn('Antonín Dvořák', 'dvor')).toEqual(['Dvoř'])
  expect(typedIn('Antonín Dvořák'.normalize('NFD'), 'DVOR')).toEqual(['Dvoř'.normalize('NFD')])
  expect(typedIn('Im Großen Saal', 'gross')).toEqual(['Groß'])
})

test('The longest fitting beginning is marked', () => {
  expect(typedIn('Sinfonie Nr. 9', 's sinf 9')).toEqual(['Sinf', '9'])
})

test('The inside of a word is not marked', () => {
  expect(typedIn('Orgelnacht, aber keine Drehorgel', 'orgel')).toEqual(['Orgel'])
})

test('The joined pieces are the original text', () => {
  for (const typed of ['bach', 'b', '', '·', 'ß'])
    expect(
      splitAtTyped('Bach · Bach', typed)
        .map((piece) => piece.text)
        .join(''),
    ).toBe('Bach · Bach')
})
