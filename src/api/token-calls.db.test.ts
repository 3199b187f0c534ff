import { OpenAPIHono } from '@hono/zod-openapi'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { apiTokens, apiTokenSecrets, auditLog, type TokenAccess } from '#db/schema/index.ts'
import { createToken, revokeToken } from '#domain/api-tokens/index.server.ts'
import {
  addRecord,
  deleteRecord,
  restoreRecord,
  storeOfKind,
  type RecordStore,
} from '#domain/records/index.server.ts'
import { createUser } from '#domain/users/index.server.ts'
import { areas, isForTokens, type Area } from '#records/definition.ts'
import type { Values } from '#records/field.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import { limitRates } from '#server/pipeline/limit-rates.ts'
import { readSession } from '#server/pipeline/session.ts'
import { testOrigin } from '../../tests/support/api.ts'
import { useTestDatabase } from '../../tests/support/database.ts'
import { createAuthor } from '../../tests/support/drafts.ts'
import { systemScope, testNow } from '../../tests/support/factories.ts'
import { insertMedia } from '../../tests/support/media.ts'
import { memoryFiles } from '../../tests/support/memory-files.ts'
import { openTestMedia } from '../../tests/support/media-services.ts'
import { nextSerial, sampleValue, sampleValues } from '../../tests/support/sample-records.ts'
import { buildServices } from '../../tests/support/services.ts'
import { signInTo, testAccounts } from '../../tests/support/test-accounts.ts'
import type { ApiEnv } from './environment.ts'
import { answerDomainError, mountApi } from './index.ts'

const database = useTestDatabase()
let serial = 0
const tokenStore = storeOfKind(recordStores, 'api_token')
const nothing = Object.fromEntries(areas.map((area) => [area, 'none'])) as Record<Area, TokenAccess>
const everything = Object.fromEntries(areas.map((area) => [area, 'publish'])) as Record<Area, TokenAccess>

/** The calls behind what finds out who asks, and limits how often. */
function openSite(clock = () => testNow): OpenAPIHono<ApiEnv> {
  const app = new OpenAPIHono<ApiEnv>({ strict: false })
  const services = buildServices({ clock })
  app.use('*', readSession({ ...services, database: { db: database.db, reads: database.db } }))
  app.use('*', limitRates())
  app.use('*', async (context, next) => {
    context.set('files', memoryFiles())
    context.set('media', openTestMedia())
    context.set('publicOrigin', testOrigin)
    context.set('accounts', testAccounts)
    await next()
  })
  mountApi(app)
  app.onError((error, context) => {
    const answer = answerDomainError(error, context)
    if (answer) return answer
    throw error
  })
  return app
}

/** The fields of a token by areas. */
function accessOf(allowed: Partial<Record<Area, TokenAccess>>): Values {
  return Object.fromEntries(Object.entries(allowed).map(([area, access]) => [`${area}_access`, access]))
}

async function addToken(allowed: Partial<Record<Area, TokenAccess>>): Promise<{ id: number; token: string }> {
  const scope = await createAuthor(database.db, `Admin ${++serial}`, 'administrator')
  const id = await addRecord(scope, tokenStore, {
    name: `Token ${serial}`,
    expires_at: new Date(testNow.getTime() + 30 * 86_400_000).toISOString(),
    ...accessOf(allowed),
  })
  return { id, token: await createToken(scope, id) }
}

