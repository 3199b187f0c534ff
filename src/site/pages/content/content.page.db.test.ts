import { eq } from 'drizzle-orm'
import { isValidElement } from 'react'
import { describe, expect, test } from 'vitest'
import {
  createPage,
  publishPageContent,
  publishSection,
  saveRevision,
  createPreviewLink,
  changePageSettings,
} from '#domain/content/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { perLanguage } from '#i18n/languages.ts'
import { useTestDatabase } from '../../../../tests/support/database.ts'
import {
  buildContent,
  createPublicPage,
  staffScope,
  systemScope,
  testNow,
  visitorScope,
} from '../../../../tests/support/factories.ts'
import { testAccounts } from '../../../../tests/support/test-accounts.ts'
import { testFallback } from '../../../../tests/support/test-fallback.ts'
import { hostileTargets } from '../../../../tests/support/hostile-texts.ts'
import { sample } from '../../../../tests/support/sweep.ts'
import { PageError, Redirection } from '../../page-responses.ts'
import { readPageRequest, withPreview } from '../../page-request.server.ts'
import contentPage from './content.page.tsx'

const database = useTestDatabase()

/** Loads the page at an address and returns its data and metadata, or the status and redirect target. */
async function visit(address: string, scope: Scope = visitorScope(database.db)) {
  const url = new URL(address, 'https://house.example')
  const context = {
    scope,
    session: null,
    publicOrigin: url.origin,
    fallback: testFallback,
    releasePreview: null,
    mayBeTracked: false,
    accounts: testAccounts,
    address: '127.0.0.1',
    hasStyleguide: false,
    isSecure: true,
    findNotes: async () => [],
    lastBackup: () => null,
  }
  const path = decodeURIComponent(url.pathname).split('/').slice(2).join('/')
  try {
    const request = await withPreview(await readPageRequest(context, new Request(url), { path }))
    const { page } = await contentPage.open(request, null)
    const shown = isValidElement<object>(page.view) ? page.view.props : {}
    return { status: page.status, head: page.facts, ...shown }
  } catch (ending) {
    if (ending instanceof Redirection) return { status: ending.status, location: ending.location }
    if (ending instanceof PageError)
      return { status: ending.status, message: ending.message, elsewhere: ending.elsewhere }
    throw ending
  }
}

const texts = (slug: string) => perLanguage(() => ({ slug, title: slug }))
const staff = (now = testNow) => staffScope(database.db, 'author', now)

