import { expect, test } from 'vitest'
import { foldHeadings, groupOf, recogniseColumns } from './recognise-columns.ts'

test('Headings are recognised in German and English, each only once', () => {
  expect(
    recogniseColumns([
      'Datum',
      'UHRZEIT',
      'Titel',
      'Titel (en)',
      'Saal',
      'Komponist:in',
      'Werk',
      'Vorverkauf Mitglieder',
      'Verkauf ab',
      'Datum',
      'Farbe',
      '',
    ]),
  ).toEqual([
    'date',
    'time',
    'title_de',
    'title_en',
    'room',
    'composer',
    'work',
    'presale',
    'sale_from',
    'none',
    'none',
    'none',
  ])
  expect(
    recogniseColumns(['Date', 'Start time', 'Title', 'Hall', 'Performers', 'Price from', 'Promoter']),
  ).toEqual(['date', 'time', 'title_de', 'room', 'cast', 'price_min', 'promoter'])
})

test('Beside a date, a day is the name of the weekday', () => {
  expect(recogniseColumns(['Nr.', 'Tag', 'Datum', 'Uhrzeit', 'Veranstaltung'])).toEqual([
    'number',
    'weekday',
    'date',
    'time',
    'title_de',
  ])
  expect(recogniseColumns(['Tag', 'Uhrzeit', 'Titel'])).toEqual(['date', 'time', 'title_de'])
})

test('A heading of an advance sale names its group', () => {
  expect(['Vorverkauf Mitglieder', 'Presale Friends', 'Vorverkauf', 'VVK Start'].map(groupOf)).toEqual([
    'Mitglieder',
    'Friends',
    null,
    null,
  ])
})

test('Headings are the same whatever their case and spaces are', () => {
  expect(foldHeadings(['Datum ', 'TITEL'])).toBe(foldHeadings(['datum', 'Titel']))
})
