import { describe, expect, test } from 'vitest'
import { openApi, testOrigin } from '../../tests/support/api.ts'
import { useTestDatabase } from '../../tests/support/database.ts'
import {
  buildContent,
  createArticle,
  createCategories,
  createHouse,
  createRepertoire,
  createSubscription,
  createSubscriptionGroups,
  createTags,
  createTestEvent,
  staffScope,
  systemScope,
  testNow,
  visitorScope,
} from '../../tests/support/factories.ts'
import {
  createPage,
  publishArticleText,
  publishPageContent,
  saveRevision,
} from '#domain/content/index.server.ts'
import { readSettings } from '#domain/house/index.server.ts'
import { replaceNavigation } from '#domain/navigation/index.server.ts'
import { leaveRedirects } from '#domain/redirects/index.server.ts'
import { firstOfMonth } from '#i18n/dates.ts'
import { perLanguage } from '#i18n/languages.ts'
import { callErrors } from '#i18n/lazy/call-errors.ts'

const database = useTestDatabase()
const api = openApi(() => visitorScope(database.db))
const get = async (path: string, app = api) => {
  const response = await app.request(path)
  const body: unknown = await response.json()
  return { status: response.status, body }
}
const names = { de: 'Name', en: 'name' }

describe('the calls for events', () => {
  test('return a list in pages with absolute links', async () => {
    const scope = systemScope(database.db)
    for (let day = 22; day < 25; day++)
      await createTestEvent(scope, { dateStart: new Date(`2026-11-${day}T18:00:00Z`) })
    const first = await get('/api/events/?page_size=2')
    expect(first.body).toMatchObject({
      count: 3,
      next: `${testOrigin}/api/events/?page_size=2&page=2`,
      previous: null,
      results: [{ status: 'future' }, { status: 'future' }],
    })
    const second = await get('/api/events?page_size=2&page=2')
    expect(second.body).toMatchObject({ next: null, previous: `${testOrigin}/api/events?page_size=2` })
    expect(await get('/api/events?page=4')).toEqual({
      status: 404,
      body: { detail: `${callErrors.de.page} ${callErrors.en.page}` },
    })
  })

  test('return one event by its number and by the shop’s id, or 404', async () => {
    const scope = systemScope(database.db)
    const { roomId, tagId } = await createHouse(scope)
    const { workId } = await createRepertoire(scope)
    const id = await createTestEvent(scope, {
      externalId: '100-7',
      roomId,
      programme: [{ kind: 'work', workId }],
      customerTags: [{ tagId, presaleDate: testNow }],
      priceMin: 1250,
      priceMax: 9400,
    })
    const expected = {
      id,
      price_min: 12.5,
      room: { venue: { address: 'Uferstraße 12' } },
      customer_tags: [
        { category: 'Mitglieder', show_in_calendar: 'True', presale_date: testNow.toISOString() },
      ],
      programme: [{ work: { catalogue_number: 'op. 95' } }],
    }
    expect((await get(`/api/events/${id}`)).body).toMatchObject(expected)
    expect((await get('/api/events-system/100:7/')).body).toMatchObject(expected)
    expect((await get(`/api/events-system/${id}/`)).body).toMatchObject(expected)
    expect(await get('/api/events/987654')).toEqual({ status: 404, body: { detail: 'Event not found' } })
  })

  test('return the days of a month', async () => {
    await createTestEvent(systemScope(database.db), { dateStart: new Date('2026-11-30T18:00:00Z') })
    expect((await get('/api/calendar/?date=2026-11-01')).body).toEqual(['2026-11-30'])
    expect((await get('/api/calendar/?date=2026-12-01')).body).toEqual([])
  })

  test('return all days of the date picker’s range, at any time', async () => {
    const scope = systemScope(database.db)
    for (const now of ['2027-01-31', '2027-02-28', '2028-02-29', '2027-06-15', '2027-12-31']) {
      const year = Number(now.slice(0, 4))
      const [date, last] = [firstOfMonth(now, -2), `${year + 1}-12-31`]
      for (const day of [date, last])
        await createTestEvent(scope, { dateStart: new Date(`${day}T18:00:00Z`) })
      const { status, body } = await get(`/api/calendar/?date=${date}&date_to=${last}`)
      expect(status).toBe(200)
      expect(body).toEqual(expect.arrayContaining([date, last]))
    }
  })

  test('take a date-time for its day in the hall', async () => {
    await createTestEvent(systemScope(database.db), { dateStart: new Date('2026-12-01T18:00:00Z') })
    const days = (date: string) => get(`/api/calendar?date=${date}&date_to=2026-12-31T22:00:00.000Z`)
    expect((await days('2026-11-30T22:59:59.000Z')).body).toEqual(['2026-12-01'])
    // Midnight in the hall has passed.
    expect((await days('2026-12-01T23:00:00Z')).body).toEqual([])
    const listed = (date: string) => get(`/api/events?date=${encodeURIComponent(date)}`)
    expect((await listed('2026-12-01T23:30:00+01:00')).body).toMatchObject({ count: 1 })
    expect((await listed('2026-12-02T00:30:00+01:00')).body).toMatchObject({ count: 0 })
    expect((await listed('2026-12-01T25:00:00Z')).status).toBe(400)
    expect((await get('/de/api/search-events?query=x&date=2026-12-01T18:00:00.000Z')).status).toBe(200)
  })

  test('refuse more days than their maximum, instead of leaving some out', async () => {
    const scope = systemScope(database.db)
    const longest = { date: '1954-01-01', date_to: '1957-01-03' }
    for (const day of Object.values(longest))
      await createTestEvent(scope, { dateStart: new Date(`${day}T18:00:00Z`) })
    expect((await get('/api/calendar?date=1954-01-01&date_to=1957-01-03')).body).toEqual(
      Object.values(longest),
    )
    const { de, en } = callErrors
    expect(await get('/api/calendar?date=1954-01-01&date_to=1957-01-04')).toEqual({
      status: 400,
      body: { date_to: [de.errors.too_many_days, en.errors.too_many_days] },
    })
    expect(await get('/api/calendar/?date=2026-12-01&date_to=2026-11-01')).toEqual({
      status: 400,
      body: { date_to: [de.errors.before_start, en.errors.before_start] },
    })
    expect((await get('/api/calendar?date_to=2199-01-01')).status).toBe(400)
  })

  test('name the invalid field', async () => {
    expect(await get('/api/events?date=2026-02-30')).toEqual({
      status: 400,
      body: { date: [callErrors.de.errors.day, callErrors.en.errors.day] },
    })
    for (const query of [
      'page=0',
      'page=-1',
      'page_size=101',
      'genre=x',
      'price_max=viel',
      'ordering=name',
      'access=wings',
    ])
      expect((await get(`/api/events?${query}`)).status, query).toBe(400)
  })
})