describe('A content page', () => {
  test('is found by its path in the languages in which it is published', async () => {
    const id = await createPage(systemScope(database.db), { texts: texts('seite') })
    for (const language of ['de', 'en'])
      expect(await visit(`/${language}/seite`)).toMatchObject({ status: 404 })
    await publishPageContent(systemScope(database.db), id, 'de', buildContent('Worte'))
    const shown = await visit('/de/seite')
    expect(shown).toMatchObject({ status: 200, page: { id }, head: { paths: { de: '/de/seite', en: null } } })
    expect(JSON.stringify(shown)).toContain('Worte')
    await publishPageContent(systemScope(database.db), id, 'en', buildContent('Words'))
    expect(await visit('/en/seite')).toMatchObject({
      status: 200,
      head: { paths: { de: '/de/seite', en: '/en/seite' } },
    })
  })

  test('that is offline does not exist for visitors, but for staff', async () => {
    await createPublicPage(systemScope(database.db), { isOnline: false, texts: texts('intern') })
    expect(await visit('/de/intern')).toMatchObject({ status: 404 })
    expect(await visit('/de/intern', staff())).toMatchObject({ status: 200 })
  })

  test('that is scheduled exists exactly during its minutes', async () => {
    const minutes = (count: number) => new Date(testNow.getTime() + count * 60_000)
    await createPublicPage(systemScope(database.db), {
      onlineFrom: minutes(1),
      onlineTo: minutes(2),
      texts: texts('bald'),
    })
    const statuses = await Promise.all(
      [0, 1, 2].map(async (at) => (await visit('/de/bald', visitorScope(database.db, minutes(at)))).status),
    )
    expect(statuses).toEqual([404, 200, 404])
  })

  test('in German alone does not exist in English, where the error page links to the German one', async () => {
    const scope = systemScope(database.db)
    await createPublicPage(scope, { texts: { de: { slug: 'nur-hier', title: 'Nur hier' } } })
    const id = await createPage(scope, {
      texts: { de: { slug: 'haus', title: 'Haus' }, en: { slug: 'house', title: 'House' } },
    })
    const elsewhere = (url: string) => ({
      status: 404,
      message: 'This page is only available in German.',
      elsewhere: { language: 'de', url },
    })
    const notFound = { status: 404, message: 'The page you are looking for was not found.', elsewhere: null }
    expect(await visit('/en/nur-hier')).toEqual(elsewhere('/de/nur-hier'))
    expect(await visit('/en/house')).toEqual(notFound)
    await publishPageContent(scope, id, 'de', buildContent('Worte'))
    expect(await visit('/en/house')).toEqual(elsewhere('/de/haus'))
    expect(await visit('/en/haus')).toEqual(elsewhere('/de/haus'))
    await changePageSettings(scope, id, { is_online: false })
    expect(await visit('/en/house')).toEqual(notFound)
  })

  test('tells staff that visitors see nothing, unless they are editing it', async () => {
    const scope = systemScope(database.db)
    const id = await createPage(scope, { texts: texts('seite') })
    expect(await visit('/de/seite', staff())).toMatchObject({ status: 200, isHidden: true })
    expect(await visit('/de/seite?edit', staff())).toMatchObject({ isHidden: false })
    await publishPageContent(scope, id, 'de', buildContent('Worte'))
    expect(await visit('/de/seite', staff())).toMatchObject({ isHidden: false })
    expect(await visit('/en/seite', staff())).toMatchObject({ isHidden: true })
    expect(await visit('/de/seite')).toMatchObject({ isHidden: false })
  })

  test('that is only a heading redirects to the first visible page below it', async () => {
    const scope = systemScope(database.db)
    const parentId = await createPage(scope, { isClickable: false, texts: texts('mappe') })
    expect(await visit('/de/mappe')).toMatchObject({ status: 404 })
    await createPublicPage(scope, { parentId, position: 1, isOnline: false, texts: texts('verdeckt') })
    expect(await visit('/de/mappe')).toMatchObject({ status: 404 })
    await createPublicPage(scope, { parentId, position: 2, texts: texts('offen') })
    expect(await visit('/de/mappe?x=1')).toEqual({ status: 302, location: '/de/mappe/offen?x=1' })
    expect(await visit('/de/mappe', staff())).toEqual({ status: 302, location: '/de/mappe/verdeckt' })
  })

  test('shows staff the requested version, and an error if it does not exist', async () => {
    const scope = systemScope(database.db)
    const key = {
      ownerKind: 'page' as const,
      ownerId: await createPage(scope, { texts: texts('seite') }),
      language: 'de' as const,
    }
    const otherKey = { ...key, ownerId: await createPage(scope, { texts: texts('andere') }) }
    const first = await saveRevision(scope, key, buildContent('Fassung eins'))
    await publishSection(scope, key, first)
    const second = await saveRevision(scope, key, buildContent('Fassung zwei'))
    const foreign = await saveRevision(scope, otherKey, buildContent('Fremdes'))
    expect(JSON.stringify(await visit(`/de/seite?version=${second}`, staff()))).toContain('Fassung zwei')
    expect(JSON.stringify(await visit(`/de/seite?version=${second}`))).toContain('Fassung eins')
    for (const version of [foreign, 999_999, 'abc', '-1', '0', '1e9', '99999999999', ''])
      expect(await visit(`/de/seite?version=${version}`, staff()), String(version)).toMatchObject({
        status: 404,
        message: 'Diese Fassung der Seite gibt es nicht.',
      })
  })

  test('is shown by a preview link while that is valid, offline or not, and never indexed', async () => {
    const scope = systemScope(database.db)
    const key = {
      ownerKind: 'page' as const,
      ownerId: await createPage(scope, { isOnline: false, texts: texts('geheim') }),
      language: 'de' as const,
    }
    await createPage(scope, { texts: texts('andere') })
    await saveRevision(scope, key, buildContent('Vorab'))
    const { path } = await createPreviewLink(scope, key, { hours: 1 })
    const shown = await visit(path)
    expect(shown).toMatchObject({ status: 200, head: { isIndexed: false } })
    expect(JSON.stringify(shown)).toContain('Vorab')
    expect(await visit('/de/geheim')).toMatchObject({ status: 404 })
    expect(await visit(path.replace('/de/', '/en/'))).toMatchObject({ status: 404 })
    expect(await visit(path.replace('geheim', 'andere'))).toMatchObject({ status: 404 })
    expect(await visit('/de/geheim?preview=falsch')).toMatchObject({ status: 404 })
    const inAnHour = visitorScope(database.db, new Date(testNow.getTime() + 3_600_000))
    expect(await visit(path, inAnHour)).toEqual({
      status: 410,
      message: expect.stringContaining('gilt nicht mehr') as string,
      elsewhere: null,
    })
  })

  test('has a link on its stage only if the target is allowed', async () => {
    const scope = systemScope(database.db)
    const id = await createPublicPage(scope, {
      texts: { de: { slug: 'ziel', title: 'Ziel', heroLinkUrl: 'route:events' } },
    })
    expect(await visit('/de/ziel')).toMatchObject({ heroHref: '/de/programm-und-karten' })
    for (const [slug, heroLinkUrl, heroHref] of [
      ['a', `page:${id}#a`, '/de/ziel#a'],
      ['b', 'page:999999', null],
      ['c', 'https://example.org/x', 'https://example.org/x'],
    ] as const) {
      await createPublicPage(scope, { texts: { de: { slug, title: slug, heroLinkUrl } } })
      expect(await visit(`/de/${slug}`)).toMatchObject({ heroHref })
    }
  })

  test('shows nothing of a hostile link that was written directly into the table', async () => {
    const scope = systemScope(database.db)
    const { pageLocales, pages } = await import('#db/schema/index.ts')
    const pageId = await createPublicPage(scope, { texts: { de: { slug: 'x', title: 'x' } } })
    await scope.db
      .update(pages)
      .set({ pageClass: 'x" onclick="y', heroVideo: 'javascript:x' })
      .where(eq(pages.id, pageId))
    const links = Object.values(hostileTargets).flatMap((targets) => sample(targets, 4))
    for (const [index, link] of links.entries()) {
      if (link.includes('\0')) continue // the database refuses it itself
      await scope.db.delete(pageLocales)
      const row = {
        pageId,
        language: 'de' as const,
        slug: 'x',
        path: `x${index}`,
        title: 'x',
        ogType: link,
      }
      await scope.db.insert(pageLocales).values({ ...row, heroLinkUrl: link })
      expect(await visit(`/de/x${index}`), link.slice(0, 60)).toMatchObject({
        status: 200,
        heroHref: null,
        page: { page_class: '', hero_video: null },
        head: { ogType: expect.stringMatching(/^[a-z][a-z0-9_.:]*$/) },
      })
    }
  })
})
