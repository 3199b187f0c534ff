import { describe, expect, test } from 'vitest'
import { openApi, testOrigin } from '../../tests/support/api.ts'
import { useTestDatabase } from '../../tests/support/database.ts'
import { insertBox, insertHeadline } from '../../tests/support/drafts.ts'
import { call, openEditor, sending } from '../../tests/support/editor-calls.ts'
import { visitorScope } from '../../tests/support/factories.ts'

const database = useTestDatabase()
const anybody = openApi(() => visitorScope(database.db))

describe('The calls of the page editor', () => {
  test('create a draft if there is none, and return everything that the canvas needs', async () => {
    const { app, slug, made } = await openEditor(database.db)
    expect(made).toMatchObject({
      status: 200,
      body: {
        slug,
        language: 'de',
        sequence: 1,
        content: { containers: [{ layout: '100', columns: [[]] }] },
        shown: { data: {}, links: {}, presented: {} },
        status: { published: null, has_unpublished_changes: false, translation: { exists: false } },
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

  test('return a section to staff as soon as they have started it, and to visitors once it is published', async () => {
    const { app, slug } = await openEditor(database.db)
    const path = `container/by-slug/${slug}`
    expect(await call(app, 'GET', path)).toMatchObject({
      status: 200,
      body: { slug, language: 'de', revision_id: null, content: { containers: [{ layout: '100' }] } },
    })
    expect((await call(anybody, 'GET', path)).status).toBe(404)
    expect((await call(app, 'GET', `${path}?version_id=987654`)).status).toBe(404)
    for (const unknown of ['page-987654', 'nonsense-1', 'page-0'])
      expect((await call(app, 'GET', `container/by-slug/${unknown}`)).status, unknown).toBe(404)
    await call(app, 'POST', `draft/${slug}/changes`, sending(1, insertBox(), insertHeadline('one', 'Da')))
    expect(await call(app, 'POST', `draft/${slug}/publication`, { sequence: 2 })).toMatchObject({
      body: { published: {}, hidden_by: null },
    })
    const shown = await call(anybody, 'GET', path)
    expect(shown).toMatchObject({ status: 200, body: { revision_id: expect.any(Number) as number } })
    expect((await call(app, 'GET', path)).body).toEqual(shown.body)
  })

  test('store changes, merge them, and report conflicts', async () => {
    const { app, slug } = await openEditor(database.db)
    const sent = await call(
      app,
      'POST',
      `draft/${slug}/changes`,
      sending(1, insertBox(), insertHeadline('one', 'A')),
    )
    expect(sent).toMatchObject({
      status: 200,
      body: { sequence: 2, changes: [{ sequence: 2, author: 'Anna' }] },
    })
    const own = sending(2, { kind: 'set-fields', id: 'one', fields: { content: 'B' } })
    await call(app, 'POST', `draft/${slug}/changes`, own)
    const refused = await call(app, 'POST', `draft/${slug}/changes`, {
      ...sending(2, insertHeadline('one', 'C')),
      client: 'window-b',
    })
    expect([400, 409]).toContain(refused.status)
    const conflict = await call(app, 'POST', `draft/${slug}/changes`, {
      ...sending(2, { kind: 'set-fields', id: 'one', fields: { content: 'C' } }),
      client: 'window-b',
    })
    expect(conflict).toMatchObject({
      status: 409,
      body: { sequence: 3, conflicts: ['one'], changes: [{ sequence: 3 }] },
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

  test('publish what the editor has seen, list versions, and unpublish a page', async () => {
    const { app, slug } = await openEditor(database.db)
    await call(app, 'POST', `draft/${slug}/changes`, sending(1, insertBox(), insertHeadline('one', '')))
    expect((await call(app, 'POST', `draft/${slug}/publication`, { sequence: 1 })).status).toBe(409)
    expect(await call(app, 'POST', `draft/${slug}/publication`, { sequence: 2 })).toMatchObject({
      status: 400,
      body: { 'one.content': ['Überschrift: „Überschrift“ ist noch leer.'] },
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
    expect((link.body as { url: string }).url).toMatch(
      new RegExp(`^${testOrigin}/de/seite\\?preview=[\\w-]{43}$`),
    )
  })

  test('return the data that new blocks need', async () => {
    const { app, id } = await openEditor(database.db)
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
    const { app, slug } = await openEditor(database.db)
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
    const headline = await call(app, 'POST', 'block', {
      slug,
      type: 'headline',
      fields: { content: 'Kopf' },
      after: faq,
    })
    const ids = [...JSON.stringify(headline.body).matchAll(/"id":"([^"]+)","type":"headline"/g)].map(
      ([, id]) => id,
    )
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
      expect(await call(app, 'POST', 'block', body)).toMatchObject({
        status: 400,
        body: { [field]: ['Das gibt es nicht.'] },
      })
  })

  test('refuse a place where a single block is not allowed, by the name of the field', async () => {
    const { app, slug } = await openEditor(database.db)
    const idsOf = (answer: { body: unknown }, type: string) =>
      [...JSON.stringify(answer.body).matchAll(new RegExp(`"id":"([^"]+)","type":"${type}"`, 'g'))].map(
        ([, id = '']) => id,
      )
    const [faq = ''] = idsOf(await call(app, 'POST', 'block', { slug, type: 'faq' }), 'faq')
    const asked = await call(app, 'POST', 'block', { slug, type: 'faq-item', parent: faq })
    const [item = ''] = idsOf(asked, 'faq-item')
    const added = await call(app, 'POST', 'block', { slug, type: 'quote', after: faq })
    const [quote = ''] = idsOf(added, 'quote')
    await call(app, 'POST', `draft/${slug}/versions`, { summary: 'Zitat' })
    const before = (await call(app, 'GET', `draft/${slug}`)).body
    for (const [path, body, field] of [
      ['block', { slug, type: 'quote', parent: faq }, 'parent'],
      ['block', { slug, type: 'faq-item' }, 'container'],
      ['block', { slug, type: 'quote', after: 'nobody' }, 'after'],
      ['block', { slug, type: 'quote', after: item }, 'after'],
      ['block', { slug, type: 'faq-item', parent: faq, after: quote }, 'after'],
      ['block', { slug, type: 'quote', column: 1 }, 'column'],
      ['block', { slug, type: 'headline', fields: { headline_level: 9 } }, 'fields.headline_level'],
      [`block/${quote}`, { slug, fields: { anchor: 'a b' } }, 'fields.anchor'],
      ['reorder', { slug, blocks: [{ id: quote, parent: faq, after: null }] }, 'blocks.0.parent'],
      ['reorder', { slug, blocks: [{ id: item, after: null }] }, 'blocks.0.container'],
      ['reorder', { slug, blocks: [{ id: faq, parent: faq, after: null }] }, 'blocks.0.parent'],
      ['reorder', { slug, blocks: [{ id: faq, parent: item, after: null }] }, 'blocks.0.parent'],
      ['reorder', { slug, blocks: [{ id: quote, after: quote }] }, 'blocks.0.after'],
      ['reorder', { slug, blocks: [{ id: quote, after: 'nobody' }] }, 'blocks.0.after'],
    ] as const)
      expect(await call(app, 'POST', path, body), JSON.stringify(body)).toMatchObject({
        status: 400,
        body: { [field]: [expect.anything()] },
      })
    expect((await call(app, 'GET', `draft/${slug}`)).body).toEqual(before)
    const moved = await call(app, 'POST', 'reorder', {
      slug,
      blocks: [
        { id: quote, after: null },
        { id: faq, after: quote },
      ],
    })
    expect(JSON.stringify(moved.body).indexOf(quote)).toBeLessThan(JSON.stringify(moved.body).indexOf(faq))
  })

  test('manage pages as records', async () => {
    const { app } = await openEditor(database.db)
    const made = await call(app, 'POST', 'page-settings', {
      parent_id: null,
      title: { de: 'Neue Seite', en: 'New page' },
      template: 'visit',
    })
    expect(made).toMatchObject({ status: 200, body: { is_online: true, urls: { de: '/de/neue-seite' } } })
    const { id } = made.body as { id: number }
    expect(
      await call(app, 'POST', `page-settings/${id}`, { slug: { de: 'stories', en: 'x' } }),
    ).toMatchObject({
      status: 400,
      body: { 'slug.de': ['Das gibt es schon.'] },
    })
    expect((await call(app, 'GET', `page-settings/${id}`)).body).toMatchObject({
      title: { de: 'Neue Seite' },
    })
    expect(
      (await call(app, 'POST', `page-settings/${id}`, { slug: { de: 'Große Orgel!' } })).body,
    ).toMatchObject({ urls: { de: '/de/grosse-orgel' } })
    expect(
      (await call(app, 'POST', `page-settings/${id}/move`, { parent_id: null, after: null })).status,
    ).toBe(200)
    expect((await call(app, 'GET', 'page-tree')).body).toMatchObject([{ id }, {}])
    expect((await call(app, 'GET', `page-settings/${id}/uses`)).body).toEqual([])
    expect((await call(app, 'GET', 'link-targets?query=neue')).body).toMatchObject([{ target: `page:${id}` }])
    expect((await call(app, 'GET', 'images')).body).toEqual({ images: [], total: 0 })
    expect((await call(app, 'DELETE', `page-settings/${id}`)).status).toBe(204)
    expect((await call(app, 'GET', `page-settings/${id}`)).status).toBe(404)
  })
})
