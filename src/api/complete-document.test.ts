import { expect, test } from 'vitest'
import { completeDocument } from './complete-document.ts'

const reference = { $ref: '#/components/schemas/Text' }

test('What may be null admits null, and keeps its description', () => {
  const schema = { allOf: [reference, { type: ['object', 'null'], description: 'A text.' }] }
  const { components } = completeDocument({ components: { schemas: { Title: schema } } })
  expect(components.schemas.Title).toEqual({ anyOf: [reference, { type: 'null' }], description: 'A text.' })
})

test('What extends another schema and may be null admits null', () => {
  const own = { properties: { id: { type: 'integer' } }, required: ['id'] }
  const schema = { allOf: [reference, { type: ['object', 'null'], ...own }] }
  const { components } = completeDocument({ components: { schemas: { Title: schema } } })
  expect(components.schemas.Title).toEqual({
    anyOf: [{ allOf: [reference, { type: 'object', ...own }] }, { type: 'null' }],
  })
})

test('A schema that extends another one stays as it is', () => {
  const schema = { allOf: [reference, { type: 'object', properties: { id: { type: 'integer' } } }] }
  expect(completeDocument({ components: { schemas: { Title: schema } } }).components.schemas.Title).toEqual(
    schema,
  )
})

test.each([
  ['get', '/api/events/{id}', 'getEventsById'],
  ['get', '/{lang}/api/search-events', 'getSearchEvents'],
  ['post', '/{lang}/pageeditor-api/draft/{slug}/changes', 'postEditorDraftBySlugChanges'],
  ['delete', '/{lang}/api/admin/forms_builder/form/{id}', 'deleteAdminFormsBuilderFormById'],
])('%s %s has the id %s', (method, path, id) => {
  const document: { paths: Record<string, unknown> } = { paths: { [path]: { [method]: { responses: {} } } } }
  expect(completeDocument(document).paths[path]).toMatchObject({ [method]: { operationId: id } })
})

test.each([
  ['A public call needs nobody to be signed in', 'get', '/api/events', ['200'], []],
  [
    'A call that staff may use for more says so',
    'get',
    '/{lang}/pageeditor-api/page',
    ['200', '401'],
    [{}, { session: [] }],
  ],
  [
    'A call of the back office needs a session',
    'get',
    '/{lang}/api/admin/media',
    ['200', '401', '403'],
    [{ session: [] }],
  ],
  [
    'and its token to change something',
    'post',
    '/{lang}/api/admin/media',
    ['200', '401', '403'],
    [{ session: [], csrf: [] }],
  ],
])('%s', (_, method, path, statuses, security) => {
  const responses = Object.fromEntries(statuses.map((status) => [status, {}]))
  const document: { paths: Record<string, unknown> } = { paths: { [path]: { [method]: { responses } } } }
  expect(completeDocument(document).paths[path]).toMatchObject({
    [method]: { security, responses: { '429': {} } },
  })
})
