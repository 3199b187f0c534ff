import { describe, expect, test } from 'vitest'
import { blockDefinitions } from '#blocks/schemas.generated.ts'
import { blockExamples } from '#blocks/examples.generated.ts'
import { callErrors } from '#i18n/lazy/call-errors.ts'
import { openApi } from '../../tests/support/api.ts'
import { useTestDatabase } from '../../tests/support/database.ts'
import { call, openEditor } from '../../tests/support/editor-calls.ts'
import { visitorScope } from '../../tests/support/factories.ts'

const database = useTestDatabase()
const examplesOf = (type: string) => blockExamples[type]?.examples ?? []
const { errors } = callErrors.de

type Shown = { id: string; order: number; fields: Record<string, unknown>; children: string[] }
type Given = { fields: Record<string, unknown>; children?: unknown[] }

async function open() {
  const { app, slug } = await openEditor(database.db, 'author')
  const ask = async (method: string, path: string, body?: object) => {
    const query = method === 'GET' || method === 'DELETE' ? `${path}?slug=${slug}` : path
    const { status, body: answer } = await call(app, method, query, body && { slug, ...body })
    return { status, body: answer as Shown & Shown[] & Record<string, unknown> }
  }
  return { ask, slug, app }
}

/** The kind of block in which an item stands; null for one that stands in a column. */
const listOf = (type: string) =>
  blockDefinitions[type]?.standsAlone
    ? null
    : (Object.values(blockDefinitions).find(({ children }) => children.includes(type))?.type ?? null)

describe.each(Object.keys(blockDefinitions))('A block of the kind %s', (type) => {
  test('is added, read, changed and removed by the calls of its kind', async () => {
    const { ask } = await open()
    const list = listOf(type)
    const parent = list === null ? null : (await ask('POST', list, {})).body.id
    const [example] = examplesOf(list ?? type)
    const whole = example?.block('de') as Given | undefined
    const { fields } = (list === null ? whole : (whole?.children?.[0] as Given | undefined)) ?? { fields: {} }
    const made = await ask('POST', type, { fields, ...(parent !== null && { parent }) })
    expect(made.status).toBe(201)
    const { id } = made.body
    expect(made.body).toMatchObject({ type, parent, order: 0, is_broken: false })
    expect((await ask('GET', `${type}/${id}`)).body).toEqual(made.body)
    expect((await ask('GET', type)).body).toEqual([made.body])
    expect((await ask('POST', `${type}/${id}`, { fields })).body).toEqual(made.body)
    const other = type === 'text' ? 'quote' : 'text'
    expect((await ask('GET', other)).body).toEqual([])
    for (const method of ['GET', 'DELETE'])
      expect((await ask(method, `${other}/${id}`)).status, method).toBe(404)
    expect((await ask('POST', `${other}/${id}`, { fields: {} })).status).toBe(404)
    expect((await ask('DELETE', `${type}/${id}`)).status).toBe(204)
    expect((await ask('GET', `${type}/${id}`)).status).toBe(404)
    expect((await ask('GET', type)).body).toEqual([])
  })
})

