import { describe, expect, test } from 'vitest'
import { useTestDatabase } from '../../../../tests/support/database.ts'
import {
  changeOf,
  createAuthor,
  createTestPage,
  insertBox,
  insertHeadline,
  later,
  setContent,
} from '../../../../tests/support/drafts.ts'
import {
  buildContent,
  createArticle,
  systemScope,
  testNow,
  visitorScope,
} from '../../../../tests/support/factories.ts'
import { asOf, publishDue } from '../../../../tests/support/releases.ts'
import { changePageSettings } from '../page-records/change-settings.server.ts'
import { createPageFromTemplate } from '../page-records/create-from-template.server.ts'
import { readNavigation, replaceNavigation } from '#domain/navigation/index.server.ts'
import { findPage } from '../pages/find-page.server.ts'
import { findSection, sectionSlug, type SectionKey } from '../pages/find-section.server.ts'
import { publishPageContent } from '../pages/create-page.server.ts'
import { resolveReferences } from '../pages/references.server.ts'
import { visitor, type Scope } from '#domain/scope.ts'
import { searchAll } from '#domain/search/index.server.ts'
import { publishArticleText } from '#domain/content/articles/publish-article.server.ts'
import { findDraft } from './draft.server.ts'
import { keepVersion, listVersions } from './versions.server.ts'
import { listEditorialTasks } from './editorial-tasks.server.ts'
import { publishDraft, unpublishSection } from './publication.server.ts'
import { sectionStatus } from './section-status.server.ts'
import { sendChanges } from './send-changes.server.ts'

const database = useTestDatabase()
const inMinutes = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000)

/** A page whose German draft has one headline. */
async function begin() {
  const anna = await createAuthor(database.db, 'Anna')
  const { de, en } = await createTestPage(database.db)
  await write(anna, de, 'Erstens')
  return { anna, de, en }
}

async function write(scope: Scope, key: SectionKey, text: string): Promise<number> {
  const draft = await findDraft(scope, key)
  const base = draft?.sequence ?? 0
  const operations = base === 0 ? [insertBox(), insertHeadline('one', text)] : [setContent('one', text)]
  const sent = await sendChanges(scope, key, { client: 'window-a', base, changes: [changeOf(...operations)] })
  return sent.sequence
}

/** What visitors and the search find after a number of minutes. */
function shownAfter(key: SectionKey, minutes: number, words: string[]) {
  return atMinute(minutes, (scope) => shownTo(scope, key, words))
}

/** Reads what visitors see after a number of minutes. */
function atMinute<Result>(minutes: number, read: (visitors: Scope) => Promise<Result>): Promise<Result> {
  return asOf(visitorScope(database.db, testNow), inMinutes(minutes), (inside) =>
    read({ ...inside, viewer: visitor }),
  )
}

async function shownTo(scope: Scope, key: SectionKey, words: string[]) {
  const section = await findSection(scope, sectionSlug(key), key.language)
  const found: string[] = []
  for (const word of words) {
    const { content } = await searchAll(scope, { query: word }, key.language)
    if (content.count > 0) found.push(word)
    const staff = { ...scope, viewer: systemScope(database.db).viewer }
    expect((await searchAll(staff, { query: word }, key.language)).content.count).toBeLessThanOrEqual(1)
  }
  return [section && section.content.containers[0]?.columns[0]?.[0]?.fields['content'], found.join(' ')]
}

