import { expect, test } from 'vitest'
import { readQuestion } from './read-question.server.ts'

const read = (q: string) =>
  readQuestion(new URL(`https://hall.example/de/search?${new URLSearchParams({ q })}`))

test('A query is read without the spaces around it', () => {
  expect(read(' Bach ')).toEqual({ text: 'Bach', error: null })
  expect(read('')).toEqual({ text: '', error: null })
})

test('A query that is too long is kept and marked', () => {
  expect(read('a'.repeat(200)).error).toBeNull()
  expect(read('a'.repeat(201))).toEqual({ text: 'a'.repeat(201), error: 'long' })
})

test('Control characters are marked, and removed from what is kept', () => {
  expect(read('Ba\u0000ch\u001B')).toEqual({ text: 'Ba ch', error: 'characters' })
})
