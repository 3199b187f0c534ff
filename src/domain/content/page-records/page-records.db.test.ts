import { describe, expect, test } from 'vitest'
import { and, eq } from 'drizzle-orm'
import { auditLog, media, pages, revisions, sections } from '#db/schema/index.ts'
import { useTestDatabase } from '../../../../tests/support/database.ts'
import { changeOf, createAuthor, insertBox } from '../../../../tests/support/drafts.ts'
import {
  buildContent,
  createSubscription,
  createSubscriptionGroups,
  systemScope,
  testNow,
  visitorScope,
} from '../../../../tests/support/factories.ts'
import { hostileTargets, hostileTexts } from '../../../../tests/support/hostile-texts.ts'
import { beginDraft, findDraft } from '../drafts/draft.server.ts'
import { reportPresence } from '../drafts/presence.server.ts'
import { sendChanges } from '../drafts/send-changes.server.ts'
import { readNavigation, replaceNavigation } from '#domain/navigation/index.server.ts'
import { ensureFixedPages } from '../pages/fixed-pages.server.ts'
import { errorsOfPage } from '../pages/page-fields.ts'
import { findPage } from '../pages/find-page.server.ts'
import { publishPageContent } from '../pages/create-page.server.ts'
import { leaveRedirects, findRedirect } from '#domain/redirects/index.server.ts'
import { languages } from '#i18n/languages.ts'
import { system, type Scope } from '#domain/scope.ts'
import { searchAll } from '#domain/search/index.server.ts'
import { changePageSettings } from './change-settings.server.ts'
import { clearTrash, listTrash, restorePage } from './trash.server.ts'
import { createPageFromTemplate } from './create-from-template.server.ts'
import { deletePage } from './delete-page.server.ts'
import { keepOwnTemplate, listOwnTemplates, removeOwnTemplate } from './own-templates.server.ts'
import { listPageTree } from './page-tree.server.ts'
import { listPageUses } from './page-uses.server.ts'
import { movePage } from './move-page.server.ts'
import { readPageSettings } from './settings.server.ts'

const database = useTestDatabase()

async function make(scope: Scope, name: string, parentId: number | null = null): Promise<number> {
  const title = { de: name, en: `${name} (en)` }
  const { id } = await createPageFromTemplate(scope, { parentId, title })
  for (const language of languages)
    await publishPageContent({ ...scope, viewer: system }, id, language, buildContent(name))
  return id
}

/** A page with two descendants, each the child of the one before. */
async function begin() {
  const anna = await createAuthor(database.db, 'Anna')
  const house = await make(anna, 'Haus')
  const halls = await make(anna, 'Säle', house)
  const great = await make(anna, 'Großer Saal', halls)
  return { anna, house, halls, great }
}
async function fixedPage(key: string): Promise<number> {
  const [row] = await database.db.select({ id: pages.id }).from(pages).where(eq(pages.systemKey, key))
  return row?.id ?? 0
}
const isThere = async (path: string, language: 'de' | 'en' = 'de') =>
  (await findPage(visitorScope(database.db), language, path)) !== null

