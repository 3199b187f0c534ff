import { OpenAPIHono } from '@hono/zod-openapi'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  articles,
  auditLog,
  events,
  publications,
  type TokenAccess,
  type TokenArea,
} from '#db/schema/index.ts'
import { createToken } from '#domain/api-tokens/index.server.ts'
import { createPage } from '#domain/content/index.server.ts'
import { addRecord, storeOfKind } from '#domain/records/index.server.ts'
import { isRecord } from '#json/is-record.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import { checkOrigin } from '#server/pipeline/check-origin.ts'
import { readSession } from '#server/pipeline/session.ts'
import { showContent } from '#server/pages/show-content.ts'
import { testOrigin } from '../../../tests/support/api.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { createAuthor } from '../../../tests/support/drafts.ts'
import {
  createPublicPage,
  createRepertoire,
  createTestEvent,
  systemScope,
  testNow,
} from '../../../tests/support/factories.ts'
import { buildServices } from '../../../tests/support/services.ts'
import type { ApiEnv } from '../environment.ts'
import { answerDomainError } from '../index.ts'
import { serveAssistants } from './serve-assistants.ts'

const database = useTestDatabase()
const scope = () => systemScope(database.db)
let serial = 0
let hidden: number
let shown: number
let page: number
let unwritten: number
let work: number

beforeEach(async () => {
  ;({ workId: work } = await createRepertoire(scope()))
  hidden = await createTestEvent(scope(), {
    isOnline: false,
    title: { de: 'Geheimkonzert', en: 'Secret concert' },
  })
  shown = await createTestEvent(scope(), {
    title: { de: 'Sommernacht', en: 'Summer night' },
    slug: { de: 'sommernacht', en: 'summer-night' },
  })
  page = await createPublicPage(scope(), {
    texts: { de: { slug: 'besuch', title: 'Besuch' }, en: { slug: 'visit', title: 'Visit' } },
  })
  unwritten = await createPage(scope(), { texts: { de: { slug: 'neu', title: 'Neu' } } })
})

function openSite(): OpenAPIHono<ApiEnv> {
  const app = new OpenAPIHono<ApiEnv>({ strict: false })
  const services = buildServices({ clock: () => testNow })
  app.use('*', checkOrigin(services))
  app.use('*', readSession({ ...services, database: { db: database.db, reads: database.db } }))
  app.use('*', async (context, next) => {
    context.set('showContent', showContent)
    await next()
  })
  serveAssistants(app, '/mcp')
  app.onError((error, context) => {
    const answer = answerDomainError(error, context)
    if (answer) return answer
    throw error
  })
  return app
}

async function addToken(allowed: Partial<Record<TokenArea, TokenAccess>>): Promise<string> {
  const administrator = await createAuthor(database.db, `Admin ${++serial}`, 'administrator')
  const id = await addRecord(administrator, storeOfKind(recordStores, 'api_token'), {
    name: `Assistant ${serial}`,
    expires_at: new Date(testNow.getTime() + 30 * 86_400_000).toISOString(),
    ...Object.fromEntries(Object.entries(allowed).map(([area, access]) => [`${area}_access`, access])),
  })
  return createToken(administrator, id)
}

/** An assistant that speaks the protocol by the official client. */
async function connect(allowed: Partial<Record<TokenArea, TokenAccess>>) {
  const site = openSite()
  const token = await addToken(allowed)
  const client = new Client({ name: 'test', version: '1.0.0' })
  const transport = new StreamableHTTPClientTransport(new URL(`${testOrigin}/mcp`), {
    fetch: async (url, init) => site.request(String(url), init),
    requestInit: { headers: { Authorization: `Bearer ${token}` } },
  })
  await client.connect(transport)
  return {
    client,
    /** The result of a tool, or the words of its refusal. */
    call: async (name: string, given: Record<string, unknown>) => {
      const { content, isError } = await client.callTool({ name, arguments: given })
      const [first] = Array.isArray(content) ? content : []
      const text = isRecord(first) ? String(first['text']) : ''
      return isError === true ? text : (JSON.parse(text) as Record<string, unknown>)
    },
  }
}

