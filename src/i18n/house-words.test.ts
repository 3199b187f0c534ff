import { expect, test } from 'vitest'
import { inHouse, replaceWords } from './house-words.ts'

const messages = {
  title: 'Karten',
  count: (count: number) => `${count} Karten`,
  parts: { hall: 'Saal', bar: 'Bar' },
}

test('A house replaces single words, and keeps all others', () => {
  const own = {
    title: 'Billette',
    parts: { hall: 'Tonhalle' },
    count: (count: number) => `${count} Billette`,
  }
  const replaced = replaceWords(messages, own, 'saleMessages', 'de')
  expect(replaced).toMatchObject({ title: 'Billette', parts: { hall: 'Tonhalle', bar: 'Bar' } })
  expect('count' in replaced && typeof replaced.count === 'function' && replaced.count(2)).toBe('2 Billette')
})

test('A word that does not exist, or is of another kind, is an error that names it', () => {
  const replace = (own: Parameters<typeof replaceWords>[1]) => () =>
    replaceWords(messages, own, 'saleMessages', 'de')
  expect(replace({ titel: 'x' })).toThrow('There is no word saleMessages.titel (de).')
  expect(replace({ parts: { foyer: 'x' } })).toThrow('There is no word saleMessages.parts.foyer (de).')
  expect(replace({ count: '2' })).toThrow('The word saleMessages.count (de) has to be a function.')
  expect(replace('x')).toThrow('The words of the house name no word by saleMessages (de).')
})

test('Without words of a house messages stay as they are', () => {
  expect(inHouse('unknownMessages', { de: messages, en: messages }).de).toBe(messages)
})

test('A word that got another name has it until the next version', () => {
  const renamed = { 'saleMessages.heading': 'title', 'saleMessages.parts.room': 'hall' }
  const own = { heading: 'Billette', parts: { room: 'Tonhalle' } }
  expect(replaceWords(messages, own, 'saleMessages', 'de', renamed)).toMatchObject({
    title: 'Billette',
    parts: { hall: 'Tonhalle' },
  })
})
