import { describe, expect, test } from 'vitest'
import { languages } from '../languages.ts'
import { describeReason, importProblemMessages } from './import-problems.ts'

describe('The reason for which a line of an import is rejected', () => {
  test('is in the language of whoever reads it, and names its values', () => {
    const values = { hall: 'Foyer', count: 1 }
    expect(describeReason('unknown_hall', values, 'de')).toBe(
      'Den Saal „Foyer“ kennt diese Website nicht. Ohne Saal: 1 Konzert.',
    )
    expect(describeReason('unknown_hall', values, 'en')).toBe(
      'The hall "Foyer" is not known here: 1 concert is without it.',
    )
  })

  test('may be one of the errors of fields, or a sentence that an older version has stored', () => {
    expect(describeReason('taken', {}, 'de')).toBe('Das gibt es schon.')
    expect(describeReason('The feed is too large.', {}, 'de')).toBe('The feed is too large.')
  })

  test('has the words of the rule that something breaks', () => {
    expect(describeReason('breaks_rule', { rule: 'after_start' }, 'en')).toBe(
      'Imported nevertheless: This has to be before the start.',
    )
  })

  test('has another text in each language', () => {
    const texts = { hall: 'x', host: 'x', origin: 'x', release: 'x', rule: 'after_start' }
    const values = { ...texts, line: 1, bytes: 1, count: 1, pages: 1, status: 1 }
    for (const code of Object.keys(importProblemMessages.de.reasons)) {
      const [german, english] = languages.map((language) => describeReason(code, values, language))
      expect(german, code).not.toBe(english)
      expect(german, code).not.toContain('undefined')
    }
  })
})
