import { expect, test } from 'vitest'
import { isPrivateQuery } from './private-query.ts'

test('Drafts, old versions and previews are not for everybody, wherever the query asks for them', () => {
  for (const query of ['?draft', '?edit=1', '?page=2&preview=token', '?version=12'])
    expect(isPrivateQuery(query), query).toBe(true)
})

test('Other queries are, also those that only contain such a word', () => {
  for (const query of ['', '?page=2', '?query=preview', '?versions=1', '?my_draft=1'])
    expect(isPrivateQuery(query), query).toBe(false)
})
