import { describe, expect, test } from 'vitest'
import { catalogueKey } from './catalogue-number.ts'
import { tidyMovement, tidyTitle } from './tidy-title.ts'

describe('A title in capitals', () => {
  test.each([
    ['SYMPHONY NO. 5 IN C MINOR, OP.67', 'Symphony No. 5 in C minor', 'Symphonie Nr. 5 c-Moll', 'op. 67'],
    ['CONCERTO, VIOLIN, D MAJOR, OP.77', 'Violin Concerto in D major', 'Violinkonzert D-Dur', 'op. 77'],
    [
      'CONCERTO, PIANO, NO. 1, B-FLAT MINOR, OP. 23',
      'Piano Concerto No. 1 in B-flat minor',
      'Klavierkonzert Nr. 1 b-Moll',
      'op. 23',
    ],
    [
      'CONCERTO, VIOLIN NO. 3, G MAJOR, K.216',
      'Violin Concerto No. 3 in G major',
      'Violinkonzert Nr. 3 G-Dur',
      'K. 216',
    ],
    [
      'SYMPHONY NO. 3 IN E FLAT MAJOR, OP. 55 (EROICA)',
      'Symphony No. 3 in E-flat major (Eroica)',
      'Symphonie Nr. 3 Es-Dur (Eroica)',
      'op. 55',
    ],
    ['SYMPHONY NO. 8, B MINOR, D.759', 'Symphony No. 8 in B minor', 'Symphonie Nr. 8 h-Moll', 'D 759'],
    ['QUARTET, STRING, NO. 1', 'String Quartet No. 1', 'Streichquartett Nr. 1', null],
  ])('of a form, %s, is reordered in both languages', (raw, en, de, catalogueNumber) => {
    expect(tidyTitle(raw)).toEqual({ title: { en, de }, catalogueNumber })
  })

  test.each([
    ['MEISTERSINGER, DIE, WWV 96', 'Die Meistersinger', 'WWV 96'],
    ['NUTCRACKER, THE: SUITE, OP. 71A', 'The Nutcracker: Suite', 'op. 71a'],
    ['MER, LA [THE SEA]', 'La Mer', null],
    ['GOTTERDAMMERUNG [GÖTTERDÄMMERUNG]', 'Götterdämmerung', null],
    ['FLIEGENDE HOLLANDER [HOLLÄNDER], DER', 'Der Fliegende Holländer', null],
    ['TRISTAN UND ISOLDE, WWV 90', 'Tristan und Isolde', 'WWV 90'],
    ["PRELUDE A L'APRES-MIDI D'UN FAUNE", "Prelude a l'Apres-midi d'un Faune", null],
    ['H.M.S. PINAFORE', 'H.M.S. Pinafore', null],
    ['STAR WARS: EPISODE V, THE EMPIRE STRIKES BACK', 'Star Wars: Episode V, the Empire Strikes Back', null],
    ['NOCTURNE (UNSPECIFIED) (ORCH.)', 'Nocturne (Orch.)', null],
    ['POLONAISE MILITAIRE, A MAJOR, OP. 40, NO. 1', 'Polonaise Militaire in A major', 'op. 40 Nr. 1'],
    ['ABDUCTION FROM THE SERAGLIO,THE', 'The Abduction from the Seraglio', null],
    ['OVERTURE NO. 1, B FLAT MINOR, OP. 38', 'Overture No. 1 in B-flat minor', 'op. 38'],
    ['CREATION, THE, H.XXI:2', 'The Creation', 'Hob. XXI:2'],
    ['CONCERTO FOR ORCHESTRA, SZ 116, BB 123', 'Concerto for Orchestra', 'Sz 116, BB 123'],
    ['UNTER DONNER UND BLITZ> (THUNDER) POLKA, OP. 324', 'Unter Donner und Blitz (Thunder) Polka', 'op. 324'],
  ])('%s keeps its own language: %s', (raw, title, catalogueNumber) => {
    expect(tidyTitle(raw)).toEqual({ title: { de: title, en: title }, catalogueNumber })
  })

  test('keeps its arranger, and words with small letters', () => {
    expect(tidyTitle('PICTURES AT AN EXHIBITION (ARR. Ravel)').title).toEqual({
      de: 'Pictures at an Exhibition (Arr. Ravel)',
      en: 'Pictures at an Exhibition (arr. Ravel)',
    })
    expect(tidyTitle('MEDLEY (ARR. Unspecified)').title.en).toBe('Medley')
  })
})

test('a movement gets real dashes and is otherwise unchanged', () => {
  expect(tidyMovement('Larghetto -- Allegro')).toBe('Larghetto – Allegro')
  expect(tidyMovement('Act III, scene ii: Polonaise')).toBe('Act III, scene ii: Polonaise')
})

test('catalogue numbers are equal in every spelling', () => {
  expect(catalogueKey('op. 18 Nr. 1')).toBe(catalogueKey('OP.18, NO. 1'))
  expect(catalogueKey('KV 551')).toBe(catalogueKey('K. 551'))
  expect(catalogueKey(null)).toBeNull()
})
