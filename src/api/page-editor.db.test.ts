import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openApi, testCsrfToken, testOrigin } from '../../tests/support/api.ts'
import { useTestDatabase } from '../../tests/support/database.ts'
import { changeOf, createAuthor, createTestPage, insertBox, insertHeadline } from '../../tests/support/drafts.ts'
import { systemScope, visitorScope } from '../../tests/support/factories.ts'
import type { Change } from '#contracts/page-operations.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import { applyChange, emptyContent } from '#operations/index.ts'
import { createUser } from '#domain/users/index.server.ts'
import type { Role } from '#db/schema/index.ts'
import type { Scope } from '#domain/scope.ts'

const database = useTestDatabase()
const anybody = openApi(() => visitorScope(database.db))
type App = ReturnType<typeof openApi>

async function call(
  app: App,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = { 'X-CSRFToken': testCsrfToken },
) {
  const response = await app.request(`http://localhost/de/pageeditor-api/${path}`, {
    method,
    headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  const answer: unknown = text === '' ? null : JSON.parse(text)
  return { status: response.status, body: answer, headers: response.headers }
}

/** A member of staff at the calls, and a page with a draft. */
async function begin(role: Role = 'editor') {
  const scope: Scope = await createAuthor(database.db, 'Anna', role)
  const app = openApi(() => scope)
  const { de } = await createTestPage(database.db)
  const slug = `page-${de.ownerId}`
  const made = await call(app, 'POST', 'container', { slug })
  return { app, scope, slug, id: de.ownerId, made }
}
const sending = (base: number, ...operations: Parameters<typeof changeOf>) => ({
  client: 'window-a',
  base,
  changes: [changeOf(...operations)],
})

describe('The calls of the page editor', () => {
  test('begin a draft where there is none, and answer all that the canvas shows', async () => {
    const { app, slug, made } = await begin()
    expect(made).toMatchObject({
      status: 200,
      body: {
        slug,
        language: 'de',
        sequence: 1,
        content: { containers: [{ layout: '100', columns: [[]] }] },
        shown: { data: {}, links: {}, presented: {} },
        status: { published: null, has_unpublished_changes: true, translation: { exists: false } },
        may_publish: true,
      },
    })
    expect((await call(app, 'GET', `draft/${slug}`)).body).toEqual(made.body)
    expect((await call(app, 'GET', 'draft/page-987654')).status).toBe(404)
    expect((await call(app, 'POST', 'container', { slug: 'page-987654' })).status).toBe(404)
    const second = await call(app, 'POST', 'container', { slug, layout: '50-50' })
    expect(second.body).toMatchObject({
      sequence: 2,
      content: { containers: [{ layout: '100' }, { layout: '50-50', columns: [[], []] }] },
    })
  })

  test('store changes, merge them, and tell what is in conflict', async () => {
    const { app, slug } = await begin()
    const sent = await call(app, 'POST', `draft/${slug}/changes`, sending(1, insertBox(), insertHeadline('one', 'A')))
    expect(sent).toMatchObject({ status: 200, body: { sequence: 2, changes: [{ sequence: 2, author: 'Anna' }] } })
    const own = sending(2, { kind: 'set-fields', id: 'one', fields: { content: 'B' } })
    await call(app, 'POST', `draft/${slug}/changes`, own)
    const refused = await call(app, 'POST', `draft/${slug}/changes`, { ...sending(2, insertHeadline('one', 'C')), client: 'window-b' })
    expect([400, 409]).toContain(refused.status)
    const conflict = await call(app, 'POST', `draft/${slug}/changes`, {
      ...sending(2, { kind: 'set-fields', id: 'one', fields: { content: 'C' } }),
      client: 'window-b',
    })
    expect(conflict).toMatchObject({
      status: 409,
      body: { detail: 'conflict', sequence: 3, conflicts: ['one'], changes: [{ sequence: 3 }] },
    })
    expect(
      await call(app, 'POST', `draft/${slug}/presence`, { client: 'window-b', base: 2, block: null }),
    ).toMatchObject({ status: 200, body: { sequence: 3, editors: [], changes: [{ sequence: 3 }] } })
    expect(await call(app, 'GET', `draft/${slug}/state?sequence=2`)).toMatchObject({
      status: 200,
      body: { sequence: 2 },
    })
    expect((await call(app, 'GET', `draft/${slug}/state`)).body).toMatchObject({ sequence: 3 })
    expect((await call(app, 'GET', `draft/${slug}/state?version_id=99999999999`)).status).toBe(400)
    expect((await call(app, 'GET', `draft/${slug}/state?sequence=99`)).status).toBe(404)
    expect((await call(app, 'GET', `draft/${slug}/history`)).body).toHaveLength(3)
    expect((await call(app, 'GET', `draft/${slug}/counterpart/one`)).body).toEqual({
      fields: null,
      fields_then: null,
    })
    expect((await call(app, 'POST', `draft/${slug}/translation`, { blocks: ['one'] })).status).toBe(200)
  })

  test('publish what the editor has seen, list versions, and take a page off again', async () => {
    const { app, slug } = await begin()
    await call(app, 'POST', `draft/${slug}/changes`, sending(1, insertBox(), insertHeadline('one', '')))
    expect((await call(app, 'POST', `draft/${slug}/publication`, { sequence: 1 })).status).toBe(409)
    expect(await call(app, 'POST', `draft/${slug}/publication`, { sequence: 2 })).toMatchObject({
      status: 400,
      body: { 'one.content': ['required'] },
    })
    await call(
      app,
      'POST',
      `draft/${slug}/changes`,
      sending(2, { kind: 'set-fields', id: 'one', fields: { content: 'Da' } }),
    )
    const published = await call(app, 'POST', `draft/${slug}/publication`, { sequence: 3, summary: 'Los' })
    expect(published).toMatchObject({ status: 200, body: { has_unpublished_changes: false } })
    expect((await call(anybody, 'GET', `container/by-slug/${slug}`)).status).toBe(200)
    expect((await call(app, 'GET', `draft/${slug}/versions`)).body).toMatchObject([
      { summary: 'Los', author: 'Anna', publication: 'current', sequence: 3 },
    ])
    expect(await call(app, 'DELETE', `draft/${slug}/publication?scheduled=only`)).toMatchObject({
      body: { published: {} },
    })
    expect(await call(app, 'DELETE', `draft/${slug}/publication`)).toMatchObject({
      status: 200,
      body: { published: null },
    })
    expect((await call(anybody, 'GET', `container/by-slug/${slug}`)).status).toBe(404)
    expect((await call(app, 'POST', `draft/${slug}/versions`, { summary: 'Name' })).body).toMatchObject({
      summary: 'Name',
    })
    const link = await call(app, 'POST', `draft/${slug}/preview-link`, {})
    expect((link.body as { url: string }).url).toMatch(new RegExp(`^${testOrigin}/de/seite\\?preview=[\\w-]{43}$`))
  })

  test('show what new blocks need', async () => {
    const { app, id } = await begin()
    const containers = [
      {
        id: 'c',
        layout: '100',
        columns: [
          [
            { id: 'l', type: 'link', version: 1, fields: { content: 'x', link: `page:${id}` } },
            { id: 'v', type: 'video', version: 1, fields: { video_url: 'https://vimeo.com/76979871' } },
          ],
        ],
      },
    ]
    expect((await call(app, 'POST', 'shown', { content: { version: 1, containers } })).body).toMatchObject({
      links: { [`page:${id}`]: '/de/seite' },
      presented: { v: expect.anything() as unknown },
    })
  })

  test('write single blocks, too', async () => {
    const { app, slug } = await begin()
    const made = await call(app, 'POST', 'block', { slug, type: 'faq', fields: {} })
    const idOf = (answer: unknown, path = /"columns":\[\[\{"id":"([^"]+)"/) =>
      path.exec(JSON.stringify(answer))?.[1] ?? ''
    const faq = idOf(made.body)
    const item = await call(app, 'POST', 'block', {
      slug,
      type: 'faq-item',
      fields: { content: 'Warum?' },
      parent: faq,
    })
    expect(item.status).toBe(200)
    expect(JSON.stringify(item.body)).toContain('Warum?')
    const headline = await call(app, 'POST', 'block', { slug, type: 'headline', fields: { content: 'Kopf' }, after: faq })
    const ids = [...JSON.stringify(headline.body).matchAll(/"id":"([^"]+)","type":"headline"/g)].map(([, id]) => id)
    const [id = ''] = ids
    expect((await call(app, 'POST', `block/${id}`, { slug, fields: { content: 'Neu' } })).status).toBe(200)
    const moved = await call(app, 'POST', 'reorder', { slug, blocks: [{ id, after: null }] })
    expect(idOf(moved.body)).toBe(id)
    expect((await call(app, 'DELETE', `block/${id}?slug=${slug}`)).status).toBe(200)
    expect((await call(app, 'DELETE', `block/${id}?slug=${slug}`)).status).toBe(404)
    expect((await call(app, 'POST', `block/${id}`, { slug, fields: {} })).status).toBe(404)
    const container = /"containers":\[\{"id":"([^"]+)"/.exec(JSON.stringify(moved.body))?.[1] ?? ''
    const emptied = await call(app, 'DELETE', `container/${container}?slug=${slug}`)
    expect(emptied.body).toMatchObject({ content: { containers: [] } })
    for (const [body, field] of [
      [{ slug, type: 'headline' }, 'container'],
      [{ slug, type: 'nonsense' }, 'type'],
      [{ slug, type: 'headline', parent: 'nobody' }, 'parent'],
    ] as const)
      expect(await call(app, 'POST', 'block', body)).toMatchObject({ status: 400, body: { [field]: ['unknown'] } })
  })

  test('manage pages as records', async () => {
    const { app } = await begin()
    const made = await call(app, 'POST', 'page-settings', {
      parent_id: null,
      title: { de: 'Neue Seite', en: 'New page' },
      template: 'visit',
    })
    expect(made).toMatchObject({ status: 200, body: { is_online: false, urls: { de: '/de/neue-seite' } } })
    const { id } = made.body as { id: number }
    expect(await call(app, 'POST', `page-settings/${id}`, { slug: { de: 'stories', en: 'x' } })).toMatchObject({
      status: 400,
      body: { 'slug.de': ['taken'] },
    })
    expect((await call(app, 'GET', `page-settings/${id}`)).body).toMatchObject({ title: { de: 'Neue Seite' } })
    expect((await call(app, 'POST', `page-settings/${id}/move`, { parent_id: null, after: null })).status).toBe(200)
    expect((await call(app, 'GET', 'page-tree')).body).toMatchObject([{ id }, {}])
    expect((await call(app, 'GET', `page-settings/${id}/uses`)).body).toEqual([])
    expect((await call(app, 'GET', 'link-targets?query=neue')).body).toMatchObject([{ target: `page:${id}` }])
    expect((await call(app, 'GET', 'images')).body).toEqual([])
    expect((await call(app, 'DELETE', `page-settings/${id}`)).status).toBe(204)
    expect((await call(app, 'GET', `page-settings/${id}`)).status).toBe(404)
  })
})

describe('Signing in by a call', () => {
  test('sets the cookies of a session, which end with signing out', async () => {
    await createUser(systemScope(database.db), {
      email: 'berta@example.org',
      username: 'Berta',
      password: 'a long enough one',
      role: 'editor',
    })
    const right = { email: 'berta@example.org', password: 'a long enough one' }
    const answer = await call(anybody, 'POST', 'login', right, {})
    expect(answer.status).toBe(200)
    const cookies = answer.headers.getSetCookie()
    expect(cookies[0]).toMatch(/^sessionid=[\w-]+; Path=\/; .*SameSite=Lax; Secure; HttpOnly$/)
    expect(cookies[1]).toMatch(/^csrftoken=[\w-]+; (?!.*HttpOnly)/)
    const { app } = await begin()
    const out = await call(app, 'POST', 'logout', {}, {
      'X-CSRFToken': testCsrfToken,
      Cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; '),
    })
    expect(out.status).toBe(204)
    expect(out.headers.getSetCookie()[0]).toContain('Expires=Thu, 01 Jan 1970')
  })

  test('says no more than that it was wrong, and when to come back', async () => {
    const wrong = { email: 'nobody@example.org', password: 'whatever it is' }
    for (let count = 0; count < 5; count++)
      expect(await call(anybody, 'POST', 'login', wrong, {})).toMatchObject({
        status: 401,
        body: { detail: 'wrong' },
      })
    const blocked = await call(anybody, 'POST', 'login', wrong, {})
    expect(blocked.status).toBe(429)
    expect(Number(blocked.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect((await call(anybody, 'POST', 'login', { email: 'x' }, {})).status).toBe(400)
    expect((await call(anybody, 'POST', 'login', 'no json', {})).status).toBe(400)
  })
})

type Operation = { method: string; path: string }

async function listOperations(): Promise<Operation[]> {
  const document = (await (await anybody.request('/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, { tags?: string[] }>>
  }
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { tags }]) => tags?.includes('page editor'))
      .map(([method]) => ({
        method: method.toUpperCase(),
        path: path.replace('/{lang}/pageeditor-api/', ''),
      })),
  )
}

const fill = (path: string, slug: string) =>
  path.replace('{slug}', slug).replace('{id}', '1').replace('{block}', 'one')

describe('Whoever may not', () => {
  test('gets 401 without a session, and 403 without its token, at every call', async () => {
    const { app, slug } = await begin('administrator')
    const operations = await listOperations()
    expect(operations.length).toBeGreaterThan(28)
    for (const { method, path } of operations) {
      const address = fill(path, slug)
      const body = method === 'POST' ? {} : undefined
      if (path === 'login') continue
      expect((await call(anybody, method, address, body)).status, `${method} ${path}`).toBe(401)
      if (method === 'GET') continue
      for (const token of ['', 'x', `${testCsrfToken}x`, testCsrfToken.toUpperCase()])
        expect((await call(app, method, address, body, { 'X-CSRFToken': token })).status, `${method} ${path}`).toBe(403)
    }
  })

  test('gets 403 as an author for what makes something public or changes pages', async () => {
    const { app, slug, id } = await begin('author')
    const title = { de: 'X', en: 'X' }
    for (const [method, path, body] of [
      ['POST', `draft/${slug}/publication`, { sequence: 1 }],
      ['DELETE', `draft/${slug}/publication`, undefined],
      ['POST', 'page-settings', { parent_id: null, title }],
      ['POST', `page-settings/${id}`, { title }],
      ['POST', `page-settings/${id}/move`, { parent_id: null, after: null }],
      ['DELETE', `page-settings/${id}`, undefined],
    ] as const)
      expect((await call(app, method, path, body)).status, path).toBe(403)
    expect((await call(app, 'GET', `draft/${slug}`)).body).toMatchObject({ may_publish: false })
  })
})

describe('Nothing that is sent', () => {
  const odd = fc.oneof(
    fc.constantFrom<unknown>(1e9, 1e15, '0000-01-01T00:00:00Z', '9999-12-31T00:00:00Z', '2027-01-01T00:00:00Z', null, true, 0, -1, 1.5, 1e21, '', '\0', '\ud800', [], {}, '__proto__', 'page:1'),
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.jsonValue({ maxDepth: 3 }),
  )
  const names = fc.constantFrom(
    ...['slug', 'layout', 'client', 'base', 'changes', 'block', 'sequence', 'publish_at', 'unpublish_at', 'summary'],
    ...['blocks', 'hours', 'email', 'password', 'content', 'parent_id', 'title', 'after', 'type', 'fields', 'parent'],
    ...['container', 'column', 'hero_image', 'online_from', 'page_class', 'template', '__proto__', 'constructor'],
  )

  test('makes a call fail: the answer is a result, or says what is wrong', async () => {
    const { app, slug, id } = await begin()
    const operations = (await listOperations()).filter(
      ({ method, path }) => method !== 'GET' && path !== 'login' && path !== 'logout',
    )
    const good: Record<string, unknown> = {
      slug,
      client: 'window-a',
      base: 1,
      sequence: 1,
      changes: [changeOf(insertHeadline('one', 'x'))],
      blocks: ['one'],
      block: null,
      content: { version: 1, containers: [] },
      parent_id: null,
      after: null,
      title: { de: 'X', en: 'X' },
      type: 'headline',
      fields: {},
    }
    const request = fc.record({
      operation: fc.constantFrom(...operations),
      changed: fc.dictionary(names, odd, { maxKeys: 3, noNullPrototype: true }),
      isWhole: fc.boolean(),
      raw: fc.option(fc.oneof(odd.map((value) => JSON.stringify(value)), fc.string({ maxLength: 30 })), { freq: 9 }),
    })
    await fc.assert(
      fc.asyncProperty(request, async ({ operation, changed, isWhole, raw }) => {
        const path = operation.path.replace('{slug}', slug).replace('{id}', String(id)).replace('{block}', 'one')
        const body = raw ?? JSON.stringify({ ...(isWhole ? good : {}), ...changed })
        const answer = await call(app, operation.method, `${path}?slug=${slug}`, body)
        const told = `${operation.method} ${path} ${body}`
        expect([200, 204, 400, 404, 409], told).toContain(answer.status)
        if (answer.status === 400) expect(Object.keys(Object(answer.body)).length, told).toBeGreaterThan(0)
        expect(JSON.stringify(answer.body)).not.toMatch(/node_modules|\bat .*:\d+:\d+/)
      }),
      { numRuns: 300, seed: 1913 },
    )
  })

  test('as an operation makes a call fail, and what is stored replays to the draft', async () => {
    const { app, slug } = await begin()
    const id = fc.oneof({ weight: 4, arbitrary: fc.constantFrom('box', 'one', 'faq', 'item', 'gone', '__proto__') }, odd)
    const after = fc.oneof(id, fc.constant(null))
    const place = fc.oneof(
      fc.record({ in: fc.constant('column'), container: id, column: fc.nat(3), after }),
      fc.record({ in: fc.constant('block'), parent: id, after }),
    )
    const type = fc.constantFrom('headline', 'text', 'faq', 'faq-item', 'image', 'constructor', 'reservation')
    const fields = fc.dictionary(
      fc.constantFrom('content', 'headline_level', 'image', 'link', 'anchor', '__proto__', 'source'),
      odd,
      { maxKeys: 3, noNullPrototype: true },
    )
    const leaf = fc.record({ id, type, version: fc.constantFrom(1, 1, 1, 2), fields })
    const block = fc.record(
      { id, type, version: fc.constant(1), fields, children: fc.array(leaf, { maxLength: 2 }) },
      { requiredKeys: ['id', 'type', 'version', 'fields'] },
    )
    const layout = fc.constantFrom('100', '50-50', '25-50-25')
    const container = fc.record({ id, layout, columns: fc.array(fc.array(block, { maxLength: 2 }), { minLength: 1, maxLength: 3 }) })
    const operation = fc.oneof(
      fc.record({ kind: fc.constant('insert-block'), block, to: place }),
      fc.record({ kind: fc.constant('remove-block'), id }),
      fc.record({ kind: fc.constant('move-block'), id, to: place }),
      fc.record({ kind: fc.constant('set-fields'), id, fields }),
      fc.record({ kind: fc.constant('insert-container'), container, after }),
      fc.record({ kind: fc.constant('remove-container'), id }),
      fc.record({ kind: fc.constant('move-container'), id, after }),
      fc.record({ kind: fc.constant('set-layout'), id, layout }),
    )
    let sequence = 1
    let accepted = 0
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { minLength: 1, maxLength: 3 }), async (operations) => {
        const changes = [{ id: crypto.randomUUID(), operations }]
        const body = JSON.stringify({ client: 'window-a', base: sequence, changes })
        const answer = await call(app, 'POST', `draft/${slug}/changes`, body)
        expect([200, 400], body).toContain(answer.status)
        if (answer.status !== 200) return
        accepted += 1
        sequence = (answer.body as { sequence: number }).sequence
      }),
      { numRuns: 400, seed: 1913 },
    )
    expect(accepted).toBeGreaterThan(20)
    const draft = (await call(app, 'GET', `draft/${slug}`)).body as { sequence: number; content: unknown }
    expect(draft.sequence).toBe(sequence)
    let state: ContentDocument = emptyContent()
    const { changes } = (
      await call(app, 'POST', `draft/${slug}/presence`, { client: 'window-b', base: 0, block: null })
    ).body as { changes: Change[] }
    for (const { operations } of changes) state = applyChange(state, operations)
    expect(state).toEqual(draft.content)
  })

  test('in an address makes a call fail', async () => {
    const { app, slug } = await begin()
    const gets = (await listOperations()).filter(({ method }) => method === 'GET')
    const values = ['0', '-1', '1e9', '99999999999', '999999999', 'NaN', '', "'", '%25', '%5C', 'x'.repeat(300), 'page:999999999999', 'event:1#', 'form:%F0%9F%8E%BB', '%E2%80%AE', '[]', '__proto__']
    for (const { path } of gets)
      for (const value of values) {
        const queries = ['version_id', 'sequence', 'query', 'target', 'kind', 'id'].map((name) => `${name}=${value}`)
        for (const query of ['', ...queries]) {
          const whole = value === '' ? fill(path, slug) : path.replace('{slug}', slug).replaceAll(/\{\w+\}/g, value)
          const answer = await call(app, 'GET', `${whole}?${query}`)
          expect([200, 400, 404], `${whole}?${query}`).toContain(answer.status)
        }
      }
  })

  test('is read when it is nested without end', async () => {
    const { app, slug } = await begin()
    const deep = `${'{"children":['.repeat(20_000)}${']}'.repeat(20_000)}`
    for (const body of [deep, '['.repeat(100_000), `{"slug":"${slug}","fields":${'[['.repeat(500)}`])
      expect((await call(app, 'POST', 'block', body)).status).toBe(400)
    const quoted = { slug, fields: { content: '[{'.repeat(300) } }
    expect((await call(app, 'POST', 'block', { ...quoted, type: 'headline' })).status).toBe(200)
  })

  test('keeps what no database can hold', async () => {
    const { app, slug } = await begin()
    const sent = await call(app, 'POST', `draft/${slug}/changes`, sending(1, insertBox('b\0'), insertHeadline('h\ud800', 'a\0b', 'b')))
    expect(sent.status).toBe(200)
    expect(JSON.stringify(sent.body)).toMatch(/"content":"ab"/)
    expect((await call(app, 'POST', `draft/${slug}/versions`, { summary: 'x\0y' })).body).toMatchObject({
      summary: 'xy',
    })
  })
})
