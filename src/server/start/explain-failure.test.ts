import { expect, test } from 'vitest'
import { explainFailure } from './explain-failure.ts'

const failed = (code: string) =>
  new Error('Failed query: select "secret"\nparams: mira@example.org', {
    cause: Object.assign(new Error('invalid page in block 0'), { code }),
  })

test('A damaged database, or one without disk space, is reported in one plain line, not as a query', () => {
  expect(explainFailure(failed('XX001'))).toMatch(/^The database is damaged: [^\n]+\.$/)
  expect(explainFailure(failed('53100'))).toMatch(/^The disk of DATA_DIR, .* is full\.[^\n]+\.$/)
})