const refused = 'The token does not allow this, or it would change what is public: only staff publish.'
const draft = {
  title: { de: 'Vorschlag', en: 'Proposal' },
  date_start: '2027-03-18T18:30:00.000Z',
}
const headline = { type: 'headline', fields: { content: 'Vorgeschlagen', headline_level: '2' } }

describe('an assistant', () => {
  test('is told which tools there are', async () => {
    const { client } = await connect({})
    const { tools } = await client.listTools()
    expect(tools.map(({ name, annotations }) => [name, annotations?.readOnlyHint])).toEqual([
      ['search', true],
      ['read', true],
      ['propose', false],
    ])
  })

  test.each(['none', 'read', 'draft', 'publish'] as const)(
    'can do what its token with the access %s allows, and never publishes',
    async (access) => {
      const mayRead = access !== 'none'
      const mayDraft = access === 'draft' || access === 'publish'
      const { call } = await connect({ programme: access, pages: access, people: access })
      // What is public is public for everybody.
      expect(JSON.stringify(await call('search', { query: 'Sommernacht' }))).toContain(`"id":${shown}`)
      expect(JSON.stringify(await call('search', { query: 'Geheimkonzert' }))).not.toContain(`"id":${hidden}`)
      expect(await call('read', { kind: 'event', id: shown })).toMatchObject({ public: { id: shown } })
      expect(await call('read', { kind: 'page', id: page })).toMatchObject({ public: { title: 'Besuch' } })

      const record = await call('read', { kind: 'event', id: hidden })
      if (mayRead) expect(record).toMatchObject({ public: null, record: { title: { de: 'Geheimkonzert' } } })
      else expect(record).toBe('This was not found.')
      const read = (await call('read', { kind: 'event', id: shown })) as Record<string, unknown>
      expect(['record' in read, 'draft' in read]).toEqual([mayRead, false])
      const written = (await call('read', { kind: 'page', id: page })) as Record<string, unknown>
      expect('draft' in written).toBe(mayDraft)

      const allowed = (result: unknown) => expect(result).toMatchObject({ is_public: false })
      const check = mayDraft ? allowed : (result: unknown) => expect(result).toBe(refused)
      check(await call('propose', { kind: 'event', fields: draft }))
      check(await call('propose', { kind: 'event', fields: { ...draft, is_online: true } }))
      check(await call('propose', { kind: 'event', id: hidden, fields: { subtitle: { de: 'Neu', en: '' } } }))
      check(await call('propose', { kind: 'event', id: hidden, blocks: [headline] }))
      check(await call('propose', { kind: 'page', id: page, blocks: [headline] }))
      check(await call('propose', { kind: 'page', id: unwritten, blocks: [headline] }))
      // Whatever the token allows to scripts.
      expect(await call('propose', { kind: 'event', id: hidden, fields: { is_online: true } })).toBe(refused)
      expect(
        await call('propose', { kind: 'event', id: shown, fields: { subtitle: { de: 'X', en: '' } } }),
      ).toBe(refused)
      const online = await database.db.select().from(events).where(eq(events.isOnline, true))
      expect(online.map(({ id }) => id)).toEqual([shown])
      expect(await database.db.$count(publications)).toBe(2)
      const proposed = await call('read', { kind: 'page', id: page })
      expect(JSON.stringify(proposed).includes('Vorgeschlagen')).toBe(mayDraft)
      expect(JSON.stringify((proposed as Record<string, unknown>)['public'])).not.toContain('Vorgeschlagen')
    },
  )

  test('reaches no area that its token does not name', async () => {
    const { call } = await connect({ people: 'publish' })
    expect(await call('read', { kind: 'event', id: hidden })).toBe('This was not found.')
    expect(await call('read', { kind: 'work', id: work })).toMatchObject({
      record: { catalogue_number: 'op. 95' },
    })
    for (const kind of ['event', 'article', 'subscription', 'page'])
      expect(await call('propose', { kind, id: 1, blocks: [headline] })).toBe(refused)
  })

  test('is named by the audit log', async () => {
    const { call } = await connect({ stories: 'draft' })
    const made = await call('propose', {
      kind: 'article',
      fields: { title: { de: 'Interview', en: '' }, published_at: '2027-01-01T10:00:00.000Z' },
      blocks: [headline],
    })
    expect(made).toMatchObject({
      staff_see_it_at: expect.stringContaining(`${testOrigin}/admin/blog/article/`),
    })
    const [article] = await database.db.select().from(articles)
    expect(article?.isOnline).toBe(false)
    const entries = await database.db.select().from(auditLog)
    const own = entries.filter(({ actorName }) => actorName.endsWith('(API-Token)'))
    expect(own.map(({ action, subjectKind }) => `${action} ${subjectKind}`)).toEqual([
      'create article',
      'propose section',
    ])
  })

  test('changes a block of a draft, and learns what is wrong with a proposal', async () => {
    const { call } = await connect({ pages: 'draft', programme: 'draft' })
    await call('propose', { kind: 'page', id: unwritten, blocks: [headline] })
    const text = JSON.stringify(await call('read', { kind: 'page', id: unwritten }))
    const [, id = ''] = /"id":"([\w-]{36})","type":"headline"/.exec(text) ?? []
    await call('propose', {
      kind: 'page',
      id: unwritten,
      changed_blocks: [{ id, fields: { content: 'Anders' } }],
    })
    expect(JSON.stringify(await call('read', { kind: 'page', id: unwritten }))).toContain('Anders')
    const wrong = (given: object) => call('propose', { kind: 'page', id: unwritten, ...given })
    expect(await wrong({})).toContain('fields:')
    expect(await wrong({ fields: { title: { de: 'x', en: '' } } })).toContain('fields:')
    expect(await wrong({ changed_blocks: [{ id: 'none', fields: {} }] })).toContain('changed_blocks.none:')
    expect(await wrong({ id: 987_654, blocks: [headline] })).toBe('This was not found.')
    expect(await wrong({ blocks: [{ type: 'unknown', fields: {} }] })).toContain('type')
    const event = (fields: object) => call('propose', { kind: 'event', fields })
    expect(await event({ title: { de: '', en: '' } })).toContain('title')
    expect(await event({ ...draft, titel: 'x' })).toBe('fields.titel: This does not exist.')
  })
})

