import { expect, test } from 'vitest'
import { leadingPath } from './leading-path.ts'

test.each([
  ['events', 'events/event'],
  ['works', 'works/work'],
  ['releases', 'releases/release'],
  ['house', 'house/settings'],
  ['blog', 'blog/article'],
  ['forms_builder', 'forms_builder/form'],
  ['media', undefined],
  ['nowhere', undefined],
  ['', undefined],
])('%s leads to %s', (parent, path) => expect(leadingPath(parent)).toBe(path))
