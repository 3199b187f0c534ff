import { describe, expect, test } from 'vitest'
import { changePageSettings, createPage, publishPageContent } from '#domain/content/index.server.ts'
import { changeRecord, readHistory, readRecord } from '#domain/records/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import type { MenuEntry, Values } from '#records/field.ts'
import { record } from '#records/menus/record.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { createAuthor } from '../../../tests/support/drafts.ts'
import { buildContent, systemScope, visitorScope } from '../../../tests/support/factories.ts'
import { listMenuPages, readNavigation } from './index.server.ts'

const database = useTestDatabase()
const staff = () => createAuthor(database.db, 'editor', 'editor')
const store = recordStores[record.kind]
if (!store) throw new TypeError('There are no menus.')
const read = (scope: Scope) => readRecord(scope, recordStores, store, 1, 'de')
const change = (scope: Scope, changes: Values, seen?: Values) =>
  changeRecord(scope, store, 1, { changes, seen })

const entry = (given: Partial<MenuEntry>): MenuEntry => ({
  target: '',
  url: { de: '', en: '' },
  label: { de: '', en: '' },
  is_highlight: false,
  children: [],
  ...given,
})
const programme = entry({
  target: 'route:events',
  label: { de: 'Programm', en: 'Programme' },
  is_highlight: true,
})
const shop = entry({
  url: { de: 'https://shop.example/de', en: 'https://shop.example/en' },
  label: { de: 'Laden', en: 'Shop' },
})

/** A page that is public in German only. */
async function germanPage(name: string): Promise<number> {
  const scope = systemScope(database.db)
  const texts = { de: { slug: name, title: `Seite ${name}` }, en: { slug: name, title: `Page ${name}` } }
  const id = await createPage(scope, { texts })
  await publishPageContent(scope, id, 'de', buildContent('Da'))
  return id
}

describe('The menus', () => {
  test('are what visitors get with the next request, each entry in the languages in which its page is public', async () => {
    const editor = await staff()
    const id = await germanPage('haus')
    const house = entry({ target: `page:${id}`, children: [shop] })
    expect(await change(editor, { main: [programme, house], footer: [shop] })).toBeNull()
    const visitor = visitorScope(database.db)
    expect(await readNavigation(visitor, 'de')).toEqual({
      menu: [
        { menu_name: 'Programm', url: '/de/programm-und-karten', is_highlight: true, children: [] },
        {
          menu_name: 'Seite haus',
          url: '/de/haus',
          is_highlight: false,
          children: [{ menu_name: 'Laden', url: 'https://shop.example/de' }],
        },
      ],
      footer: [{ menu_name: 'Laden', url: 'https://shop.example/de' }],
    })
    expect(await readNavigation(visitorScope(database.db), 'en')).toEqual({
      menu: [{ menu_name: 'Programme', url: '/en/program-and-tickets', is_highlight: true, children: [] }],
      footer: [{ menu_name: 'Shop', url: 'https://shop.example/en' }],
    })
    expect(await listMenuPages(editor, [id, 999_999])).toEqual([
      {
        id,
        is_deleted: false,
        titles: { de: 'Seite haus', en: 'Page haus' },
        urls: { de: '/de/haus', en: '/en/haus' },
        listed: { de: true, en: false },
      },
    ])
    expect((await read(editor)).titles).toEqual({ [`page:${id}`]: 'Seite haus' })
  })

  test('are merged if two change one each, and refused with the stored entries if both change the same', async () => {
    const editor = await staff()
    const seen = await read(editor)
    expect(await change(editor, { main: [programme, shop] }, { main: seen['main'] })).toBeNull()
    expect(await change(editor, { footer: [programme] }, { footer: seen['footer'] })).toBeNull()
    expect(await change(editor, { main: [shop] }, { main: seen['main'] })).toEqual({
      conflicts: { main: [programme, shop] },
    })
    expect(await read(editor)).toMatchObject({ main: [programme, shop], footer: [programme] })
  })

  test('have a history with every change, also by the settings of a page, whose earlier state can be stored again', async () => {
    const editor = await staff()
    const id = await germanPage('besuch')
    await change(editor, { main: [programme], footer: [] })
    await changePageSettings(editor, id, { in_menu: true })
    const history = await readHistory(editor, store, 1)
    expect(history[0]).toMatchObject({
      action: 'change',
      before: { main: [programme] },
      after: { main: [programme, entry({ target: `page:${id}` })] },
    })
    await change(editor, history[0]?.before ?? {})
    expect(await read(editor)).toMatchObject({ main: [programme] })
  })

  test('refuse entries that lead nowhere or have no name, at their place', async () => {
    const editor = await staff()
    const fields = (changes: Values) =>
      change(editor, changes).then(
        () => null,
        (error: unknown) => (error instanceof Error && 'fields' in error ? error.fields : error),
      )
    expect(
      await fields({ main: [entry({ ...programme, children: [entry({ target: 'page:999999' })] })] }),
    ).toEqual({
      'main.0.children.0.target': 'unknown',
    })
    expect(await fields({ footer: [entry({ target: 'route:nowhere' })] })).toEqual({
      'footer.0.target': 'unknown',
      'footer.0.label.de': 'required',
    })
    for (const url of ['http://shop.example', '//shop.example', 'javascript:alert(1)', 'https://'])
      expect(await fields({ footer: [{ ...shop, url: { de: url, en: '' } }] }), url).toEqual({
        'footer.0.url.de': 'target',
      })
    expect(await fields({ footer: [{ ...shop, url: { de: '', en: '' } }] })).toEqual({
      'footer.0.url.de': 'required',
    })
  })
})