describe('Publishing', () => {
  test('makes the draft that the editor has seen visible to visitors and the search', async () => {
    const { anna, de } = await begin()
    expect(await sectionStatus(anna, de)).toMatchObject({ published: null, has_unpublished_changes: true })
    const status = await publishDraft(anna, de, { sequence: 1, summary: 'Zum Start' })
    expect(status).toMatchObject({
      published: { publish_at: testNow.toISOString() },
      scheduled: [],
      has_unpublished_changes: false,
    })
    expect(await shownAfter(de, 0, ['Erstens'])).toEqual(['Erstens', 'Erstens'])
    expect(await listVersions(anna, de)).toMatchObject([
      { sequence: 1, summary: 'Zum Start', author: 'Anna', publication: 'current' },
    ])
    await write(anna, de, 'Zweitens')
    expect((await sectionStatus(anna, de)).has_unpublished_changes).toBe(true)
    await write(anna, de, 'Erstens')
    expect((await sectionStatus(anna, de)).has_unpublished_changes).toBe(false)
  })

  test('is refused when the draft has changed since, is incomplete, or would end before it begins', async () => {
    const { anna, de } = await begin()
    await write(anna, de, '')
    await expect(publishDraft(anna, de, { sequence: 1 })).rejects.toMatchObject({ code: 'conflict' })
    await expect(publishDraft(anna, de, { sequence: 2 })).rejects.toMatchObject({
      fields: { 'one.content': 'required' },
    })
    await write(anna, de, 'Da')
    for (const unpublishAt of [inMinutes(-5), inMinutes(0), inMinutes(10)])
      await expect(
        publishDraft(anna, de, { sequence: 3, publishAt: inMinutes(10), unpublishAt }),
      ).rejects.toMatchObject({ fields: { unpublish_at: 'invalid' } })
    expect((await sectionStatus(anna, de)).published).toBeNull()
  })

  test('is allowed for editors, but not for authors', async () => {
    const { de } = await begin()
    const author = await createAuthor(database.db, 'Otto', 'author')
    await expect(publishDraft(author, de, { sequence: 1 })).rejects.toMatchObject({ code: 'forbidden' })
    await expect(unpublishSection(author, de)).rejects.toMatchObject({ code: 'forbidden' })
    expect(await keepVersion(author, de)).toMatchObject({ sequence: 1, author: 'Otto' })
  })

  test('for a time span takes effect at its minutes, for visitors and in the search', async () => {
    const { anna, de } = await begin()
    await publishDraft(anna, de, { sequence: 1 })
    await write(anna, de, 'Zweitens')
    const status = await publishDraft(anna, de, {
      sequence: 2,
      publishAt: inMinutes(10),
      unpublishAt: inMinutes(20),
    })
    expect(status).toMatchObject({
      scheduled: [
        { revision_id: expect.any(Number), publish_at: inMinutes(10).toISOString(), is_outdated: false },
        { revision_id: null, publish_at: inMinutes(20).toISOString() },
      ],
      has_unpublished_changes: true,
    })
    const words = ['Erstens', 'Zweitens']
    expect(await shownAfter(de, 0, words)).toEqual(['Erstens', 'Erstens'])
    expect(await shownAfter(de, 9.99, words)).toEqual(['Erstens', 'Erstens'])
    expect(await shownAfter(de, 10, words)).toEqual(['Zweitens', 'Zweitens'])
    expect(await shownAfter(de, 19.99, words)).toEqual(['Zweitens', 'Zweitens'])
    expect(await shownAfter(de, 20, words)).toEqual([null, ''])
    expect((await listVersions(anna, de)).map(({ publication }) => publication)).toEqual([
      'scheduled',
      'current',
    ])
    await publishDue(database, inMinutes(15))
    expect((await listVersions(later(anna, 15), de)).map(({ publication }) => publication)).toEqual([
      'current',
      'past',
    ])
  })

  test('can be cancelled separately while it is scheduled', async () => {
    const { anna, de } = await begin()
    await publishDraft(anna, de, { sequence: 1 })
    await write(anna, de, 'Zweitens')
    await publishDraft(anna, de, { sequence: 2, publishAt: inMinutes(10) })
    const status = await unpublishSection(later(anna, 5), de, { scheduled: 'only' })
    expect(status).toMatchObject({ scheduled: [], published: { publish_at: testNow.toISOString() } })
    expect(await shownAfter(de, 30, ['Erstens', 'Zweitens'])).toEqual(['Erstens', 'Erstens'])
    expect((await listVersions(later(anna, 30), de)).map(({ publication }) => publication)).toEqual([
      'none',
      'current',
    ])
  })

  test('can be reverted at once, without an older revision reappearing', async () => {
    const { anna, de } = await begin()
    await publishDraft(anna, de, { sequence: 1 })
    await write(anna, de, 'Zweitens')
    await publishDraft(anna, de, { sequence: 2 })
    const ended = await unpublishSection(anna, de)
    expect(ended).toMatchObject({ published: null, scheduled: [], has_unpublished_changes: true })
    expect(await shownAfter(de, 0, ['Erstens', 'Zweitens'])).toEqual([null, ''])
    const again = await publishDraft(later(anna, 1), de, { sequence: 2 })
    expect(again.published).not.toBeNull()
    await unpublishSection(later(anna, 2), de)
    expect(await shownAfter(de, 1, [])).toEqual(['Zweitens', ''])
    expect(await shownAfter(de, 2, ['Erstens', 'Zweitens'])).toEqual([null, ''])
  })

  test('of a story changes what the search finds of it', async () => {
    const anna = await createAuthor(database.db, 'Anna')
    const scope = systemScope(database.db)
    const title = { de: 'Bericht', en: 'Report' }
    const ownerId = await createArticle(scope, {
      title,
      slug: title,
      publishedAt: inMinutes(-60),
      tagIds: [],
      eventIds: [],
    })
    const key: SectionKey = { ownerKind: 'article', ownerId, language: 'de' }
    await publishArticleText(scope, ownerId, { de: buildContent('Ursprünglich'), en: buildContent('First') })
    await findDraft(anna, key)
    await sendChanges(anna, key, {
      client: 'window-a',
      base: 0,
      changes: [changeOf(insertHeadline('one', 'Nachgetragen', 'container-1'))],
    })
    await publishDraft(anna, key, { sequence: 1, publishAt: inMinutes(10) })
    const found = (minutes: number, word: string) =>
      atMinute(minutes, async (inside) => (await searchAll(inside, { query: word }, 'de')).content.count)
    expect([await found(9, 'Nachgetragen'), await found(10, 'Nachgetragen')]).toEqual([0, 1])
    expect([await found(9, 'Ursprünglich'), await found(10, 'Ursprünglich')]).toEqual([1, 1])
  })
})

