import { Parser } from 'n3'
import { describe, expect, test } from 'vitest'
import { inBothLanguages } from './bilingual.ts'
import { writeTurtle } from './turtle.ts'

const schema = 'http://schema.org/'

/** The triples of things as a parser reads them, as texts. */
const triplesOf = (...things: object[]) =>
  new Parser().parse(writeTurtle(things)).map(({ subject, predicate, object }) => {
    const detail = object.termType === 'Literal' ? object.language || object.datatype.value : ''
    const name = predicate.value.replace(schema, '').replace(/.*#/, '')
    return [subject.value, name, object.value, detail.replace(/.*#/, '')]
      .filter((text) => text !== '')
      .join(' ')
  })

describe('Things as Turtle', () => {
  test('are read by a parser as they were meant', () => {
    const triples = triplesOf({
      '@type': 'MusicEvent',
      '@id': 'https://house.example/id/event/1',
      name: 'Say "no"\\\n🎻',
      url: 'https://house.example/a b',
      startDate: '2026-12-01T19:30:00+01:00',
      endDate: '2026-12-01',
      eventStatus: 'https://schema.org/EventScheduled',
      isAccessibleForFree: true,
      offers: [{ '@type': 'Offer', price: 12.5 }],
      superEvent: { '@id': 'https://house.example/id/series/2' },
    })
    const event = 'https://house.example/id/event/1'
    expect(triples).toEqual(
      expect.arrayContaining([
        `${event} type ${schema}MusicEvent`,
        `${event} name Say "no"\\\n🎻 string`,
        `${event} url https://house.example/a%20b`,
        `${event} startDate 2026-12-01T19:30:00+01:00 dateTime`,
        `${event} endDate 2026-12-01 date`,
        `${event} eventStatus ${schema}EventScheduled`,
        `${event} isAccessibleForFree true boolean`,
        `${event} superEvent https://house.example/id/series/2`,
      ]),
    )
    expect(triples.filter((triple) => triple.endsWith('price 12.5 decimal'))).toHaveLength(1)
  })

  test('say what they say of a thing inside of another one under its own address', () => {
    const composer = { '@type': 'Person', '@id': 'https://house.example/id/agent/1', name: 'Clara Schumann' }
    expect(
      triplesOf({ '@type': 'MusicComposition', '@id': 'https://house.example/id/work/1', composer }),
    ).toEqual([
      `https://house.example/id/work/1 type ${schema}MusicComposition`,
      'https://house.example/id/work/1 composer https://house.example/id/agent/1',
      `https://house.example/id/agent/1 type ${schema}Person`,
      'https://house.example/id/agent/1 name Clara Schumann string',
    ])
  })

  test('have texts in both languages where they differ', () => {
    const work = inBothLanguages((language) => ({
      '@id': 'https://house.example/id/work/1',
      name: { de: 'Lied', en: 'Song' }[language],
      alternateName: 'Op. 1',
      url: `https://house.example/${language}/1`,
    }))
    expect(triplesOf(work)).toEqual([
      'https://house.example/id/work/1 name Lied de',
      'https://house.example/id/work/1 name Song en',
      'https://house.example/id/work/1 alternateName Op. 1 string',
      'https://house.example/id/work/1 url https://house.example/de/1',
      'https://house.example/id/work/1 url https://house.example/en/1',
    ])
  })
})
