import { describe, expect, test } from 'vitest'
import {
  unpublishSection,
  ensureFixedPages,
  findPage,
  publishPageContent,
  changePageSettings,
  deletePage,
  movePage,
} from '#domain/content/index.server.ts'
import { languages } from '#i18n/languages.ts'
import { listPageIds, routeTable } from '#routing/table.ts'
import { createAuthor } from '../../../../tests/support/drafts.ts'
import { useTestDatabase } from '../../../../tests/support/database.ts'
import { buildContent, staffScope, systemScope, visitorScope } from '../../../../tests/support/factories.ts'
import { openPages } from '../../../../tests/support/pages.ts'
import { sample } from '../../../../tests/support/sweep.ts'

const database = useTestDatabase()
const pages = openPages(() => visitorScope(database.db))
const shown = async (path: string) => (await pages.request(path)).text()

describe.each(sample(listPageIds, 2))('The page of the list %s', (id) => {
  const address = (language: 'de' | 'en') => `/${language}/${routeTable[id][language]}`

  /** The record of the list's page in an otherwise empty house. */
  async function begin() {
    await ensureFixedPages(systemScope(database.db))
    const page = await findPage(visitorScope(database.db), 'de', routeTable[id].de)
    return { anna: await createAuthor(database.db, 'Anna'), page: page?.id ?? 0 }
  }

  test('looks like the default list until editors write something', async () => {
    const title = async (language: 'de' | 'en') =>
      /<h1[^>]*>(.*?)<\/h1>/.exec(await shown(address(language)))?.[1]
    const before = await Promise.all(languages.map(title))
    expect(before.join(' ')).toMatch(/\w/)
    await begin()
    expect(await Promise.all(languages.map(title))).toEqual(before)
  })

  test("provides the list's headline, introduction, stage and metadata", async () => {
    const { anna, page } = await begin()
    await changePageSettings(anna, page, {
      headline: { de: 'Was wir spielen', en: '' },
      meta_title: { de: 'Für Suchmaschinen', en: '' },
      og_description: { de: 'Zum Teilen', en: '' },
    })
    await publishPageContent(systemScope(database.db), page, 'de', buildContent('Wer fragt, hört mehr.'))
    const html = await shown(address('de'))
    for (const part of [
      'Was wir spielen</h1>',
      'Wer fragt, hört mehr.',
      '<title>Für Suchmaschinen – Konzerthaus</title>',
      '<meta property="og:description" content="Zum Teilen"/>',
    ])
      expect(html).toContain(part)
    expect(await shown(address('en'))).not.toContain('Was wir spielen')
    await changePageSettings(anna, page, { hero_text: { de: 'Auf der Bühne', en: '' } })
    expect(await shown(address('de'))).toContain('Auf der Bühne')
  })

  test('has space for content while staff edit it, also if it was published empty', async () => {
    await begin()
    const staff = openPages(() => staffScope(database.db, 'editor'))
    const html = await (await staff.request(`${address('de')}?edit`)).text()
    expect(html).toContain('data-section')
    expect(await shown(address('de'))).not.toContain('data-section')
  })

  test('cannot be moved or deleted; the list also exists while its page is unpublished', async () => {
    const { anna, page } = await begin()
    await expect(
      changePageSettings(anna, page, { slug: { de: 'anders', en: 'other' } }),
    ).rejects.toMatchObject({
      fields: { 'slug.de': 'is_fixed' },
    })
    const visit = await findPage(visitorScope(database.db), 'de', 'besuch')
    await expect(movePage(anna, page, { parentId: visit?.id ?? 0, after: null })).rejects.toMatchObject({
      fields: { parent_id: 'is_fixed' },
    })
    await expect(deletePage(anna, page)).rejects.toMatchObject({ fields: { page: 'is_fixed' } })
    await changePageSettings(anna, page, { headline: { de: 'Was wir spielen', en: '' } })
    await unpublishSection(anna, { ownerKind: 'page', ownerId: page, language: 'de' })
    const answer = await pages.request(address('de'))
    expect(answer.status).toBe(200)
    expect(await answer.text()).not.toContain('Was wir spielen')
  })
})
