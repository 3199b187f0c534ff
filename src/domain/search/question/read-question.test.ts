import { describe, expect, test } from 'vitest'
import { readQuestion } from './read-question.ts'

const read = (text: string, options: Partial<Parameters<typeof readQuestion>[1]> = {}) =>
  readQuestion(text, { language: 'de', today: '2026-11-20', ...options })
const texts = (terms: { text: string; isPhrase: boolean }[]) =>
  terms.map(({ text, isPhrase }) => (isPhrase ? `"${text}"` : text))
const termsOf = (text: string) => texts(read(text).terms)
const alternativesOf = (text: string) => read(text).terms[0]?.alternatives

describe('Terms', () => {
  test.each([
    ['Beethoven  Fidelio', ['Beethoven', 'Fidelio']],
    ['d-Moll', ['d', 'Moll']],
    ['"Ode an die Freude"', ['"Ode an die Freude"']],
    ['„Ode an“ »die Freude« “an English” «Suisse»', ['"Ode an"', '"die Freude"', '"an English"', '"Suisse"']],
    ['"Ode an die', ['Ode']],
    ['""', []],
    ['Der Ring des Nibelungen', ['Ring', 'Nibelungen']],
    ['der die das', ['der', 'die', 'das']],
    ["Beethoven's Ninth", ['Beethoven', 'Ninth']],
    ['A minor', ['A', 'minor']],
    ['A Love Supreme', ['Love', 'Supreme']],
    ['Bach bach BACH', ['Bach']],
    ['Dvor\u030ca\u0301k', ['Dvořák']],
    ['', []],
    [' – !? ', []],
  ])('of %s are %j', (text, expected) => {
    expect(termsOf(text)).toEqual(expected)
  })

  test('are limited to twelve', () => {
    expect(termsOf('b c d e f g h i j k l m n o')).toHaveLength(12)
  })
})

describe('Sentences', () => {
  test.each([
    ['wann wurde Mahlers Fünfte gespielt', ['Mahlers', 'Fünfte']],
    ['When was Mahler’s Fifth last played?', ['Mahler', 'Fifth']],
    ['Wo kann ich parken?', ['parken']],
    ['where can I park my car', ['park', 'car']],
    ['Gibt es noch Karten für das Weihnachtsoratorium?', ['Weihnachtsoratorium']],
    ['Was gibt es?', ['Was', 'gibt', 'es']],
  ])('are read without the words that only ask: %s', (text, expected) => {
    expect(termsOf(text)).toEqual(expected)
  })

  test('keep for content what is said of every event', () => {
    const question = read('Was kostet eine Karte?')
    expect([question.terms, question.contentTerms].map(texts)).toEqual([['kostet'], ['kostet', 'Karte']])
  })

  test.each([
    ['Die Welt, die ich sah', ['Welt', 'ich', 'sah']],
    ['Warum', ['Warum']],
  ])('are not all texts with such words: %s', (text, expected) => {
    expect(termsOf(text)).toEqual(expected)
  })
})

describe('Numbers of works', () => {
  const numbersOf = (text: string) => read(text).terms.flatMap((term) => (term.isNumber ? [term.text] : []))

  test.each([
    ['Mahler 5', ['5']],
    ['Mahlers Fünfte', ['Fünfte']],
    ['Mahler’s 5th', ['5']],
    ['Mozart KV 466', ['kv 466']],
    ['Mahler', []],
  ])('in %s: %j', (text, expected) => {
    expect(numbersOf(text)).toEqual(expected)
  })
})

describe('Exclusions', () => {
  test.each([
    ['beethoven -fidelio', ['beethoven'], ['fidelio']],
    ['beethoven –fidelio', ['beethoven'], ['fidelio']],
    ['-"Ode an die Freude" Beethoven', ['Beethoven'], ['"Ode an die Freude"']],
    ['-fidelio', [], ['fidelio']],
    ['Konzert -d-Moll', ['Konzert'], ['"d Moll"']],
    ['Mozart -KV 466', ['Mozart'], ['"kv 466"']],
    ['Bach - Händel', ['Bach', 'Händel'], []],
    ['Rimsky-Korsakow', ['Rimsky', 'Korsakow'], []],
  ])('in %s leave %j and exclude %j', (text, terms, excluded) => {
    const question = read(text)
    expect(texts(question.terms)).toEqual(terms)
    expect(texts(question.excluded)).toEqual(excluded)
  })

  test('are never understood as filters', () => {
    expect(read('Mahler -heute').understood).toEqual([])
  })
})