describe('the calls for subscriptions', () => {
  test('return groups without a query, subscriptions with one, and the record of a short address', async () => {
    const scope = systemScope(database.db)
    const groups = await createSubscriptionGroups(scope, [{ key: 'a', name: names }])
    const groupId = groups.get('a') ?? 0
    const id = await createSubscription(scope, {
      groupId,
      title: names,
      slug: { de: 'wahl', en: 'choice' },
      shortCode: 'wahl5',
      priceFrom: 14500,
      eventIds: [],
    })
    expect((await get('/api/subscription-groups/')).body).toEqual([{ id: groupId, name: names }])
    expect((await get(`/api/subscription-groups/?genre=${groupId}`)).body).toMatchObject({
      count: 1,
      results: [{ id, price_from: 145 }],
    })
    expect((await get(`/api/subscriptions/${id}`)).body).toMatchObject({ id, events: [] })
    expect((await get('/en/api/subscriptions-system/wahl5/')).body).toEqual({
      id,
      slug: { de: 'wahl', en: 'choice' },
    })
    expect((await get(`/de/api/subscriptions-system/${id}/`)).body).toMatchObject({ id })
    expect((await get('/de/api/subscriptions-system/nichts')).status).toBe(404)
    expect((await get('/de/api/subscriptions-system/987654')).status).toBe(404)
  })
})

