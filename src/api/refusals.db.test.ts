import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { callErrors } from '#i18n/lazy/call-errors.ts'
import { createUser, findSession } from '#domain/users/index.server.ts'
import { openApi, testCsrfToken } from '../../tests/support/api.ts'
import { useTestDatabase } from '../../tests/support/database.ts'
import { insertBox, insertHeadline } from '../../tests/support/drafts.ts'
import { call, openEditor, sending } from '../../tests/support/editor-calls.ts'
import { systemScope, visitorScope } from '../../tests/support/factories.ts'
import { signInTo, testAccounts } from '../../tests/support/test-accounts.ts'

const database = useTestDatabase()
const anybody = openApi(() => visitorScope(database.db))
const get = async (path: string) => {
  const answer = await anybody.request(`http://localhost${path}`)
  const body: unknown = await answer.json()
  return { status: answer.status, body }
}
const { de, en } = callErrors

describe('An error is reported', () => {
  test.each([
    ['/de/api/subscriptions-system/nichts', { detail: de.subscription }],
    ['/en/api/subscriptions-system/nothing', { detail: en.subscription }],
    ['/api/subscriptions/99', { detail: `${de.subscription} ${en.subscription}` }],
    ['/api/articles/99', { detail: `${de.article} ${en.article}` }],
    ['/api/article-tags/99', { detail: `${de.tag} ${en.tag}` }],
    ['/api/articles?page=9', { detail: `${de.page} ${en.page}` }],
    ['/de/pageeditor-api/user', { detail: de.not_signed_in }],
    ['/en/pageeditor-api/user', { detail: en.not_signed_in }],
    ['/en/pageeditor-api/container/by-slug/page-99', { detail: en.not_found }],
  ])('in the language of the prefix, without one in both: %s', async (path, body) => {
    expect((await get(path)).body).toEqual(body)
  })

  test.each([
    ['/api/events/99', 'Event not found'],
    ['/api/events-system/99', 'Event not found'],
    ['/api/events-system/1-2', 'Event not found'],
    ['/en/calendar/event-99.ics', 'Event not found'],
    ['/de/pageeditor-api/page/nichts', '404 Not Found'],
    ['/en/pageeditor-api/page/nothing', '404 Not Found'],
    ['/api/nothing', 'This page could not be found'],
    ['/api', 'This page could not be found'],
    ['/de/api/nichts', 'This page could not be found'],
    ['/de/pageeditor-api/nichts/hier', 'This page could not be found'],
    ['/fr/pageeditor-api/nav', 'This page could not be found'],
    ['/fr/api/subscriptions-system/x', 'This page could not be found'],
  ])('with the messages of the specification where it has them: %s', async (path, detail) => {
    expect(await get(path)).toEqual({ status: 404, body: { detail } })
  })

  test.each([
    ['date=2026-02-30', 'date', de.errors.day],
    ['date_to=morgen', 'date_to', de.errors.day],
    ['page=0', 'page', de.errors.number],
    ['page=x', 'page', de.errors.number],
    ['page_size=101', 'page_size', de.errors.number],
    ['genre=x', 'genre', de.errors.numbers],
    ['genre=1,x,2,y', 'genre', de.errors.numbers],
    [`room=${'1,'.repeat(60)}1`, 'room', de.maxEntries('50')],
    ['weekday=8', 'weekday', de.errors.weekdays],
    ['weekday=5,freitag', 'weekday', de.errors.weekdays],
    ['price_max=viel', 'price_max', de.errors.amount],
    ['ordering=name', 'ordering', de.choices('date_start, -date_start')],
    [`query=${'x'.repeat(201)}`, 'query', de.maxCharacters('200')],
  ])('by the invalid parameter: %s', async (query, field, text) => {
    const { status, body } = await get(`/api/events?${query}`)
    expect(status).toBe(400)
    expect(Object.keys(Object(body))).toEqual([field])
    expect(z.record(z.string(), z.array(z.string())).parse(body)[field]?.[0]).toBe(text)
  })

  test('by the path to the field in a body', async () => {
    const { app, slug, id } = await openEditor(database.db)
    const cases: [path: string, body: unknown, field: string, text: string][] = [
      ['container', {}, 'slug', de.errors.required],
      [
        'container',
        { slug, layout: '10' },
        'layout',
        de.choices('100, 67-33, 33-67, 50-50, 33-33-33, 25-50-25'),
      ],
      ['page-settings', { parent_id: null }, 'title', de.errors.required],
      ['page-settings', { parent_id: null, title: { de: 'X' } }, 'title.en', de.errors.required],
      [
        `page-settings/${id}`,
        { title: { de: 'x'.repeat(201), en: '' } },
        'title.de',
        de.maxCharacters('200'),
      ],
      [`page-settings/${id}`, { online_from: 'gestern' }, 'online_from', de.errors.instant],
      [`page-settings/${id}`, { online_from: '0001-01-01T00:00:00Z' }, 'online_from', de.errors.years],
      [`page-settings/${id}`, { og_image: 'media:999' }, 'og_image', de.errors.invalid],
      ['reorder', { slug, blocks: [{}] }, 'blocks.0.id', de.errors.required],
      ['reorder', { slug, blocks: [] }, 'blocks', de.fewestEntries('1')],
      [`draft/${slug}/preview-link`, { hours: 0 }, 'hours', de.fewest('1')],
      [`draft/${slug}/preview-link`, { hours: 9999 }, 'hours', de.most('720')],
      ['login', { email: 'a@example.org' }, 'password', de.errors.required],
    ]
    for (const [path, body, field, text] of cases)
      expect(await call(app, 'POST', path, body), `${path} ${JSON.stringify(body)}`).toMatchObject({
        status: 400,
        body: { [field]: [text] },
      })
  })

  test('by the field and the block that the caller has named', async () => {
    const { app, slug } = await openEditor(database.db)
    await call(app, 'POST', `draft/${slug}/changes`, sending(1, insertBox(), insertHeadline('one', 'A')))
    const cases: [path: string, body: object, field: string, text: string][] = [
      [
        'block',
        { type: 'headline', fields: { headline_level: '9' } },
        'fields.headline_level',
        de.errors.invalid,
      ],
      ['block', { type: 'nonsense' }, 'type', de.errors.unknown],
      ['block', { type: 'faq-item' }, 'container', de.errors.misplaced],
      ['block', { type: 'headline', container: 'nowhere' }, 'container', de.errors.unknown],
      ['block', { type: 'headline', container: 'box', column: 2 }, 'column', de.errors.unknown],
      ['block', { type: 'headline', parent: 'nobody' }, 'parent', de.errors.unknown],
      ['block', { type: 'headline', parent: 'one' }, 'parent', de.errors.misplaced],
      ['block', { type: 'headline', container: 'box', after: 'gone' }, 'after', de.errors.unknown],
      ['block/one', { fields: { headline_level: '9' } }, 'fields.headline_level', de.errors.invalid],
      ['reorder', { blocks: [{ id: 'one' }, { id: 'gone' }] }, 'blocks.1.id', de.errors.unknown],
      ['reorder', { blocks: [{ id: 'one', container: 'nowhere' }] }, 'blocks.0.container', de.errors.unknown],
      ['reorder', { blocks: [{ id: 'one', after: 'one' }] }, 'blocks.0.after', de.errors.misplaced],
      ['reorder', { blocks: [{ id: 'one', parent: 'one' }] }, 'blocks.0.parent', de.errors.inside_itself],
    ]
    for (const [path, body, field, text] of cases)
      expect(
        await call(app, 'POST', path, { slug, ...body }),
        `${path} ${JSON.stringify(body)}`,
      ).toMatchObject({
        status: 400,
        body: { [field]: [text] },
      })
  })

  test('in both languages by the same codes', () => {
    for (const [words, other] of [
      [de, en],
      [en, de],
    ] as const) {
      expect(Object.keys(words)).toEqual(Object.keys(other))
      for (const text of Object.values(words.errors)) expect(text).toMatch(/^[A-Z].*[.!]$/)
    }
  })

  test('when the body is not JSON, or has another type', async () => {
    const { app } = await openEditor(database.db)
    expect(await call(app, 'POST', 'container', '{"slug"')).toMatchObject({
      status: 400,
      body: { detail: de.malformedJson },
    })
    const headers = { 'X-CSRFToken': testCsrfToken, 'Content-Type': 'text/plain' }
    expect(await call(app, 'POST', 'container', '{}', headers)).toMatchObject({
      status: 415,
      body: { detail: de.mediaType },
    })
    expect((await call(app, 'POST', 'container', '['.repeat(200))).body).toEqual({ detail: de.tooDeep })
  })

  test('with the time until a retry makes sense', async () => {
    const wrong = { email: 'nobody@example.org', password: 'whatever it is' }
    for (let count = 0; count < 5; count++) await call(anybody, 'POST', 'login', wrong, {})
    const blocked = await call(anybody, 'POST', 'login', wrong, {})
    expect(blocked).toMatchObject({ status: 429, body: { detail: de.too_many_attempts } })
    expect(Number(blocked.headers.get('Retry-After'))).toBeGreaterThan(0)
  })
})

