import { listPageIds } from '#routing/table.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ContentDocument } from '#contracts/pages.ts'
import { readNavigation } from '#domain/navigation/index.server.ts'
import { searchAll } from '#domain/search/index.server.ts'
import { listSitemapAddresses } from '#domain/sitemap/index.server.ts'
import { languages } from '#i18n/languages.ts'
import { useTestDatabase } from '../../../../tests/support/database.ts'
import { buildContent, systemScope, visitorScope } from '../../../../tests/support/factories.ts'
import { openPages } from '../../../../tests/support/pages.ts'
import { changePageSettings } from '../page-records/change-settings.server.ts'
import { listPageTree } from '../page-records/page-tree.server.ts'
import { unpublishSection } from '../drafts/publication.server.ts'
import { ensureFixedPages, findFixedPages, listFixedPages } from './fixed-pages.server.ts'
import { findPage } from './find-page.server.ts'
import { publishPageContent } from './create-page.server.ts'

const database = useTestDatabase()
const site = openPages(() => visitorScope(database.db))
let imprint: number

beforeEach(async () => {
  await ensureFixedPages(systemScope(database.db))
  imprint = (await findPage(systemScope(database.db), 'de', 'impressum'))?.id ?? 0
})

/** Where visitors are led to the German imprint. */
async function leads() {
  const scope = visitorScope(database.db)
  const found = await searchAll(scope, { query: 'Impressum' }, 'de')
  const sitemap = await listSitemapAddresses(scope, { kind: 'pages', number: 1 })
  const tree = await listPageTree(systemScope(database.db), 'de')
  return {
    search: JSON.stringify(found).includes('"/de/impressum"'),
    sitemap: sitemap.some(({ paths }) => paths.de === '/de/impressum'),
    footer: (await readNavigation(scope, 'de')).footer.map(({ url }) => url),
    frame: (await findFixedPages(scope, 'de')).imprint,
    state: tree.find(({ id }) => id === imprint)?.states.de,
  }
}
const nowhere = { search: false, sitemap: false, footer: [], frame: undefined, state: 'draft' }
const everywhere = {
  search: true,
  sitemap: true,
  footer: ['/de/impressum'],
  frame: '/de/impressum',
  state: 'public',
}
const isIndexed = async () => {
  const answer = await site.request('/de/impressum')
  expect(answer.status).toBe(200)
  return !(await answer.text()).includes('<meta name="robots" content="noindex"/>')
}

describe('A page that nobody has written', () => {
  test('can be opened, but nothing leads to it, and search engines leave it out', async () => {
    expect(await leads()).toEqual(nowhere)
    expect(await isIndexed()).toBe(false)
  })

  test('is listed once its content is published, and no longer after it was emptied or unpublished', async () => {
    const scope = systemScope(database.db)
    const publish = (content: ContentDocument) => publishPageContent(scope, imprint, 'de', content)
    await publish(buildContent('Wer wir sind'))
    expect(await leads()).toEqual(everywhere)
    expect(await isIndexed()).toBe(true)
    await publish({ version: 1, containers: [{ id: 'room', layout: '100', columns: [[]] }] })
    expect(await leads()).toEqual(nowhere)
    expect(await isIndexed()).toBe(false)
    await publish(buildContent('Wer wir wieder sind'))
    expect(await leads()).toEqual(everywhere)
    await unpublishSection(scope, { ownerKind: 'page', ownerId: imprint, language: 'de' })
    expect(await leads()).toEqual(nowhere)
  })

  test('is no translation of a page that is written in the other language', async () => {
    await publishPageContent(systemScope(database.db), imprint, 'en', buildContent('Who we are'))
    const page = await findPage(visitorScope(database.db), 'en', 'imprint')
    expect(page?.urls).toEqual({ de: null, en: '/en/imprint' })
  })

  test('counts as written with a stage above an empty content', async () => {
    await changePageSettings(systemScope(database.db), imprint, { hero_text: { de: 'Wir', en: '' } })
    expect(await leads()).toEqual(everywhere)
    expect(await isIndexed()).toBe(true)
  })

  test('is listed for staff with what is missing', async () => {
    const scope = systemScope(database.db)
    await publishPageContent(scope, imprint, 'de', buildContent('Wer wir sind'))
    const pages = await listFixedPages(scope)
    expect(pages.find(({ id }) => id === 'imprint')).toEqual({
      id: 'imprint',
      pageId: imprint,
      title: { de: 'Impressum', en: 'Imprint' },
      address: { de: '/de/impressum', en: '/en/imprint' },
      isWritten: { de: true, en: false },
    })
    for (const language of languages)
      expect(pages.find(({ id }) => id === 'terms')?.isWritten[language]).toBe(false)
  })
})

test('The pages of lists are listed although nobody has written them', async () => {
  const sitemap = await listSitemapAddresses(visitorScope(database.db), { kind: 'pages', number: 1 })
  expect(sitemap.map(({ paths }) => paths.de)).toEqual(
    expect.arrayContaining([
      '/de',
      '/de/programm-und-karten',
      '/de/archiv-suche',
      '/de/abonnements',
      '/de/stories',
      '/de/daten',
    ]),
  )
  expect(sitemap).toHaveLength(listPageIds.length + 1) // and the home page
})