describe('A new page', () => {
  test('has slugs derived from its titles, with a number if they are taken, and is not public', async () => {
    const anna = await createAuthor(database.db, 'Anna')
    const first = await createPageFromTemplate(anna, {
      parentId: null,
      title: { de: 'Über uns', en: 'About us' },
    })
    const second = await createPageFromTemplate(anna, {
      parentId: null,
      title: { de: 'Über uns', en: 'About' },
    })
    expect(first).toMatchObject({
      urls: { de: '/de/ueber-uns', en: '/en/about-us' },
      is_online: true,
      is_fixed: false,
      parent_id: null,
    })
    expect(second.slug).toEqual({ de: 'ueber-uns-2', en: 'about' })
    expect(await isThere('ueber-uns')).toBe(false)
  })

  test('is refused for an address that something else uses', async () => {
    const scope = systemScope(database.db)
    await make(scope, 'Besuch')
    const groups = await createSubscriptionGroups(scope, [{ key: 'a', name: { de: 'A', en: 'A' } }])
    await createSubscription(scope, {
      groupId: groups.get('a') ?? 0,
      title: { de: 'W', en: 'W' },
      slug: { de: 'w', en: 'w' },
      shortCode: 'wahl5',
      eventIds: [],
    })
    const slugs = [
      'besuch',
      'programm-und-karten',
      'stories',
      '404',
      'api',
      'pageeditor-api',
      'wahl5',
      'search',
    ]
    for (const de of slugs)
      await expect(
        createPageFromTemplate(scope, { parentId: null, title: { de: 'X', en: '' }, slug: { de, en: '' } }),
        de,
      ).rejects.toMatchObject({ fields: { 'slug.de': 'taken' } })
    for (const de of ['Großes', 'a b', '-a', 'a/b', '..', 'a'.repeat(5) + 'ü'])
      await expect(
        createPageFromTemplate(scope, { parentId: null, title: { de: 'X', en: '' }, slug: { de, en: '' } }),
        de,
      ).rejects.toMatchObject({ fields: { 'slug.de': 'slug' } })
  })

  test('is refused without a title, or without a parent in its languages', async () => {
    const anna = await createAuthor(database.db, 'Anna')
    await expect(
      createPageFromTemplate(anna, { parentId: null, title: { de: ' ', en: '' } }),
    ).rejects.toMatchObject({ fields: { 'title.de': 'required' } })
    await expect(
      createPageFromTemplate(anna, { parentId: 987654, title: { de: 'X', en: 'X' } }),
    ).rejects.toMatchObject({ fields: { parent_id: 'unknown' } })
    await ensureFixedPages(systemScope(database.db))
    const parentId = await fixedPage('subscriptions')
    await expect(
      createPageFromTemplate(anna, { parentId, title: { de: 'Hinweise', en: '' } }),
    ).rejects.toMatchObject({ fields: { parent_id: 'misplaced' } })
    const german = await createPageFromTemplate(anna, { parentId: null, title: { de: 'Nur hier', en: '' } })
    expect(german.urls).toEqual({ de: '/de/nur-hier', en: '' })
    await expect(
      createPageFromTemplate(anna, { parentId: german.id, title: { de: 'X', en: 'X' } }),
    ).rejects.toMatchObject({ fields: { parent_id: 'invalid' } })
    const both = await changePageSettings(anna, german.id, { title: { de: 'Nur hier', en: 'Here, too' } })
    expect(both.urls.en).toBe('/en/here-too')
  })

  test('can be created by everybody who writes drafts, and is a draft', async () => {
    const author = await createAuthor(database.db, 'Otto', 'author')
    const given = { parentId: null, title: { de: 'X', en: 'X' } }
    const { id } = await createPageFromTemplate(author, given)
    expect(await isThere('x')).toBe(false)
    const { urls } = await changePageSettings(author, id, { slug: { de: 'y', en: 'y' } })
    expect(urls).toEqual({ de: '/de/y', en: '/en/y' })
    await expect(changePageSettings(author, id, { in_menu: true })).rejects.toMatchObject({
      code: 'forbidden',
    })
    await expect(createPageFromTemplate(visitorScope(database.db), given)).rejects.toMatchObject({
      code: 'not_signed_in',
    })
    await expect(listPageTree(visitorScope(database.db), 'de')).rejects.toMatchObject({
      code: 'not_signed_in',
    })
  })
})