describe('Catalogue numbers', () => {
  test.each([
    ...['KV466', 'KV 466', 'KV. 466', 'kv466', 'K 466', 'K. 466', 'Köchel 466', 'KV Nr. 466'].map((typed) => [
      typed,
      'kv 466',
    ]),
    ...['op.125', 'op 125', 'Op. 125', 'opus 125', 'OP125'].map((typed) => [typed, 'op 125']),
    ...['D 960', 'D960', 'd. 960', 'Deutsch 960'].map((typed) => [typed, 'd 960']),
    ['D. 9', 'd 9'],
    ['BWV 1046', 'bwv 1046'],
    ['Hob. XVI:52', 'hob xvi 52'],
    ['Hob XVI 52', 'hob xvi 52'],
    ['Hob. VIIb:1', 'hob viib 1'],
    ['TWV 55:C3', 'twv 55 c3'],
    ['JW VII/9', 'jw vii 9'],
    ['op. 72b', 'op 72b'],
    ['BuxWV 137', 'buxwv 137'],
    ['Sz. 106', 'sz 106'],
    ['WoO 59', 'woo 59'],
  ])('are one phrase: %s', (typed, expected) => {
    expect(termsOf(typed ?? '')).toEqual([`"${expected}"`])
  })

  test('include the other spelling as an alternative', () => {
    expect(alternativesOf('K. 466')).toEqual(['k 466'])
    expect(alternativesOf('op. 125')).toEqual(['opus 125'])
  })

  test.each([
    ['op. 59 Nr. 1', ['"op 59"', '1']],
    ['D 9', ['D', '9']],
    ['Deutsch lernen', ['Deutsch', 'lernen']],
    ["Beethoven's 32 Variationen", ['Beethoven', '32', 'Variationen']],
    ['C. P. E. Bach', ['C', 'P', 'E', 'Bach']],
    ['"KV 466"', ['"KV 466"']],
  ])('leave other words alone: %s', (typed, expected) => {
    expect(termsOf(typed)).toEqual(expected)
  })
})

describe('Synonyms', () => {
  test.each([
    ['Sinfonien', 'symphony'],
    ['symphony', 'sinfonie'],
    ['Geige', 'violin'],
    ['Floete', 'flute'],
    ['flote', 'flute'],
    ['Streichquartett', 'string quartet'],
    ['string quartet', 'streichquartett'],
    ['St. Matthew Passion', 'matthäus passion'],
    ['Matthäuspassion', 'st matthew passion'],
    ['magic flute', 'zauberflöte'],
    ['Tchaikovsky', 'tschaikowsky'],
    ['Neunte', 'ninth'],
  ])('of %s include %s', (typed, expected) => {
    expect(alternativesOf(typed)).toContain(expected)
    expect(termsOf(typed)).toHaveLength(1)
  })

  test('do not apply to phrases in quotes and to exclusions', () => {
    expect(alternativesOf('"Sinfonie"')).toEqual([])
    expect(read('-Sinfonie').excluded[0]?.alternatives).toEqual([])
  })
})

describe('Understood parts', () => {
  test('leave the other words, for content as well', () => {
    const question = read('Beethoven im März unter 30 Euro')
    expect([question.terms, question.contentTerms].map(texts)).toEqual([['Beethoven'], ['Beethoven']])
    expect(question.understood.map(({ words }) => words)).toEqual(['im März', 'unter 30 Euro'])
  })

  test('are words for content when nothing else is left', () => {
    const question = read('Konzerte im März')
    expect([question.terms, question.contentTerms].map(texts)).toEqual([[], ['Konzerte', 'März']])
  })

  test('leave no words that are said of every event', () => {
    expect(termsOf('Konzerte am Wochenende')).toEqual([])
    expect(termsOf('Konzerte')).toEqual(['Konzerte'])
  })

  test('occur once of each key; later ones stay words', () => {
    const question = read('heute Mahler morgen')
    expect(question.understood.map(({ words }) => words)).toEqual(['heute'])
    expect(texts(question.terms)).toEqual(['Mahler', 'morgen'])
  })

  test('are plain words when they are taken literally', () => {
    const question = read('heute gratis', { literally: ['date'] })
    expect(question.understood).toEqual([{ key: 'price', priceMax: 0, words: 'gratis' }])
    expect(texts(question.terms)).toEqual(['heute'])
  })

  test('are never in quotes', () => {
    expect(read('"heute" „im März“ »gratis«').understood).toEqual([])
  })
})