describe('A new page', () => {
  async function beginNew() {
    const anna = await createAuthor(database.db, 'Anna')
    const { id } = await createPageFromTemplate(anna, {
      parentId: null,
      title: { de: 'Neu', en: 'New' },
      template: 'article',
    })
    const key = (language: 'de' | 'en'): SectionKey => ({ ownerKind: 'page', ownerId: id, language })
    const pageAt = (language: 'de' | 'en', minutes: number) =>
      atMinute(
        minutes,
        async (scope) => (await findPage(scope, language, language === 'de' ? 'neu' : 'new')) !== null,
      )
    return { anna, id, key, pageAt }
  }

  test('goes online with its first publication, at its minute', async () => {
    const { anna, key, pageAt } = await beginNew()
    expect(await findDraft(anna, key('de'))).toMatchObject({ sequence: 0 })
    expect(await pageAt('de', 0)).toBe(false)
    await publishDraft(anna, key('de'), { sequence: 0, publishAt: inMinutes(10) })
    expect([await pageAt('de', 9), await pageAt('de', 10)]).toEqual([false, true])
    await findDraft(anna, key('en'))
    await publishDraft(anna, key('en'), { sequence: 0, publishAt: inMinutes(5) })
    expect([await pageAt('en', 4), await pageAt('en', 5)]).toEqual([false, true])
  })

  test('with a cancelled schedule can be published at once', async () => {
    const { anna, key, pageAt } = await beginNew()
    await findDraft(anna, key('de'))
    await publishDraft(anna, key('de'), { sequence: 0, publishAt: inMinutes(10) })
    await unpublishSection(anna, key('de'), { scheduled: 'only' })
    expect([await pageAt('de', 9), await pageAt('de', 10)]).toEqual([false, false])
    const status = await publishDraft(later(anna, 1), key('de'), { sequence: 0 })
    expect(status).toMatchObject({ hidden_by: null, scheduled: [] })
    expect([await pageAt('de', 0), await pageAt('de', 1), await pageAt('en', 1)]).toEqual([
      false,
      true,
      false,
    ])
  })

  test('that was switched off stays offline when it is published, and the editor is told why', async () => {
    const { anna, id, key, pageAt } = await beginNew()
    const parent = await createPageFromTemplate(anna, { parentId: null, title: { de: 'Oben', en: 'Above' } })
    await findDraft(anna, key('de'))
    await changePageSettings(anna, id, { is_online: false })
    expect(await publishDraft(anna, key('de'), { sequence: 0 })).toMatchObject({ hidden_by: 'own_settings' })
    expect(await pageAt('de', 0)).toBe(false)
    await changePageSettings(anna, id, { is_online: true, online_from: inMinutes(5).toISOString() })
    expect(await sectionStatus(anna, key('de'))).toMatchObject({ hidden_by: 'own_settings' })
    expect(await sectionStatus(later(anna, 5), key('de'))).toMatchObject({ hidden_by: null })
    expect([await pageAt('de', 4), await pageAt('de', 5)]).toEqual([false, true])
    await changePageSettings(anna, id, { parent_id: parent.id, online_from: null })
    expect(await sectionStatus(anna, key('de'))).toMatchObject({ hidden_by: null })
    await changePageSettings(anna, parent.id, { is_online: false })
    expect(await sectionStatus(anna, key('de'))).toMatchObject({ hidden_by: 'page_above' })
    await changePageSettings(anna, parent.id, { is_online: true })
    await changePageSettings(anna, id, { is_clickable: false })
    expect(await sectionStatus(anna, key('de'))).toMatchObject({ hidden_by: 'not_clickable' })
    expect(await sectionStatus(anna, key('en'))).toMatchObject({ published: null, hidden_by: null })
  })

  test('is unpublished as a whole: its address, links to it, menu entries and search results', async () => {
    const { anna, id, key, pageAt } = await beginNew()
    const child = await createPageFromTemplate(anna, {
      parentId: id,
      title: { de: 'Kind', en: 'Child' },
      template: 'article',
    })
    const childKey: SectionKey = { ...key('de'), ownerId: child.id }
    await replaceNavigation(anna, 'footer', [{ label: { de: 'Neu', en: 'New' }, target: { pageId: id } }])
    for (const section of [key('de'), key('en'), childKey]) {
      await findDraft(anna, section)
      await publishDraft(anna, section, { sequence: 0 })
    }
    const seen = async (minutes: number) => {
      const scope = visitorScope(database.db, inMinutes(minutes))
      const below = await findPage(scope, 'de', 'neu/kind')
      return {
        page: await pageAt('de', minutes),
        isLinked: `page:${id}` in (await resolveReferences(scope, [`page:${id}`], 'de')),
        menu: (await readNavigation(scope, 'de')).footer.length,
        hits: (await searchAll(scope, { query: 'Neu' }, 'de')).content.count,
        crumbs: below?.parents.length,
        parent: below?.parent?.headline ?? null,
        switch: (await findPage(scope, 'en', 'new'))?.urls.de,
      }
    }
    const all = { page: true, isLinked: true, menu: 1, hits: 1, crumbs: 1, parent: 'Neu', switch: '/de/neu' }
    expect(await seen(0)).toEqual(all)
    await unpublishSection(later(anna, 1), key('de'))
    expect(await seen(1)).toEqual({
      page: false,
      isLinked: false,
      menu: 0,
      hits: 0,
      crumbs: 0,
      parent: null,
      switch: null,
    })
    expect(await pageAt('en', 1)).toBe(true)
    await publishDraft(later(anna, 2), key('de'), { sequence: 0 })
    expect(await seen(2)).toEqual(all)
  })
})

test('A version is kept once, and again under another name', async () => {
  const { anna, de } = await begin()
  const kept = await keepVersion(anna, de)
  expect(await keepVersion(anna, de)).toEqual(kept)
  const named = await keepVersion(anna, de, { summary: 'Vor dem Umbau' })
  expect(named).toMatchObject({ summary: 'Vor dem Umbau', sequence: 1 })
  expect(await keepVersion(anna, de, { summary: 'Vor dem Umbau' })).toEqual(named)
  await publishPageContent(systemScope(database.db), de.ownerId, 'de', buildContent('Anders'))
  expect(await keepVersion(anna, de)).toMatchObject({ sequence: 2, publication: 'current' })
})

test('Unpublished changes are listed for the editors until they are published', async () => {
  const { anna, de } = await begin()
  const waiting = async () =>
    (await listEditorialTasks(anna)).drafts.items.map(({ title, section }) => `${title} ${section.language}`)
  expect(await waiting()).toEqual(['Seite de'])
  await publishDraft(anna, de, { sequence: 1 })
  expect(await waiting()).toEqual([])
  await write(anna, de, 'Zweitens')
  expect(await waiting()).toEqual(['Seite de'])
})