describe('the calls for stories', () => {
  test('return lists, one story, categories and tags', async () => {
    const scope = systemScope(database.db)
    const categories = await createCategories(scope, [{ key: 'read', name: names, icon: 'book' }])
    const [tagId = 0] = await createTags(scope, [{ name: names, slug: { de: 'wort', en: 'word' } }])
    const categoryId = categories.get('read') ?? 0
    const id = await createArticle(scope, {
      title: names,
      slug: names,
      categoryId,
      publishedAt: testNow,
      tagIds: [tagId],
      eventIds: [],
    })
    await createArticle(scope, {
      title: names,
      slug: names,
      publishedAt: new Date('2027-01-01'),
      tagIds: [],
      eventIds: [],
    })
    const filters = `category=${categoryId}&tag=${tagId}`
    expect((await get(`/api/articles/?page_size=5&${filters}`)).body).toMatchObject({
      count: 1,
      results: [{ id }],
    })
    expect((await get(`/api/articles/?size=5&${filters}`)).body).toMatchObject([{ id }])
    expect((await get(`/api/articles/?size=5&page=2`)).body).toEqual([])
    expect((await get('/api/articles')).body).toMatchObject({ count: 1 })
    expect((await get(`/api/articles/${id}`)).body).toMatchObject({
      category: { icon: 'book' },
      tags: [{ id: tagId }],
    })
    expect((await get(`/api/articles/${id}`)).body).toMatchObject({ text: { de: null, en: null } })
    await publishArticleText(scope, id, { de: buildContent('Es war einmal'), en: buildContent('Once') })
    expect((await get(`/api/articles/${id}`)).body).toMatchObject({
      text: { de: { slug: `article-${id}`, content: { containers: [{}] } }, en: { language: 'en' } },
    })
    expect((await get('/en/api/articles-teaser/')).body).toMatchObject([
      {
        id,
        title: 'name',
        slug: 'name',
        url: `/en/stories/name/${id}`,
        tags: [{ name: 'name', slug: 'word' }],
      },
    ])
    expect((await get(`/de/api/articles-teaser?${filters}&size=1`)).body).toMatchObject([{ title: 'Name' }])
    expect((await get('/de/api/articles-teaser?size=11')).status).toBe(400)
    expect((await get('/api/article-categories')).body).toMatchObject([{ id: categoryId }])
    expect((await get('/api/article-tags/')).body).toMatchObject([{ slug: { en: 'word' } }])
    expect((await get(`/api/article-tags/${tagId}`)).status).toBe(200)
    expect((await get('/api/article-tags/999')).status).toBe(404)
  })
})