describe('Another slug', () => {
  test('moves the page and its descendants, and creates redirects that never form a chain', async () => {
    const { anna, house } = await begin()
    await changePageSettings(anna, house, { slug: { de: 'das-haus', en: 'haus-en' } })
    expect(await isThere('das-haus/saele/grosser-saal')).toBe(true)
    expect(await isThere('haus')).toBe(false)
    expect(await findRedirect(anna, '/de/haus/saele')).toBe('/de/das-haus/saele')
    expect(await findRedirect(anna, '/en/haus-en')).toBeNull()
    await changePageSettings(anna, house, { slug: { de: 'gebaeude', en: 'haus-en' } })
    expect(await findRedirect(anna, '/de/haus/saele')).toBe('/de/gebaeude/saele')
    await changePageSettings(anna, house, { slug: { de: 'haus', en: 'haus-en' } })
    expect(await findRedirect(anna, '/de/haus/saele')).toBeNull()
    expect(await findRedirect(anna, '/de/gebaeude/saele')).toBe('/de/haus/saele')
  })

  test('is taken from a redirect when its page is published, and not before', async () => {
    const anna = await createAuthor(database.db, 'Anna')
    await leaveRedirects(anna, [{ oldPath: '/de/neu', newPath: '/de/haus' }])
    const { id } = await createPageFromTemplate(anna, { parentId: null, title: { de: 'Neu', en: 'New' } })
    expect(await findRedirect(anna, '/de/neu')).toBe('/de/haus')
    await publishPageContent({ ...anna, viewer: system }, id, 'de', buildContent('Neu'))
    expect(await findRedirect(anna, '/de/neu')).toBeNull()
    const [entry] = await database.db.select().from(auditLog).where(eq(auditLog.action, 'delete'))
    expect(entry).toMatchObject({
      subjectKind: 'redirect',
      details: { title: '/de/neu', row: { newPath: '/de/haus' } },
    })
  })

  test('of a page that was never public creates no redirect', async () => {
    const anna = await createAuthor(database.db, 'Anna')
    const { id } = await createPageFromTemplate(anna, { parentId: null, title: { de: 'Neu', en: 'New' } })
    await changePageSettings(anna, id, { slug: { de: 'anders', en: 'new' } })
    expect(await findRedirect(anna, '/de/neu')).toBeNull()
  })

  test('that is taken, empty or invalid is reported in its language, and nothing is changed', async () => {
    const { anna, house, halls } = await begin()
    await make(anna, 'Garten')
    for (const [slug, error] of [
      [{ de: 'garten', en: 'haus-en' }, { 'slug.de': 'taken' }],
      [{ de: 'haus', en: 'stories' }, { 'slug.en': 'taken' }],
      [{ de: '', en: 'haus-en' }, { 'slug.de': 'required' }],
      [{ de: 'haus', en: 'Not A Slug' }, { 'slug.en': 'slug' }],
    ] as const)
      await expect(
        changePageSettings(anna, house, { slug, title: { de: 'Neu', en: 'New' } }),
      ).rejects.toMatchObject({ fields: error })
    expect((await readPageSettings(anna, house)).title.de).toBe('Haus')
    expect(await isThere('haus/saele')).toBe(true)
    expect((await readPageSettings(anna, halls)).urls.de).toBe('/de/haus/saele')
  })

  test('is refused for the home page', async () => {
    const scope = systemScope(database.db)
    await ensureFixedPages(scope)
    const home = await fixedPage('home')
    await expect(changePageSettings(scope, home, { slug: { de: 'start', en: '' } })).rejects.toMatchObject({
      fields: { 'slug.de': 'is_fixed' },
    })
    await expect(
      changePageSettings(scope, home, { parent_id: await fixedPage('visit') }),
    ).rejects.toMatchObject({ fields: { parent_id: 'is_fixed' } })
    const same = await changePageSettings(scope, home, {
      slug: { de: '', en: '' },
      headline: { de: 'Hallo', en: 'Hi' },
    })
    expect(same).toMatchObject({ is_fixed: true, headline: { de: 'Hallo' }, urls: { de: '/de', en: '/en' } })
    const visit = await fixedPage('visit')
    await changePageSettings(scope, visit, { slug: { de: 'ihr-besuch', en: 'visit' } })
    expect(await findRedirect(scope, '/de/besuch')).toBe('/de/ihr-besuch')
  })
})

