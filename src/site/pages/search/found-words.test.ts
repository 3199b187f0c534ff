import { expect, test } from 'vitest'
import { splitByFoundWords } from './found-words.ts'

const found = (text: string, query: string) =>
  splitByFoundWords(text, query)
    .filter((piece) => piece.isFound)
    .map((piece) => piece.text)

test('Found words are marked whatever their accents and case', () => {
  expect(found('Antonín Dvořák: Symphonie', 'dvorak SYMPHONIE')).toEqual(['Dvořák', 'Symphonie'])
  expect(found('Im Großen Saal', 'gross')).toEqual(['Großen'])
})

test('A word is marked from its beginning only, and whole', () => {
  expect(found('Orgelnacht mit Orgel, aber keine Drehorgel', 'orgel')).toEqual(['Orgelnacht', 'Orgel'])
})

test('The pieces put together are the text again', () => {
  for (const query of ['bach', 'b', '', '·'])
    expect(
      splitByFoundWords('Bach · Bach', query)
        .map((piece) => piece.text)
        .join(''),
    ).toBe('Bach · Bach')
})