describe('the calls of the page editor', () => {
  test('return a page by its path, its section by name, menus and redirects', async () => {
    const scope = systemScope(database.db)
    const texts = perLanguage((language) => ({
      slug: language === 'de' ? 'besuch' : 'visit',
      title: 'Besuch',
    }))
    const pageId = await createPage(scope, { texts })
    await publishPageContent(scope, pageId, 'de', buildContent('Willkommen'))
    await replaceNavigation(scope, 'main', [
      {
        label: names,
        target: { pageId },
        isHighlight: true,
        children: [{ label: names, target: { routeId: 'events' } }],
      },
    ])
    await leaveRedirects(scope, [{ oldPath: '/de/alt/weg', newPath: '/de/besuch' }])
    expect((await get('/de/pageeditor-api/page/besuch/')).body).toMatchObject({
      id: pageId,
      urls: { en: null },
      is_online: true,
      modules: [`page-${pageId}`],
    })
    expect((await get('/en/pageeditor-api/page/visit')).status).toBe(404)
    expect((await get('/en/pageeditor-api/page/besuch')).status).toBe(404)
    expect((await get(`/de/pageeditor-api/container/by-slug/page-${pageId}`)).body).toMatchObject({
      content: { version: 1 },
    })
    expect((await get(`/en/pageeditor-api/container/by-slug/page-${pageId}`)).status).toBe(404)
    expect((await get('/en/pageeditor-api/nav')).body).toMatchObject({ menu: [] })
    await publishPageContent(scope, pageId, 'en', buildContent('Welcome'))
    expect((await get('/de/pageeditor-api/page/besuch')).body).toMatchObject({ urls: { en: '/en/visit' } })
    expect((await get('/en/pageeditor-api/nav')).body).toMatchObject({
      menu: [{ url: '/en/visit', is_highlight: true, children: [{ url: '/en/program-and-tickets' }] }],
    })
    expect((await get('/de/pageeditor-api/redirect/alt/weg')).body).toEqual({ new_path: '/de/besuch' })
    expect((await get('/de/pageeditor-api/redirect/de/alt/weg')).body).toEqual({ new_path: '/de/besuch' })
    expect((await get('/en/pageeditor-api/redirect/de/alt/weg/')).body).toEqual({ new_path: '/de/besuch' })
    expect((await get('/en/pageeditor-api/redirect/alt/weg')).status).toBe(404)
    expect((await get('/de/pageeditor-api/redirect/')).body).toEqual([
      { old_path: '/de/alt/weg', new_path: '/de/besuch' },
    ])
  })

  test('return the stage of the home page, or else the name of the house', async () => {
    const scope = systemScope(database.db)
    const { name } = await readSettings(scope)
    expect((await get('/en/api/homehero/')).body).toMatchObject({ headline: name.en, picture: null })
    const texts = perLanguage((language) => ({
      slug: '',
      title: 'Start',
      headline: language === 'de' ? 'Hören' : 'Listen',
      heroText: 'Seit 1913',
      heroLinkText: 'Tickets',
      heroLinkUrl: 'route:events',
    }))
    const id = await createPage(scope, { systemKey: 'home', contentType: 'landing', texts })
    await publishPageContent(scope, id, 'en', buildContent('Welcome'))
    expect((await get('/en/api/homehero')).body).toMatchObject({
      headline: 'Listen',
      hero_text: 'Seit 1913',
      hero_link: { link_text: 'Tickets', url: '/en/program-and-tickets' },
      picture: { thumbs: {} },
    })
    expect((await get('/fr/api/homehero')).status).toBe(404)
  })

  test('show a draft by its number to staff only', async () => {
    const scope = systemScope(database.db)
    const pageId = await createPage(scope, { texts: perLanguage(() => ({ slug: 'seite', title: 'Seite' })) })
    const key = { ownerKind: 'page' as const, ownerId: pageId, language: 'de' as const }
    const draft = await saveRevision(scope, key, buildContent('Entwurf'))
    const path = `/de/pageeditor-api/container/by-slug/page-${pageId}?version_id=${draft}`
    expect((await get(path)).status).toBe(401)
    expect(
      (
        await get(
          path,
          openApi(() => staffScope(database.db, 'author')),
        )
      ).body,
    ).toMatchObject({ revision_id: draft })
  })

  test('return the account to staff only', async () => {
    expect((await get('/de/pageeditor-api/user')).status).toBe(401)
    const staff = openApi(() => staffScope(database.db, 'administrator'))
    expect((await get('/de/pageeditor-api/user/', staff)).body).toMatchObject({
      email: 'test@example.org',
      username: 'Test',
      admin_menus: [
        { url: '/cms-hub' },
        { url: '/admin' },
        { url: '/admin/handbook' },
        { url: '/account' },
        { url: '/users' },
        { url: '/cms-hub/jobs' },
        { url: '/api/docs' },
        { url: '/admin/events/event/create' },
        { url: '/admin/blog/article/create' },
        { url: '/admin/events/subscription/create' },
      ],
    })
  })
})

describe('the documentation of the calls', () => {
  test('contains every call, and is readable as a page', async () => {
    const { body } = await get('/api/openapi.json')
    expect(Object.keys((body as { paths: object }).paths)).toEqual(
      expect.arrayContaining([
        '/api/events',
        '/{lang}/pageeditor-api/page/{path}',
        '/{lang}/api/subscriptions-system/{slug}',
      ]),
    )
    const page = await (await api.request('/api/docs')).text()
    expect(page).toContain('GET /api/events-system/{id}')
    expect(page).not.toContain('undefined')
  })

  test('is complete: other paths below it are not calls', async () => {
    for (const path of [
      '/api/nothing',
      '/fr/api/subscriptions-system/x',
      '/de/pageeditor-api/nothing',
      '/fr/pageeditor-api/nav',
    ])
      expect([400, 404], path).toContain((await get(path)).status)
  })
})