describe('the address for assistants', () => {
  const ask = (method: string, headers: Record<string, string> = {}, body?: object) =>
    openSite().request(`${testOrigin}/mcp`, {
      method,
      headers: {
        Accept: 'application/json, text/event-stream',
        'Content-Type': 'application/json',
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    })
  const ping = { jsonrpc: '2.0', id: 1, method: 'ping' }

  test('needs a token, and says so', async () => {
    const answer = await ask('POST', {}, ping)
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
    const unknown = await ask('POST', { Authorization: 'Bearer cht_unknown' }, ping)
    expect([unknown.status, unknown.headers.get('www-authenticate')]).toEqual([
      401,
      'Bearer error="invalid_token"',
    ])
  })

  test('refuses pages of other sites, even with a token', async () => {
    const headers = { Authorization: `Bearer ${await addToken({})}` }
    expect((await ask('POST', { ...headers, Origin: 'https://evil.example' }, ping)).status).toBe(403)
    expect((await ask('POST', { ...headers, Origin: testOrigin }, ping)).status).toBe(200)
    expect((await ask('POST', headers, ping)).status).toBe(200)
  })

  test('takes POST only, because there are no sessions', async () => {
    const headers = { Authorization: `Bearer ${await addToken({})}` }
    for (const method of ['GET', 'DELETE', 'PUT']) {
      const answer = await ask(method, headers)
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST'])
    }
  })

  test('answers what is no message with an error of the protocol', async () => {
    const headers = { Authorization: `Bearer ${await addToken({})}` }
    const answer = await ask('POST', headers, { hello: 'world' })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ jsonrpc: '2.0', error: { code: expect.any(Number) } })
  })
})
