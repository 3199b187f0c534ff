import { describe, expect, test } from 'vitest'
import { readQuestion } from './read-question.ts'

const understood = (text: string) => readQuestion(text, { language: 'de', today: '2026-11-20' }).understood

describe('A price', () => {
  test.each<[string, number]>([
    ['unter 30 Euro', 30],
    ['bis 30 €', 30],
    ['bis zu 30€', 30],
    ['under 30 euros', 30],
    ['under €30', 30],
    ['max. 25 EUR', 25],
    ['höchstens 20,50 Euro', 20.5],
    ['up to 12.5 €', 12.5],
    ['≤ 30 €', 30],
    ['<30€', 30],
    ['weniger als 15 Euro', 15],
    ['less than 15 euros', 15],
    ['günstiger als 40 Euro', 40],
    ['kostenlos', 0],
    ['gratis', 0],
    ['Eintritt frei', 0],
    ['free admission', 0],
  ])('is recognised in %s', (text, priceMax) => {
    expect(understood(text)).toEqual([{ key: 'price', priceMax, words: text }])
  })

  test.each(['30 Euro', 'unter 30', 'unter 30 Euronen', 'Gratiskonzert', 'Freiheit'])(
    'is not recognised in %s',
    (text) => {
      expect(understood(text)).toEqual([])
    },
  )
})

describe('An access fact', () => {
  test.each([
    ['barrierefrei', 'step_free'],
    ['stufenlos', 'step_free'],
    ['ohne Stufen', 'step_free'],
    ['step-free', 'step_free'],
    ['accessible', 'step_free'],
    ['Rollstuhl', 'wheelchair'],
    ['rollstuhlgerecht', 'wheelchair'],
    ['wheelchair accessible', 'wheelchair'],
    ['mit Gebärdensprache', 'sign_language'],
    ['BSL', 'sign_language'],
    ['sign language', 'sign_language'],
    ['Hörschleife', 'induction_loop'],
    ['with a hearing loop', 'induction_loop'],
    ['Audiodeskription', 'audio_description'],
    ['audio description', 'audio_description'],
    ['Relaxed Performance', 'relaxed_performance'],
    ['relaxed', 'relaxed_performance'],
  ])('is recognised in %s', (text, fact) => {
    expect(understood(text)).toEqual([{ key: 'access', fact, words: text }])
  })

  test('is not recognised in the name of a subject', () => {
    expect(understood('Barrierefreiheit')).toEqual([])
  })
})

describe('Children', () => {
  test.each([
    'für Kinder',
    'mit Kindern',
    'for children',
    'for kids',
    'kid-friendly',
    'für Familien',
    'für die ganze Familie',
    'for families',
    'for the whole family',
    'familienfreundlich',
    'Kinderkonzert',
    'Familienkonzerte',
    'family concert',
  ])('are recognised in %s', (text) => {
    expect(understood(text)).toEqual([{ key: 'children', words: text }])
  })

  test.each(['Kinder', 'Familie', 'Für Elise'])('are not recognised in %s', (text) => {
    expect(understood(text)).toEqual([])
  })
})
