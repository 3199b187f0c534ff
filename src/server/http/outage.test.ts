import { expect, test } from 'vitest'
import { DomainError } from '#domain/errors.ts'
import { explainOutage } from './outage.ts'

test('an archive that is being read says when it will be there', () => {
  const explain = (retryAfter: number, language: 'de' | 'en') =>
    explainOutage(new DomainError('being_prepared', { retryAfter }), language)
  expect(explain(7, 'de')).toMatchObject({
    status: 503,
    message:
      'Das Archiv wird gerade vorbereitet und ist in etwa 7 Sekunden da. Bitte dann noch einmal versuchen.',
    headers: { 'Retry-After': '7' },
  })
  expect(explain(1, 'en')?.message).toContain('in about a second')
  expect(explainOutage(new DomainError('not_found'), 'de')).toBeNull()
})
