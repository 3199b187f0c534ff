import { expect, test } from 'vitest'
import { isPrivateQuery } from './private-query.ts'

test('Drafts, old versions and previews are private, wherever they are in the query', () => {
  for (const query of [
    '?draft',
    '?edit=1',
    '?page=2&preview=token',
    '?version=12',
    '?as_of=2027-03-12T11:00',
  ])
    expect(isPrivateQuery(query), query).toBe(true)
})

test('Other queries are public, also those that only contain such a word', () => {
  for (const query of ['', '?page=2', '?query=preview', '?versions=1', '?my_draft=1'])
    expect(isPrivateQuery(query), query).toBe(false)
})
