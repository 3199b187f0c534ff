import { OpenAPIHono, z } from '@hono/zod-openapi'
import { expect, test } from 'vitest'
import { publicRoute } from '#contracts/route.ts'
import type { ApiEnv } from './environment.ts'
import { handle } from './handle.ts'
import { Refusal } from './refusal.ts'

const thing = z.object({ id: z.number() })
const base = { tag: 'things', summary: 'A thing' }

async function answerTo(method: string, add: (api: OpenAPIHono<ApiEnv>) => void) {
  const api = new OpenAPIHono<ApiEnv>()
  add(api)
  const answer = await api.request('/de/api/things/7', { method })
  return [answer.status, await answer.text()]
}

test('A handler gets what the contract has read, and its answer has the status of the contract', async () => {
  const call = publicRoute({ ...base, post: '/{lang}/api/things/{id}', created: [thing, 'It'] })
  const found = await answerTo('POST', (api) => handle(api, call, ({ params }) => ({ id: params.id })))
  expect(found).toEqual([201, '{"id":7}'])
})

test('What a handler without an answer returns is not sent', async () => {
  const call = publicRoute({ ...base, delete: '/{lang}/api/things/{id}', done: 'Deleted' })
  expect(await answerTo('DELETE', (api) => handle(api, call, () => [7]))).toEqual([204, ''])
})

test('A refusal and a whole response end the call as they say', async () => {
  const call = publicRoute({
    ...base,
    get: '/{lang}/api/things/{id}',
    answer: [thing, 'It'],
    responses: { 304: 'Same' },
  })
  const refused = await answerTo('GET', (api) =>
    handle(api, call, () => {
      throw new Refusal(404, (words) => words.page)
    }),
  )
  expect(refused).toEqual([404, '{"detail":"Diese Seite der Liste gibt es nicht."}'])
  const same = await answerTo('GET', (api) => handle(api, call, ({ context }) => context.body(null, 304)))
  expect(same).toEqual([304, ''])
})
