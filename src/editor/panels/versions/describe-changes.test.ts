import { expect, test } from 'vitest'
import type { BlockDifference } from './compare-contents.ts'
import { describeChanges } from './describe-changes.ts'

const of = (type: string): BlockDifference => ({
  kind: 'changed',
  id: type,
  type,
  before: null,
  after: null,
  fields: [],
})

test('The name of a version lists what has changed, each type once, and at most four', () => {
  expect(describeChanges(['page', 'text', 'text'].map(of), 'de')).toBe('Seitenkopf, Text (2)')
  expect(describeChanges(['quote'].map(of), 'en')).toBe('Quote')
  expect(describeChanges([], 'de')).toBe('')
  expect(describeChanges(['page', 'text', 'quote', 'image', 'faq'].map(of), 'de')).toMatch(/, …$/)
})