describe('The page editor request', () => {
  test('is validated as the draft is, and names the field', async () => {
    const { ask } = await open()
    expect(await ask('POST', 'headline', { fields: { content: 'x', headline_level: 9 } })).toEqual({
      status: 400,
      body: { 'fields.headline_level': [errors.invalid] },
    })
    const { id } = (await ask('POST', 'headline', { fields: { content: 'x' } })).body
    expect(await ask('POST', `headline/${id}`, { fields: { headline_level: [2] } })).toEqual({
      status: 400,
      body: { 'fields.headline_level': [errors.invalid] },
    })
    expect(await ask('POST', 'headline', { after: 'nobody' })).toEqual({
      status: 400,
      body: { after: [errors.unknown] },
    })
    // An item stands in a list only.
    expect((await ask('POST', 'faq-item', { fields: {} })).status).toBe(400)
    expect((await ask('POST', 'glitter', {})).status).toBe(404)
  })

  test('is for staff: reading as well as writing', async () => {
    const { slug } = await open()
    const visitor = openApi(() => visitorScope(database.db))
    for (const path of ['headline', 'container', 'headline/one', 'container/one'])
      expect((await call(visitor, 'GET', `${path}?slug=${slug}`)).status, path).toBe(401)
    expect((await call(visitor, 'POST', 'headline', { slug })).status).toBe(401)
  })

  test('merges with what others write at the same time in other blocks', async () => {
    const { ask } = await open()
    const { id: one } = (await ask('POST', 'headline', { fields: { content: 'Eins' } })).body
    const { id: two } = (await ask('POST', 'quote', { fields: { content: 'Zwei' } })).body
    const answers = await Promise.all([
      ask('POST', `headline/${one}`, { fields: { content: 'Drei' } }),
      ask('POST', `quote/${two}`, { fields: { content: 'Vier' } }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await ask('GET', `headline/${one}`)).body.fields).toMatchObject({ content: 'Drei' })
    expect((await ask('GET', `quote/${two}`)).body.fields).toMatchObject({ content: 'Vier' })
  })

  test('reorders the blocks of a kind, and refuses those of another one', async () => {
    const { ask } = await open()
    const { id: one } = (await ask('POST', 'headline', { fields: { content: 'Eins' } })).body
    const { id: two } = (await ask('POST', 'headline', { fields: { content: 'Zwei' } })).body
    const { id: text } = (await ask('POST', 'quote', { fields: { content: 'Drei' } })).body
    const order = async () => (await ask('GET', 'headline')).body.map(({ id }) => id)
    expect(await order()).toEqual([two, one])
    const moved = await ask('POST', 'headline/reorder', { blocks: [{ id: one, after: null }] })
    expect(moved.status).toBe(200)
    expect(moved.body.map(({ id }) => id)).toEqual([one, two])
    const blocks = [
      { id: two, after: null },
      { id: text, after: null },
    ]
    expect(await ask('POST', 'headline/reorder', { blocks })).toEqual({
      status: 400,
      body: { 'blocks.1.id': [errors.unknown] },
    })
    expect(await order()).toEqual([one, two])
  })

  test('lists containers, reads one, and changes layout and order', async () => {
    const { ask } = await open()
    await ask('POST', 'container', { layout: '50-50' })
    const order = async () => (await ask('GET', 'container')).body.map(({ id }) => id)
    const [first = '', second = ''] = await order()
    expect((await ask('GET', `container/${second}`)).body).toMatchObject({ id: second, layout: '50-50' })
    expect((await ask('POST', `container/${first}`, { layout: '33-67' })).status).toBe(200)
    expect((await ask('GET', `container/${first}`)).body).toMatchObject({
      layout: '33-67',
      columns: [[], []],
    })
    expect((await ask('POST', `container/${second}`, { after: null })).status).toBe(200)
    expect(await order()).toEqual([second, first])
    const containers = [{ id: second, after: first }]
    expect((await ask('POST', 'container/reorder', { containers })).status).toBe(200)
    expect(await order()).toEqual([first, second])
    expect(await ask('POST', 'container/reorder', { containers: [{ id: first, after: first }] })).toEqual({
      status: 400,
      body: { 'containers.0.after': [errors.misplaced] },
    })
    expect(await ask('POST', `container/${first}`, { after: 'nobody' })).toEqual({
      status: 400,
      body: { after: [errors.unknown] },
    })
    expect(await ask('POST', `container/${first}`, {})).toEqual({
      status: 400,
      body: { layout: [errors.required] },
    })
    expect((await ask('POST', 'container/nobody', { layout: '100' })).status).toBe(404)
    expect((await ask('GET', 'container/nobody')).status).toBe(404)
  })

  test('leaves the other calls of the page editor as they are', async () => {
    const { app } = await open()
    const named = Object.keys(blockDefinitions)
    for (const path of ['nav', 'user', 'page-tree', 'redirect'])
      expect((await call(app, 'GET', path)).status, path).toBe(200)
    for (const path of ['draft', 'page', 'nav', 'user', 'login', 'logout', 'shown', 'block', 'reorder'])
      expect(named).not.toContain(path)
  })

  test('is described with the fields of each kind', async () => {
    const { app } = await open()
    const document = (await (await app.request('/api/openapi.json')).json()) as {
      components: { schemas: Record<string, { properties?: object }> }
    }
    expect(document.components.schemas['HeadlineFields']?.properties).toMatchObject({
      content: { type: 'string', maxLength: 1000 },
      extra_class: { enum: ['', 'centered', 'left'] },
    })
    expect(document.components.schemas['EditedEventListBlock']?.properties).toMatchObject({
      fields: { $ref: '#/components/schemas/EventListFields' },
    })
  })
})
