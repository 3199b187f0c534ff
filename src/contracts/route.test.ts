import { expect, test } from 'vitest'
import { z } from 'zod'
import { publicRoute, staffRoute } from './route.ts'

const answer = [z.object({ id: z.number() }), 'It'] as const

test('A call of staff stands below the back office, and can be refused for lack of a session or a right', () => {
  const { method, path, responses, ...route } = staffRoute({
    post: 'things/{id}/undo',
    right: 'publish',
    summary: 'Undoes it',
    created: answer,
    conflict: 'It was undone',
  })
  expect([method, path]).toEqual(['post', '/{lang}/api/admin/things/{id}/undo'])
  expect(Object.keys(responses)).toEqual(['201', '400', '401', '403', '404', '409', '412'])
  expect(route).toMatchObject({ tags: ['back office'], 'x-right': 'publish' })
  expect(Object.keys(route.request.params.shape)).toEqual(['lang', 'id'])
})

test('A call of the page editor says so by its path', () => {
  const route = staffRoute({ get: '/pageeditor-api/things', summary: 'Things', answer })
  expect(route).toMatchObject({ path: '/{lang}/pageeditor-api/things', tags: ['page editor'] })
})

test('An answer in words is an error from 400 on, and empty below', () => {
  const { responses } = publicRoute({
    get: '/api/things',
    tag: 'things',
    summary: 'Things',
    answer,
    errors: [404],
    responses: { 304: 'Nothing has changed', 410: 'They are gone' },
  })
  expect(Object.keys(responses)).toEqual(['200', '304', '404', '410'])
  expect(responses).toMatchObject({ 304: { description: 'Nothing has changed' } })
  expect(Object.keys(responses[410].content)).toEqual(['application/json'])
})

test('A part of a path that nothing describes is an error of the program', () => {
  expect(() => staffRoute({ get: 'things/{colour}', summary: 'One', answer })).toThrow('colour')
})