describe('Settings', () => {
  test('are stored and returned as they were given; missing ones stay unchanged', async () => {
    const { anna, house } = await begin()
    await database.db.insert(media).values({
      id: 5,
      kind: 'image',
      fileName: 'saal.jpg',
      storageKey: 'saal.jpg',
      mimeType: 'image/jpeg',
      byteSize: 1,
      sha256: 'x',
    })
    const changes = {
      headline: { de: 'Unser Haus', en: 'Our house' },
      content_type: 'landing' as const,
      online_from: '2026-11-20T10:00:00.000Z',
      online_to: '2027-11-20T10:00:00.000Z',
      is_clickable: false,
      in_menu: true,
      in_footer: true,
      is_highlight: true,
      has_tab_navigation: true,
      page_class: 'wide quiet',
      meta_title: { de: 'Haus | Konzerthaus', en: '' },
      meta_description: { de: 'Über das Haus', en: '' },
      og_title: { de: '', en: 'House' },
      og_description: { de: '', en: 'About' },
      og_type: { de: 'website', en: 'music.album' },
      og_image: 'media:5',
      hero_image: 'media:5',
      hero_text: { de: 'Willkommen', en: 'Welcome' },
      hero_link_text: { de: 'Los', en: 'Go' },
      hero_link_url: { de: `page:${house}`, en: 'https://example.org' },
      hero_video: 'https://vimeo.com/1',
      figure_seed: 'haus',
    }
    expect(await changePageSettings(anna, house, changes)).toMatchObject(changes)
    await changePageSettings(anna, house, { in_menu: false, online_from: null, og_image: '' })
    expect(await readPageSettings(anna, house)).toMatchObject({
      ...changes,
      in_menu: false,
      is_highlight: false,
      online_from: null,
      og_image: '',
    })
    const log = await database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, String(house)))
    expect(log.at(-1)).toMatchObject({
      action: 'save',
      actorName: 'Anna',
      details: { changed: ['in_menu', 'online_from', 'og_image'] },
    })
  })

  test('that a page can’t have are reported by name', async () => {
    const { anna, house } = await begin()
    const wrong: [Parameters<typeof changePageSettings>[2], string][] = [
      [{ title: { de: '', en: 'x' } }, 'title.de'],
      [{ page_class: 'A"B' }, 'page_class'],
      [{ og_type: { de: 'a b', en: '' } }, 'og_type'],
      [{ hero_video: 'https://example.org/x.mp4' }, 'hero_video'],
      [{ og_image: 'media:99' }, 'og_image'],
      [{ hero_image: 'figure:x' }, 'hero_image'],
      [{ online_from: '2026-12-01T00:00:00Z', online_to: '2026-12-01T00:00:00Z' }, 'online_to'],
      [{ hero_link_url: { de: 'javascript:alert(1)', en: '' } }, 'hero_link_url'],
      [{ hero_link_url: { de: 'page:999999', en: '' } }, 'hero_link_url'],
      [{ hero_link_url: { de: '', en: 'event:999999#programme' } }, 'hero_link_url'],
    ]
    for (const [changes, field] of wrong)
      await expect(changePageSettings(anna, house, changes), JSON.stringify(changes)).rejects.toMatchObject({
        code: 'invalid',
        fields: { [field]: expect.any(String) as string },
      })
    for (const target of Object.values(hostileTargets).flat())
      expect(errorsOfPage({}, [{ heroLinkUrl: target }]), target).toHaveProperty('hero_link')
    // In one string, because each change of a setting takes as long as the page has descendants.
    const headline = hostileTexts.join(' ').replaceAll('\0', '')
    await changePageSettings(anna, house, { headline: { de: headline, en: '' } })
    await expect(readPageSettings(anna, 987654)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('decide what the search finds of the page and its descendants', async () => {
    const { anna, house, great } = await begin()
    await publishPageContent(systemScope(database.db), great, 'de', buildContent('Orgelpfeife'))
    const count = async () =>
      (await searchAll(visitorScope(database.db), { query: 'Orgelpfeife' }, 'de')).content.count
    expect(await count()).toBe(1)
    await changePageSettings(anna, house, { is_online: false })
    expect(await count()).toBe(0)
    await changePageSettings(anna, house, { is_online: true, online_to: testNow.toISOString() })
    expect(await count()).toBe(0)
    await changePageSettings(anna, house, { online_to: null })
    expect(await count()).toBe(1)
    await changePageSettings(anna, great, { title: { de: 'Umbenannt', en: 'Renamed' } })
    expect((await searchAll(visitorScope(database.db), { query: 'Umbenannt' }, 'de')).content.count).toBe(1)
  })
})

describe('The tree', () => {
  const names = async (scope: Scope) =>
    (await listPageTree(scope, 'de')).map(
      ({ title, parent_id: parent }) => `${parent === null ? '' : '· '}${title}`,
    )

  test('lists each page after its parent, in order', async () => {
    const { anna, house, great } = await begin()
    await make(anna, 'Anfahrt', house)
    expect(await names(anna)).toEqual(['Haus', '· Säle', '· Großer Saal', '· Anfahrt'])
    const moved = await movePage(anna, great, { parentId: house, after: null })
    expect(moved.urls.de).toBe('/de/haus/grosser-saal')
    expect(await names(anna)).toEqual(['Haus', '· Großer Saal', '· Säle', '· Anfahrt'])
    expect(await findRedirect(anna, '/de/haus/saele/grosser-saal')).toBe('/de/haus/grosser-saal')
    await movePage(anna, great, { parentId: null, after: house })
    expect(await names(anna)).toEqual(['Haus', '· Säle', '· Anfahrt', 'Großer Saal'])
    expect(await isThere('grosser-saal')).toBe(true)
  })

  test('has no circles, and no places next to pages of another parent', async () => {
    const { anna, house, halls, great } = await begin()
    for (const parentId of [house, halls, great])
      await expect(movePage(anna, house, { parentId, after: null })).rejects.toMatchObject({
        fields: { parent_id: 'inside_itself' },
      })
    await expect(movePage(anna, house, { parentId: 987654, after: null })).rejects.toMatchObject({
      fields: { parent_id: 'unknown' },
    })
    await expect(movePage(anna, great, { parentId: house, after: house })).rejects.toMatchObject({
      fields: { after: 'unknown' },
    })
    expect((await readPageSettings(anna, great)).parent_id).toBe(halls)
  })

  test('has a maximum depth', async () => {
    const anna = await createAuthor(database.db, 'Anna')
    let parentId: number | null = null
    for (let depth = 0; depth < 12; depth++) parentId = await make(anna, `Ebene ${depth}`, parentId)
    const last = await make(anna, 'Noch eine')
    await expect(movePage(anna, last, { parentId, after: null })).rejects.toMatchObject({
      fields: { parent_id: 'invalid' },
    })
  })
})

describe('The menus', () => {
  test('contain exactly the pages whose settings say so, with their titles, below the entry of their parent', async () => {
    const { anna, house, halls, great } = await begin()
    const read = () => readNavigation(anna, 'de')
    const set = (id: number, places: object) => changePageSettings(anna, id, places)
    const entry = (menu_name: string, path: string) => ({ menu_name, url: `/de/${path}` })
    const theHalls = entry('Säle', 'haus/saele')
    await set(house, { in_menu: true, is_highlight: true })
    await set(halls, { in_menu: true, in_footer: true })
    expect(await read()).toEqual({
      menu: [{ ...entry('Haus', 'haus'), is_highlight: true, children: [theHalls] }],
      footer: [theHalls],
    })
    expect(await readPageSettings(anna, halls)).toMatchObject({
      in_menu: true,
      in_footer: true,
      is_highlight: false,
    })
    expect(await readPageSettings(anna, great)).toMatchObject({ in_menu: false, in_footer: false })

    // Entries below a removed entry take its place, and move below it again when it returns.
    const other = await make(anna, 'Zuletzt')
    await set(other, { in_menu: true, is_highlight: true })
    const last = { ...entry('Zuletzt', 'zuletzt'), is_highlight: true, children: [] }
    const alone = { ...theHalls, is_highlight: false, children: [] }
    await set(house, { in_menu: false })
    expect((await read()).menu).toEqual([alone, last])
    expect(await readPageSettings(anna, house)).toMatchObject({ in_menu: false, is_highlight: false })
    await set(house, { in_menu: true })
    const theHouse = { ...entry('Haus', 'haus'), is_highlight: false }
    expect((await read()).menu).toEqual([last, { ...theHouse, children: [theHalls] }])

    // A highlighted entry is at the end of the first level, and returns below its parent afterwards.
    await set(halls, { in_footer: false, is_highlight: true })
    expect(await read()).toEqual({
      menu: [last, { ...theHouse, children: [] }, { ...alone, is_highlight: true }],
      footer: [],
    })
    await set(halls, { is_highlight: false })
    expect((await read()).menu).toEqual([last, { ...theHouse, children: [theHalls] }])
    await set(halls, { title: { de: 'Unsere Säle', en: 'Our halls' } })
    expect((await read()).menu[1]?.children[0]?.menu_name).toBe('Unsere Säle')
  })
})

describe('Deleting', () => {
  test('removes the redirects that lead to the page, and no others', async () => {
    const { anna, great } = await begin()
    await leaveRedirects(anna, [
      { oldPath: '/de/alt', newPath: '/de/haus/saele/grosser-saal' },
      { oldPath: '/de/alt-unten', newPath: '/de/haus/saele/grosser-saal?x=1#orgel' },
      { oldPath: '/de/anders', newPath: '/de/haus/saele' },
    ])
    await deletePage(anna, great)
    const left = await Promise.all(
      ['/de/alt', '/de/alt-unten', '/de/anders'].map((path) => findRedirect(anna, path)),
    )
    expect(left).toEqual([null, null, '/de/haus/saele'])
  })

  test('is refused for pages with child pages, and for those that code links to', async () => {
    const { anna, house } = await begin()
    await expect(deletePage(anna, house)).rejects.toMatchObject({ fields: { page: 'has_children' } })
    await ensureFixedPages(systemScope(database.db))
    const visit = await fixedPage('visit')
    await expect(deletePage(anna, visit)).rejects.toMatchObject({ fields: { page: 'is_fixed' } })
  })

  test('hides a page everywhere and frees its address', async () => {
    const { anna, great, halls } = await begin()
    await publishPageContent(systemScope(database.db), great, 'de', buildContent('Orgelpfeife'))
    await replaceNavigation(systemScope(database.db), 'main', [
      { label: { de: 'Saal', en: 'Hall' }, target: { pageId: great } },
    ])
    await deletePage(anna, great)
    expect(await isThere('haus/saele/grosser-saal')).toBe(false)
    expect((await searchAll(anna, { query: 'Orgelpfeife' }, 'de')).content.count).toBe(0)
    expect((await readNavigation(anna, 'de')).menu).toEqual([])
    expect((await listPageTree(anna, 'de')).map(({ id }) => id)).not.toContain(great)
    await expect(deletePage(anna, great)).rejects.toMatchObject({ code: 'not_found' })
    await expect(readPageSettings(anna, great)).rejects.toMatchObject({ code: 'not_found' })
    const again = await createPageFromTemplate(anna, {
      parentId: halls,
      title: { de: 'Großer Saal', en: '' },
    })
    expect(again.urls.de).toBe('/de/haus/saele/grosser-saal')
  })

  test('shows a warning with the uses of the page', async () => {
    const { anna, house, halls, great } = await begin()
    const scope = systemScope(database.db)
    await replaceNavigation(scope, 'main', [
      { label: { de: 'Säle', en: 'Halls' }, target: { pageId: halls } },
    ])
    const link = (target: string) => ({
      kind: 'insert-block' as const,
      block: { id: 'link', type: 'link', version: 1, fields: { content: 'Weiter', link: target } },
      to: { in: 'column' as const, container: 'box', column: 0, after: null },
    })
    const draft = { ownerKind: 'page' as const, ownerId: house, language: 'de' as const }
    await sendChanges(anna, draft, {
      client: 'window-a',
      base: 0,
      changes: [changeOf(insertBox(), link(`page:${halls}#orgel`))],
    })
    const other = { ...draft, ownerId: great, language: 'en' as const }
    await sendChanges(anna, other, {
      client: 'window-a',
      base: 0,
      changes: [changeOf(insertBox(), link(`page:${halls}1`))],
    })
    await changePageSettings(anna, great, { hero_link_url: { de: `page:${halls}`, en: '' } })
    await changePageSettings(anna, halls, { slug: { de: 'raeume', en: 'saele-en' } })
    expect(await listPageUses(anna, halls, 'de')).toEqual([
      { kind: 'child', title: 'Großer Saal', url: '/de/haus/raeume/grosser-saal' },
      { kind: 'content', title: 'Haus', url: '/de/haus' },
      { kind: 'content', title: 'Großer Saal', url: '/de/haus/raeume/grosser-saal' },
      { kind: 'menu', title: 'Säle', url: null },
      { kind: 'redirect', title: '/de/haus/saele', url: '/de/haus/saele' },
    ])
  })
})

describe('A copy of a page', () => {
  test('begins with its drafts and settings, with blocks of its own that stay each other’s translations', async () => {
    const { anna, house } = await begin()
    const { id: great } = await createPageFromTemplate(anna, {
      parentId: house,
      title: { de: 'Anfahrt', en: 'Getting here' },
      template: 'visit',
    })
    await changePageSettings(anna, great, { page_class: 'saal', meta_title: { de: 'Meta', en: 'Meta' } })
    const copy = await createPageFromTemplate(anna, {
      parentId: null,
      title: { de: 'Großer Saal', en: 'Another hall' },
      copyOf: great,
    })
    expect(copy).toMatchObject({
      parent_id: null,
      page_class: 'saal',
      meta_title: { de: 'Meta' },
      is_online: true,
      in_menu: false,
      urls: { de: '/de/grosser-saal', en: '/en/another-hall' },
    })
    const contentOf = async (ownerId: number, language: 'de' | 'en') =>
      (await beginDraft(anna, { ownerKind: 'page', ownerId, language })).content.containers
    const [original, german, english] = [
      await contentOf(great, 'de'),
      await contentOf(copy.id, 'de'),
      await contentOf(copy.id, 'en'),
    ]
    const ids = (containers: typeof german) =>
      containers.flatMap(({ id, columns }) => [id, ...columns.flat().map((block) => block.id)])
    expect(german.flatMap(({ columns }) => columns.flat().map(({ fields }) => fields))).toEqual(
      original.flatMap(({ columns }) => columns.flat().map(({ fields }) => fields)),
    )
    expect(ids(german).length).toBeGreaterThan(1)
    expect(ids(german).filter((id) => ids(original).includes(id))).toEqual([])
    expect(ids(english)).toEqual(ids(german))
    expect(await isThere('grosser-saal')).toBe(false)
  })

  test('has only the languages that it gets a title in, and needs a page that is there', async () => {
    const { anna, great } = await begin()
    const title = { de: 'Nur deutsch', en: '' }
    const copy = await createPageFromTemplate(anna, { parentId: null, title, copyOf: great })
    expect(copy.urls).toMatchObject({ de: '/de/nur-deutsch', en: '' })
    await expect(
      createPageFromTemplate(anna, { parentId: null, title, copyOf: 999_999 }),
    ).rejects.toMatchObject({ fields: { copy_of: 'unknown' } })
  })
})

describe('The trash', () => {
  const later = (scope: Scope, days: number) => ({
    ...scope,
    now: new Date(scope.now.getTime() + days * 86_400_000),
  })

  test('keeps a page for 90 days, with the name of who deleted it and its expiry', async () => {
    const { anna, great } = await begin()
    await deletePage(anna, great)
    expect(await listTrash(anna, 'de')).toMatchObject([
      {
        id: great,
        title: 'Großer Saal',
        path: 'haus/saele/grosser-saal',
        deleted_by: 'Anna',
        deleted_at: testNow.toISOString(),
      },
    ])
    expect(await listTrash(later(anna, 89), 'en')).toMatchObject([{ title: 'Großer Saal (en)' }])
    expect(await listTrash(later(anna, 91), 'de')).toEqual([])
    await expect(restorePage(later(anna, 91), great)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('restores a page as public as it was, behind its siblings', async () => {
    const { anna, halls, great } = await begin()
    const small = await make(anna, 'Werkraum', halls)
    await deletePage(anna, great)
    expect(await isThere('haus/saele/grosser-saal')).toBe(false)
    const restored = await restorePage(anna, great)
    expect(restored.urls.de).toBe('/de/haus/saele/grosser-saal')
    expect(await isThere('haus/saele/grosser-saal')).toBe(true)
    const order = (await listPageTree(anna, 'de')).filter(({ parent_id: parent }) => parent === halls)
    expect(order.map(({ id }) => id)).toEqual([small, great])
    expect((await searchAll(visitorScope(database.db), { query: 'Großer Saal' }, 'de')).content.count).toBe(1)
    expect(await listTrash(anna, 'de')).toEqual([])
    await expect(restorePage(anna, great)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('restores a page at the top if its parent was deleted, with a number if its address is taken', async () => {
    const { anna, halls, great } = await begin()
    await deletePage(anna, great)
    await deletePage(anna, halls)
    await make(anna, 'Großer Saal')
    const restored = await restorePage(anna, great)
    expect(restored).toMatchObject({ parent_id: null, urls: { de: '/de/grosser-saal-2' } })
    expect((await restorePage(anna, halls)).urls.de).toBe('/de/haus/saele')
  })

  test('gives a restored page its redirects back, also at a new address, unless something else is there by now', async () => {
    const { anna, halls, great } = await begin()
    await changePageSettings(anna, great, { slug: { de: 'saal', en: 'hall' } })
    await changePageSettings(anna, great, { slug: { de: 'konzertsaal', en: 'hall' } })
    const target = async (path: string) => findRedirect(visitorScope(database.db), `/de/haus/saele/${path}`)
    expect(await target('grosser-saal')).toBe('/de/haus/saele/konzertsaal')
    await deletePage(anna, great)
    expect(await target('grosser-saal')).toBe(null)
    await make(anna, 'Saal', halls)
    await make(anna, 'Konzertsaal', halls)
    const restored = await restorePage(anna, great)
    expect(restored.urls.de).toBe('/de/haus/saele/konzertsaal-2')
    expect(await target('grosser-saal')).toBe('/de/haus/saele/konzertsaal-2')
    expect([await target('saal'), await target('konzertsaal')]).toEqual([null, null])
    await deletePage(anna, great)
    await restorePage(anna, great)
    expect(await target('grosser-saal')).toBe('/de/haus/saele/konzertsaal-2')
  })

  test('gives a page that returns to another place a redirect from its former address', async () => {
    const { anna, halls, great } = await begin()
    await deletePage(anna, great)
    await deletePage(anna, halls)
    expect((await restorePage(anna, great)).urls.de).toBe('/de/grosser-saal')
    expect(await findRedirect(visitorScope(database.db), '/de/haus/saele/grosser-saal')).toBe(
      '/de/grosser-saal',
    )
  })

  test('is emptied permanently, with all versions, without deleting anything else', async () => {
    const { anna, house, great } = await begin()
    await deletePage(anna, great)
    const count = async (id: number) =>
      database.db.$count(sections, and(eq(sections.ownerKind, 'page'), eq(sections.ownerId, id)))
    await clearTrash(later(anna, 89))
    expect(await count(great)).toBe(2)
    await clearTrash(later(anna, 91))
    expect(await count(great)).toBe(0)
    expect(await count(house)).toBe(2)
    expect(await database.db.$count(pages, eq(pages.id, great))).toBe(0)
    await expect(database.db.delete(revisions)).rejects.toThrow()
  })

  test('reports to open editors who has deleted the page, and accepts their text when it is restored', async () => {
    const { anna, great } = await begin()
    const key = { ownerKind: 'page', ownerId: great, language: 'de' } as const
    const otto = await createAuthor(database.db, 'Otto', 'author')
    await reportPresence(otto, key, { client: 'window-o', base: 0, block: null })
    expect(await listPageUses(anna, great, 'de')).toContainEqual({ kind: 'editor', title: 'Otto', url: null })
    await deletePage(anna, great)
    const sending = { client: 'window-o', base: 0, changes: [changeOf(insertBox('late'))] }
    await expect(sendChanges(otto, key, sending)).rejects.toMatchObject({
      code: 'gone',
      deleted: { by: 'Anna', at: testNow },
    })
    await restorePage(anna, great)
    expect((await sendChanges(otto, key, sending)).conflicts).toEqual([])
  })

  test('restores pages for editors only', async () => {
    const { anna, great } = await begin()
    await deletePage(anna, great)
    const author = await createAuthor(database.db, 'Otto', 'author')
    expect(await listTrash(author, 'de')).toHaveLength(1)
    await expect(restorePage(author, great)).rejects.toMatchObject({ code: 'forbidden' })
  })
})

describe('Two people who change the settings of one page', () => {
  test('keep what each has changed in another field or language', async () => {
    const { anna, house } = await begin()
    const title = (de: string) => ({ meta_title: { de }, seen: { meta_title: { de: '' } } })
    await changePageSettings(anna, house, title('Das Haus'))
    await changePageSettings(anna, house, {
      meta_title: { en: 'The house' },
      seen: { meta_title: { en: '' } },
    })
    await changePageSettings(anna, house, { page_class: 'quiet', seen: { page_class: '' } })
    expect(await readPageSettings(anna, house)).toMatchObject({
      meta_title: { de: 'Das Haus', en: 'The house' },
      page_class: 'quiet',
    })
  })

  test('are told what the other one has stored in the same field, and nothing is overwritten', async () => {
    const { anna, house } = await begin()
    const seen = { meta_title: { de: '' }, in_footer: false }
    await changePageSettings(anna, house, { meta_title: { de: 'Erste' }, seen })
    await expect(
      changePageSettings(anna, house, { meta_title: { de: 'Zweite' }, in_footer: true, seen }),
    ).rejects.toMatchObject({ code: 'conflict', current: { 'meta_title.de': 'Erste' } })
    const now = await readPageSettings(anna, house)
    expect([now.meta_title.de, now.in_footer]).toEqual(['Erste', false])
    // The same value from both is not a conflict.
    await changePageSettings(anna, house, { meta_title: { de: 'Erste' }, seen })
  })
})

describe('A template made of a page', () => {
  test('creates pages with its blocks, with ids that are new and the same in both languages', async () => {
    const { anna, house } = await begin()
    const [template] = await keepOwnTemplate(anna, house, 'Haus')
    expect(template).toMatchObject({ name: 'Haus', languages: ['de', 'en'] })
    const title = { de: 'Neues Haus', en: 'New house' }
    const ownTemplate = template?.id ?? 0
    const made = await createPageFromTemplate(anna, { parentId: null, title, ownTemplate })
    const idsOf = async (pageId: number, language: 'de' | 'en') => {
      const draft = await findDraft(anna, { ownerKind: 'page', ownerId: pageId, language })
      return draft?.content.containers.flatMap(({ columns }) => columns.flat().map(({ id }) => id)) ?? []
    }
    const ids = await idsOf(made.id, 'de')
    expect(ids.length).toBeGreaterThan(0)
    expect(await idsOf(made.id, 'en')).toEqual(ids)
    expect(await idsOf(house, 'de')).not.toEqual(ids)
    const german = await createPageFromTemplate(anna, {
      parentId: null,
      title: { de: 'Nur deutsch', en: '' },
      ownTemplate,
    })
    expect(await idsOf(german.id, 'de')).toHaveLength(ids.length)
  })

  test('is replaced by one of the same name, and requires a page with content', async () => {
    const { anna, house, halls } = await begin()
    await keepOwnTemplate(anna, house, 'Haus')
    expect(await keepOwnTemplate(anna, halls, 'Haus')).toHaveLength(1)
    const empty = await createPageFromTemplate(anna, { parentId: null, title: { de: 'Leer', en: '' } })
    await expect(keepOwnTemplate(anna, empty.id, 'Leer')).rejects.toMatchObject({
      fields: { page: 'required' },
    })
    const [template] = await listOwnTemplates(anna)
    expect(await removeOwnTemplate(anna, template?.id ?? 0)).toEqual([])
    await expect(
      createPageFromTemplate(anna, {
        parentId: null,
        title: { de: 'X', en: '' },
        ownTemplate: template?.id ?? 0,
      }),
    ).rejects.toMatchObject({ fields: { own_template: 'unknown' } })
  })
})
