import { describe, expect, test } from 'vitest'
import { record } from '../event/record.ts'
import { problemText } from './problem-text.ts'

describe('The reason why an item of a release can not be published', () => {
  test('is said in the language of the interface', () => {
    expect(problemText('not_found', record, 'de')).toBe('Das gibt es nicht mehr.')
    expect(problemText('conflict', record, 'en')).toBe('It has been changed differently in the meantime.')
  })

  test('names the field with the words of a refused save', () => {
    expect(problemText('invalid ticket_sale_from after_start', record, 'de')).toBe(
      `${record.fields.ticket_sale_from.label.de}: Das muss vor dem Beginn liegen.`,
    )
    expect(problemText('invalid title.en required', record, 'en')).toMatch(
      new RegExp(`^${record.fields.title.label.en}: .+`),
    )
  })

  test('has words also for a code and a field that nobody knows', () => {
    expect(problemText('unheard_of', undefined, 'en')).toBe('It could not be published.')
    expect(problemText('invalid somewhere unheard_of', undefined, 'en')).toBe(
      'somewhere: The values are not valid.',
    )
  })
})
