import { describe, expect, test } from 'vitest'
import { isRecord } from '#json/is-record.ts'
import type { RecordStore } from '#domain/records/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { record as event } from '#records/event/record.ts'
import { emptyRecord, type Fields } from '#records/field.ts'
import { kindOf } from '#records/field-kinds/index.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import { openApi, testCsrfToken } from '../../tests/support/api.ts'
import { useTestDatabase } from '../../tests/support/database.ts'
import { createAuthor } from '../../tests/support/drafts.ts'
import { insertMedia } from '../../tests/support/media.ts'
import { visitorScope } from '../../tests/support/factories.ts'
import { nextSerial, sampleValues } from '../../tests/support/sample-records.ts'

const database = useTestDatabase()

/** Adds a record of a kind that no call adds. */
const makers: Record<string, (mark: string) => Promise<number>> = {
  media: (mark) => insertMedia(database.db, mark),
}

async function ask(scope: Scope, method: string, path: string, body?: unknown, token = testCsrfToken) {
  const response = await openApi(() => scope).request(`http://localhost/de/api/admin/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', 'X-CSRFToken': token },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const answer: unknown = response.status === 204 ? null : await response.json()
  return { status: response.status, body: isRecord(answer) ? answer : { list: answer } }
}

const staff = (role: 'editor' | 'author' | 'administrator') => createAuthor(database.db, role, role)
const stores = Object.entries(recordStores)
const inLists = stores.filter(([, { single }]) => !single)
/** A text field in both languages by which changes are tried out. */
const textOf = ({ definition }: RecordStore) =>
  Object.entries(definition.fields).find(([, { kind, readOnly }]) => kind === 'text' && !readOnly)

describe.each(stores)('%s', (_, store) => {
  const { definition } = store
  test('is refused to those without the right, and without the token', async () => {
    const made = await makers[definition.kind]?.(`Probe ${nextSerial()}`)
    const path =
      made === undefined && !store.single ? definition.path : `${definition.path}/${String(made ?? 1)}`
    const [method, body] =
      path === definition.path ? ['POST', await sampleValues(database.db, definition.fields)] : ['PATCH', {}]
    expect((await ask(visitorScope(database.db), method, path, body)).status).toBe(401)
    expect((await ask(visitorScope(database.db), 'GET', path)).status).toBe(401)
    const author = await staff('author')
    expect((await ask(author, method, path, body)).status).toBe(403)
    expect((await ask(author, 'GET', path)).status).toBe(definition.right === 'write_drafts' ? 200 : 403)
    if (method === 'PATCH') expect((await ask(author, 'POST', path, body)).status).toBe(403)
    const allowed = await staff('administrator')
    expect((await ask(allowed, method, path, body, 'wrong')).status).toBe(403)
    const presence = `${definition.path}/987654321/presence`
    const own = { client: 'window-a' }
    expect((await ask(visitorScope(database.db), 'POST', presence, own)).status).toBe(401)
    const isForAuthors = definition.right === 'write_drafts'
    expect((await ask(author, 'POST', presence, own)).status).toBe(isForAuthors ? 200 : 403)
    expect((await ask(allowed, 'POST', presence, own, 'wrong')).status).toBe(403)
    expect((await ask(allowed, 'POST', presence, own)).status).toBe(200)
    const asEditor = await ask(await staff('editor'), 'GET', path)
    expect(asEditor.status).toBe(definition.right === 'administer' ? 403 : 200)
  })

  test('names only kinds and fields that exist', () => {
    const references = (fields: Fields): string[] =>
      Object.values(fields).flatMap((field) =>
        field.kind === 'parts'
          ? references(field.fields)
          : field.kind === 'reference' || field.kind === 'references'
            ? [field.to]
            : [],
      )
    for (const kind of references(definition.fields)) expect(Object.keys(recordStores)).toContain(kind)
    const reserved = [
      'id',
      'titles',
      'uses',
      'pages',
      'may',
      'version',
      'seen',
      'query',
      'ordering',
      'ids',
      'page',
      'page_size',
    ]
    expect(Object.keys(definition.fields).filter((name) => reserved.includes(name))).toEqual([])
  })
})

describe.each(inLists)('%s', (_, store) => {
  const { definition } = store
  const { path } = definition
  test('is added, listed, found, changed, deleted and restored, and its history says so', async () => {
    const administrator = await staff('administrator')
    const made = await makers[definition.kind]?.(`Probe ${nextSerial()}`)
    const added =
      made === undefined
        ? await ask(administrator, 'POST', path, await sampleValues(database.db, definition.fields))
        : await ask(administrator, 'GET', `${path}/${made}`)
    expect(added.body).toMatchObject({ id: expect.any(Number), uses: [] })
    expect(added.status).toBe(made === undefined ? 201 : 200)
    const { id, titles: _titles, uses: _uses, version, ...values } = added.body
    const one = `${path}/${String(id)}`
    const query = definition.list.search.length > 0 ? `?query=Probe&ids=${String(id)}` : `?ids=${String(id)}`
    expect((await ask(administrator, 'GET', path + query)).body).toMatchObject({ count: 1 })
    for (const name of definition.list.columns)
      expect((await ask(administrator, 'GET', `${path}?ordering=-${name}`)).status).toBe(200)

    const [name = '', field] = textOf(store) ?? []
    if (!field) throw new TypeError(`${definition.kind} has no text`)
    const next = kindOf(field).sample(field, nextSerial())
    const changed = await ask(administrator, 'PATCH', one, { [name]: next, seen: { [name]: values[name] } })
    expect(changed.body).toMatchObject({ [name]: next })
    expect(changed.body['version']).not.toBe(version)
    const open = { client: 'window-a' }
    expect((await ask(administrator, 'POST', `${one}/presence`, open)).body).toEqual({
      others: [],
      version: changed.body['version'],
      changed_by: 'administrator',
    })
    // POST changes it, too.
    const late = await ask(administrator, 'POST', one, {
      [name]: values[name],
      seen: { [name]: values[name] },
    })
    expect(late.status).toBe(200)
    expect(late.body).toMatchObject({ [name]: next })

    expect((await ask(administrator, 'DELETE', one)).status).toBe(204)
    expect((await ask(administrator, 'GET', one)).status).toBe(404)
    expect((await ask(administrator, 'POST', `${one}/restore`)).body).toMatchObject({ id, [name]: next })
    const history = (await ask(administrator, 'GET', `${one}/history`)).body['list']
    expect(Array.isArray(history) && history.map(({ action }) => action)).toEqual([
      'restore',
      'delete',
      'change',
      ...(made === undefined ? ['create'] : []),
    ])
  })
})

describe('An address that leads into a private network', () => {
  test.each([
    ['PATCH', 'house/settings/1', 'shop_feed', 'https://10.0.0.1/feed'],
    ['POST', 'house/webhook', 'address', 'https://10.0.0.1/hook'],
  ])('is refused at saving, at its field (%s %s)', async (method, path, field, address) => {
    const scope = {
      ...(await staff('administrator')),
      judgeAddress: async () => Promise.resolve('private' as const),
    }
    const body = { ...(method === 'POST' && { name: 'Probe' }), [field]: address }
    const { status, body: answer } = await ask(scope, method, path, body)
    expect([status, answer]).toEqual([
      400,
      { [field]: [expect.stringMatching(/privates Netz.*PRIVATE_HOSTS/)] },
    ])
  })
})

test('All errors of a record are told at once: those of its contract and the rules that its other values break', async () => {
  const editor = await staff('editor')
  const draft = {
    title: { de: '', en: '' },
    date_start: '2031-03-20T18:30:00.000Z',
    doors_open: '2031-03-20T19:30:00.000Z',
    programme: [emptyRecord(event.fields.programme.fields)],
  }
  const added = await ask(editor, 'POST', 'events/event', draft)
  expect(added.status).toBe(400)
  expect(Object.keys(added.body).toSorted()).toEqual(['doors_open', 'programme.0.work', 'title.de'])

  const right = { ...draft, title: { de: 'Mahler', en: '' }, doors_open: null, programme: [] }
  const { status, body } = await ask(editor, 'POST', 'events/event', right)
  expect(status).toBe(201)
  const changed = await ask(editor, 'PATCH', `events/event/${String(body['id'])}`, {
    title: { de: '', en: '' },
    date_end: '2031-03-20T17:30:00.000Z',
  })
  expect(changed.status).toBe(400)
  expect(Object.keys(changed.body).toSorted()).toEqual(['date_end', 'title.de'])
})