describe('A method that a call does not support', () => {
  const documentation = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })

  test('is answered with 405 and the supported methods, at every call, for everybody', async () => {
    const { paths } = documentation.parse((await get('/api/openapi.json')).body)
    const { app } = await openEditor(database.db)
    const tried = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
    let count = 0
    for (const path of Object.keys(paths)) {
      if (/\/(calendar|feeds)\/|\/dumps\/\{file\}|^\/id\//.test(path)) continue // matched by patterns of their own, among the pages
      const address = path
        .replace('{lang}', 'en')
        .replace('{slug}', 'page-1')
        .replaceAll(/\{\w+\}/g, '1')
      // An address may match two paths: `form-entries/delete` is also `form-entries/{id}`.
      const methods = Object.entries(paths)
        .filter(([other]) => patternOf(other).test(address))
        .flatMap(([, operations]) => Object.keys(operations))
      const known = [...new Set(methods)].map((method) => method.toUpperCase())
      const allowed = known.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).toSorted()
      for (const method of tried) {
        if (known.includes(method)) continue
        for (const site of [anybody, app]) {
          const answer = await site.request(`http://localhost${address}/`, { method })
          expect([answer.status, answer.headers.get('Allow')], `${method} ${address}`).toEqual([
            405,
            allowed.join(', '),
          ])
          const isPrefixed = path.startsWith('/{lang}')
          const text = isPrefixed
            ? en.method(allowed.join(', '))
            : `${de.method(allowed.join(', '))} ${en.method(allowed.join(', '))}`
          expect(await answer.json()).toEqual({ detail: text })
          count++
        }
      }
    }
    expect(count).toBeGreaterThan(200)
  })

  function patternOf(path: string): RegExp {
    return new RegExp(`^${path.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/]+')}$`)
  }

  test('is a 404 if the path is not a call', async () => {
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect((await anybody.request('http://localhost/de/pageeditor-api/nothing', { method })).status).toBe(
        404,
      )
    expect((await anybody.request('http://localhost/fr/pageeditor-api/nav', { method: 'POST' })).status).toBe(
      404,
    )
  })

  test('answers HEAD where there is GET', async () => {
    const answer = await anybody.request('http://localhost/api/genres', { method: 'HEAD' })
    expect([answer.status, await answer.text()]).toEqual([200, ''])
  })
})

describe('Logging out', () => {
  const json = 'application/json'
  const bodies: [string, string | undefined, string | undefined][] = [
    ['without a body', undefined, undefined],
    ['with an empty body', '', undefined],
    ['with an empty body that is called JSON', '', json],
    ['with blanks that are called JSON', ' \n', json],
    ['with an empty object', '{}', json],
  ]
  test.each(bodies)('ends the session %s', async (_, body, type) => {
    const { app } = await openEditor(database.db)
    const account = { email: 'berta@example.org', password: 'a long enough one' }
    await createUser(systemScope(database.db), { ...account, username: 'Berta', role: 'editor' })
    const { token } = await signInTo(systemScope(database.db), account)
    const answer = await app.request('http://localhost/de/pageeditor-api/logout', {
      method: 'POST',
      headers: {
        'X-CSRFToken': testCsrfToken,
        Cookie: `sessionid=${token}`,
        ...(type !== undefined && { 'Content-Type': type }),
      },
      ...(body !== undefined && { body }),
    })
    expect(answer.status).toBe(204)
    expect(answer.headers.getSetCookie()[0]).toContain('Expires=Thu, 01 Jan 1970')
    expect(await findSession(systemScope(database.db), token, testAccounts)).toBeNull()
  })
})