type Asked = { token?: string; headers?: Record<string, string>; body?: unknown; on?: OpenAPIHono<ApiEnv> }
async function ask(method: string, path: string, { token, headers = {}, body, on = openSite() }: Asked) {
  const response = await on.request(`${testOrigin}${path.startsWith('/') ? path : `/de/api/admin/${path}`}`, {
    method,
    headers: {
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const isJson = response.headers.get('content-type')?.includes('json') === true
  const answer: unknown = isJson ? await response.json() : await response.text()
  return { status: response.status, answer, headers: response.headers }
}

async function addSample(store: RecordStore, more: Values = {}): Promise<number> {
  if (store.definition.kind === 'media') return insertMedia(database.db, `Probe ${nextSerial()}`)
  return addRecord(systemScope(database.db), store, {
    ...(await sampleValues(database.db, store.definition.fields)),
    ...more,
  })
}

/** What each level of access allows: of records that are public, and of those that are not. */
const levels: Record<TokenAccess, { read: boolean; draft: boolean; publish: boolean }> = {
  none: { read: false, draft: false, publish: false },
  read: { read: true, draft: false, publish: false },
  draft: { read: true, draft: true, publish: false },
  publish: { read: true, draft: true, publish: true },
}
const kinds = Object.entries(recordStores)
const open = kinds.filter(([, { definition, single }]) => isForTokens(definition) && !single)

type TokenCall = readonly [
  call: string,
  level: keyof (typeof levels)['none'] | 'never',
  status: number,
  body?: Values,
]

test.each(open)(
  'records of the kind %s can be reached as far as the access of a token goes',
  async (_, store) => {
    const { path, area, publication, fields, isMadeElsewhere } = store.definition
    const published = publication === undefined ? {} : { [publication]: true }
    const drafted = publication === undefined ? null : { [publication]: false }
    const on = openSite()
    const newValues = async (more: Values) => ({ ...(await sampleValues(database.db, fields)), ...more })
    const text = await textChange(store)
    const later = { ...text, later: { at: new Date(testNow.getTime() + 86_400_000).toISOString() } }
    const id = await addSample(store, published)
    const fresh = await addSample(store, published)
    const drafts = drafted && [await addSample(store, drafted), await addSample(store, drafted)]
    const newPublic = await newValues(published)
    const newDraft = await newValues(drafted ?? {})

    /** The calls in the order in which they are made, and what they answer to a token that may make them. */
    const calls: readonly TokenCall[] = [
      [`GET ${path}`, 'read', 200],
      [`GET ${path}/${id}`, 'read', 200],
      [`GET exports/${path}?format=csv`, 'read', 200],
      [`PATCH ${path}/${id}`, 'publish', 200, text],
      [`POST ${path}/${id}`, 'publish', 200, text],
      ...(isMadeElsewhere ? [] : [[`POST ${path}`, 'publish', 201, newPublic] as const]),
      ...(drafts
        ? ([
            [`PATCH ${path}/${drafts[0]}`, 'draft', 200, text],
            [`PATCH ${path}/${drafts[0]}`, 'publish', 200, published],
            [`POST ${path}`, 'draft', 201, newDraft],
            [`DELETE ${path}/${drafts[1]}`, 'draft', 204],
          ] as const)
        : []),
      // Planning is publishing with the rights of staff; history and trash name them.
      [`PATCH ${path}/${id}`, 'never', 200, later],
      [`GET ${path}/${id}/history`, 'never', 200],
      [`GET ${path}/${id}/waiting`, 'never', 200],
      [`POST ${path}/${id}/restore`, 'never', 200],
      [`DELETE ${path}/${fresh}`, 'publish', 204],
    ]
    const reach = async (token: string): Promise<[string, number][]> => {
      const statuses: [string, number][] = []
      for (const [call, , , body] of calls) {
        const [method = '', address = ''] = call.split(' ')
        statuses.push([call, (await ask(method, address, { token, on, ...(body && { body }) })).status])
      }
      return statuses
    }
    for (const [access, may] of Object.entries(levels)) {
      const { token } = await addToken({ [area]: access as TokenAccess })
      const expected = calls.map(([call, level, status]) => [
        call,
        level !== 'never' && may[level] ? status : 403,
      ])
      expect(await database.attempt(() => reach(token)), access).toEqual(expected)
    }
    const { token: stranger } = await addToken({ ...everything, [area]: 'none' })
    const refusals = calls.map(([call]) => [call, 403])
    expect(await database.attempt(() => reach(stranger)), 'a token for all other areas').toEqual(refusals)
  },
)

test.each(Object.entries(levels))(
  'the menus can be reached by a token with the access %s',
  async (access, may) => {
    const { token } = await addToken({ pages: access as TokenAccess })
    const menus = await ask('GET', 'pages/menus/1', { token })
    expect(menus.status).toBe(may.read ? 200 : 403)
    const changed = await ask('PATCH', 'pages/menus/1', {
      token,
      body: {
        footer: [
          {
            target: '',
            url: { de: '/de', en: '' },
            label: { de: 'Start', en: '' },
            is_highlight: false,
            children: [],
          },
        ],
      },
    })
    expect(changed.status).toBe(may.publish ? 200 : 403)
  },
)

/** A change of some text of a kind. */
async function textChange({ definition }: RecordStore): Promise<Values> {
  const [name = '', field] =
    Object.entries(definition.fields).find(
      ([one, each]) => each.kind === 'text' && !each.readOnly && one !== 'old_path',
    ) ?? []
  return field ? { [name]: await sampleValue(database.db, field) } : {}
}

describe('a token for everything', () => {
  const description = z.object({
    paths: z.record(
      z.string(),
      z.record(
        z.string(),
        z.object({ 'x-area': z.string().optional(), security: z.array(z.record(z.string(), z.unknown())) }),
      ),
    ),
  })

  test('reaches no call of the back office that the document does not open for tokens', async () => {
    const { token } = await addToken(everything)
    const on = openSite(() => new Date(testNow.getTime() + (serial += 60) * 1000))
    const { paths } = description.parse((await ask('GET', '/api/openapi.json', { on })).answer)
    const refused: string[] = []
    for (const [path, methods] of Object.entries(paths))
      for (const [method, { 'x-area': area, security }] of Object.entries(methods)) {
        expect(security.some((one) => 'apiToken' in one)).toBe(area !== undefined)
        if (!path.startsWith('/{lang}/api/admin/') || area !== undefined) continue
        const address = path.replace('{lang}', 'de').replaceAll(/\{\w+\}/g, '1')
        const { status } = await ask(method.toUpperCase(), address, { token, on })
        expect([path, method, status]).toEqual([path, method, 403])
        refused.push(path)
      }
    for (const part of [
      'house/webhook',
      'house/api-token',
      'house/settings',
      'releases/release',
      'audit-log',
    ])
      expect(refused.some((path) => path.includes(part))).toBe(true)
  })

  test('is nobody in the page editor, and a visitor at public calls', async () => {
    const { token } = await addToken(everything)
    const hidden = await addSample(storeOfKind(recordStores, 'event'), { is_online: false })
    expect((await ask('GET', '/de/pageeditor-api/page-tree', { token })).status).toBe(401)
    expect((await ask('POST', '/de/pageeditor-api/page-settings', { token, body: {} })).status).toBe(401)
    expect((await ask('GET', `/api/events/${hidden}`, { token })).status).toBe(404)
  })

  test('is not told the titles and uses of what it may not read', async () => {
    const room = await addSample(storeOfKind(recordStores, 'room'))
    const event = await addSample(storeOfKind(recordStores, 'event'), { room, is_online: false })
    const { token: house } = await addToken({ house: 'publish' })
    const { token: programme } = await addToken({ programme: 'read' })
    expect((await ask('GET', `house/room/${room}`, { token: house })).answer).toMatchObject({ uses: [] })
    expect((await ask('DELETE', `house/room/${room}`, { token: house })).answer).toMatchObject({ uses: [] })
    const { answer } = await ask('GET', `events/event/${event}`, { token: programme })
    expect(answer).toMatchObject({ room, titles: {} })
  })
})

describe('a token', () => {
  test('counts alone: the session of a browser beside it is ignored, and so is its own CSRF token', async () => {
    const account = { email: 'eva@example.org', password: 'Ein langes Passwort 7' }
    await createUser(systemScope(database.db), { ...account, username: 'Eva', role: 'administrator' })
    const { token: session } = await signInTo(systemScope(database.db), account)
    const headers = { Cookie: `sessionid=${session}` }
    const { token } = await addToken({ people: 'read' })
    expect((await ask('GET', 'house/settings/1', { headers })).status).toBe(200)
    expect((await ask('GET', 'house/settings/1', { token, headers })).status).toBe(403)
    expect((await ask('GET', 'house/settings/1', { token: 'cht_unknown', headers })).status).toBe(401)
    expect((await ask('GET', 'works/artist', { token, headers })).status).toBe(200)
  })

  test('is refused when it is unknown, replaced, revoked, deleted or expired, and says why', async () => {
    const { id, token } = await addToken({ people: 'read' })
    const administrator = await createAuthor(database.db, 'Ada', 'administrator')
    const answerTo = async (given: string, at = testNow) => {
      const { status, answer, headers } = await ask('GET', 'works/artist', {
        token: given,
        on: openSite(() => at),
      })
      return status === 200 ? 'accepted' : [status, answer, headers.get('www-authenticate')]
    }
    const challenge = 'Bearer error="invalid_token"'
    const unknown = [401, { detail: 'Dieses Token gibt es nicht, oder es wurde widerrufen.' }, challenge]
    expect(await answerTo(token)).toBe('accepted')
    expect(await answerTo(`${token}x`)).toEqual(unknown)
    const next = await createToken(administrator, id)
    expect(await answerTo(token)).toEqual(unknown)
    expect(await answerTo(next)).toBe('accepted')
    const end = new Date(testNow.getTime() + 30 * 86_400_000)
    expect(await answerTo(next, end)).toEqual([401, { detail: 'Dieses Token ist abgelaufen.' }, challenge])
    await revokeToken(administrator, id)
    expect(await answerTo(next)).toEqual(unknown)
    const last = await createToken(administrator, id)
    await deleteRecord(administrator, recordStores, tokenStore, id, { language: 'de', files: memoryFiles() })
    expect(await answerTo(last)).toEqual(unknown)
    await restoreRecord(administrator, tokenStore, id)
    expect(await answerTo(last)).toEqual(unknown)
  })

  test('is stored as a hash, and neither it nor the hash is in the audit log', async () => {
    const { id, token } = await addToken({ people: 'read' })
    const administrator = await createAuthor(database.db, 'Ada', 'administrator')
    const [stored] = await database.db.select().from(apiTokenSecrets)
    expect(stored?.tokenHash).not.toContain(token)
    await deleteRecord(administrator, recordStores, tokenStore, id, { language: 'de', files: memoryFiles() })
    const entries = JSON.stringify(await database.db.select().from(auditLog))
    expect(entries).not.toContain(token)
    expect(entries).not.toContain(stored?.tokenHash)
  })

  test('is named by the audit log, and notes when it was used', async () => {
    const { id, token } = await addToken({ people: 'publish' })
    const body = await sampleValues(database.db, storeOfKind(recordStores, 'artist').definition.fields)
    expect((await ask('POST', 'works/artist', { token, body })).status).toBe(201)
    const [entry] = await database.db.select().from(auditLog).where(eq(auditLog.subjectKind, 'artist'))
    expect(entry).toMatchObject({
      actorId: null,
      actorName: expect.stringMatching(/^Token \d+ \(API-Token\)$/),
      details: { token: id },
    })
    const [row] = await database.db.select().from(apiTokens).where(eq(apiTokens.id, id))
    expect(row?.lastUsedAt).toEqual(testNow)
  })

  test('is limited in how often it calls, whatever network it calls from', async () => {
    const { token } = await addToken({ people: 'read' })
    const { token: other } = await addToken({ people: 'read' })
    const on = openSite()
    const statuses = new Set<number>()
    for (let count = 1; count <= 101; count++)
      statuses.add((await ask('GET', 'works/artist?page_size=1', { token, on })).status)
    expect([...statuses]).toEqual([200, 429])
    expect((await ask('GET', 'works/artist', { token: other, on })).status).toBe(200)
  })

  test('is valid for a year at most, and never begins expired', async () => {
    const administrator = await createAuthor(database.db, 'Ada', 'administrator')
    const add = (days: number) =>
      addRecord(administrator, tokenStore, {
        name: `Token ${days}`,
        expires_at: new Date(testNow.getTime() + days * 86_400_000).toISOString(),
        ...accessOf(nothing),
      })
    await expect(add(-1)).rejects.toMatchObject({ fields: { expires_at: 'past' } })
    await expect(add(400)).rejects.toMatchObject({ fields: { expires_at: 'too_late' } })
    await expect(add(365)).resolves.toBeGreaterThan(0)
  })
})
