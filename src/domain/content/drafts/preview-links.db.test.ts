import { expect, test } from 'vitest'
import { previewLinks } from '#db/schema/index.ts'
import { useTestDatabase } from '../../../../tests/support/database.ts'
import { createAuthor, later } from '../../../../tests/support/drafts.ts'
import {
  createArticle,
  createTestEvent,
  systemScope,
  testNow,
  visitorScope,
} from '../../../../tests/support/factories.ts'
import { findEvent } from '#domain/events/index.server.ts'
import { createPageFromTemplate } from '../page-records/create-from-template.server.ts'
import { findPage } from '../pages/find-page.server.ts'
import { findSection, sectionSlug, type SectionKey } from '../pages/find-section.server.ts'
import { findArticle } from '#domain/stories/index.server.ts'
import { beginDraft } from './draft.server.ts'
import { createPreviewLink, listPreviewLinks, revokePreviewLink } from './preview-links.server.ts'
import { findPreview } from './find-preview.server.ts'

const database = useTestDatabase()
const tokenOf = (path: string) => path.split('?preview=')[1] ?? ''

test('A preview link shows one revision of one record, also one that is offline, until it expires', async () => {
  const otto = await createAuthor(database.db, 'Otto', 'author')
  const anna = await createAuthor(database.db, 'Anna')
  const parent = await createPageFromTemplate(anna, { parentId: null, title: { de: 'Oben', en: 'Top' } })
  const { id } = await createPageFromTemplate(anna, {
    parentId: parent.id,
    title: { de: 'Neu', en: 'New' },
    template: 'visit',
  })
  const key: SectionKey = { ownerKind: 'page', ownerId: id, language: 'de' }
  await expect(createPreviewLink(otto, { ...key, ownerId: 987654 }, { hours: 72 })).rejects.toMatchObject({
    code: 'not_found',
  })
  const link = await createPreviewLink(otto, key, { hours: 72 })
  expect(link.path).toMatch(/^\/de\/oben\/neu\?preview=[\w-]{43}$/)
  expect(link.expiresAt).toEqual(new Date(testNow.getTime() + 72 * 3_600_000))
  expect(JSON.stringify(await database.db.select().from(previewLinks))).not.toContain(tokenOf(link.path))

  const visitors = visitorScope(database.db)
  const preview = await findPreview(visitors, tokenOf(link.path))
  if (!preview || preview === 'expired') throw new Error('there is a preview')
  expect(preview).toMatchObject(key)
  const scope = { ...visitors, preview }
  expect(await findPage(visitors, 'de', 'oben/neu')).toBeNull()
  expect(await findPage(scope, 'de', 'oben/neu')).toMatchObject({ id, parents: [] })
  expect(await findPage(scope, 'de', 'oben')).toBeNull()
  expect(await findSection(scope, sectionSlug(key), 'de')).toBeNull()
  expect(await findSection(scope, sectionSlug(key), 'de', preview.revisionId)).not.toBeNull()
  expect(await findSection(scope, sectionSlug(key), 'de', preview.revisionId + 1)).toBeNull()

  expect(await findPreview(later(visitors, 72 * 60 - 1), tokenOf(link.path))).toEqual(preview)
  expect(await findPreview(later(visitors, 72 * 60), tokenOf(link.path))).toBe('expired')
  for (const wrong of ['', 'x', 'A'.repeat(43), `${tokenOf(link.path)}A`, "'; --"])
    expect(await findPreview(visitors, wrong)).toBeNull()
})

test('Unpublished events and stories can be shown by a link as well, without revealing anything else', async () => {
  const anna = await createAuthor(database.db, 'Anna')
  const scope = systemScope(database.db)
  const eventId = await createTestEvent(scope, { isOnline: false })
  const otherId = await createTestEvent(scope, { isOnline: false })
  const title = { de: 'Bald', en: 'Soon' }
  const articleId = await createArticle(scope, {
    title,
    slug: title,
    publishedAt: new Date('2027-01-01'),
    tagIds: [],
    eventIds: [],
  })
  const preview = async (ownerKind: 'event' | 'article', ownerId: number) => {
    const key: SectionKey = { ownerKind, ownerId, language: 'en' }
    await beginDraft(anna, key)
    const { path } = await createPreviewLink(anna, key, { hours: 1 })
    const found = await findPreview(visitorScope(database.db), tokenOf(path))
    if (!found || found === 'expired') throw new Error('there is a preview')
    return { path, scope: { ...visitorScope(database.db), preview: found } }
  }
  const event = await preview('event', eventId)
  expect(event.path).toContain(`/en/program-and-tickets/an-evening/${eventId}?`)
  expect(await findEvent(event.scope, eventId)).not.toBeNull()
  expect(await findEvent(event.scope, otherId)).toBeNull()
  const article = await preview('article', articleId)
  expect(await findArticle(article.scope, articleId)).not.toBeNull()
  expect(await findArticle(event.scope, articleId)).toBeNull()
})

test('Valid links are listed and revoked: authors revoke their own, editors all', async () => {
  const otto = await createAuthor(database.db, 'Otto', 'author')
  const anna = await createAuthor(database.db, 'Anna')
  const eventId = await createTestEvent(systemScope(database.db), { isOnline: false })
  const key: SectionKey = { ownerKind: 'event', ownerId: eventId, language: 'en' }
  await beginDraft(otto, key)
  const first = await createPreviewLink(otto, key, { hours: 1 })
  const second = await createPreviewLink(anna, key, { hours: 72 })
  const listed = async (scope: typeof anna) =>
    (await listPreviewLinks(scope)).map(({ title, sharedBy }) => `${title}, ${sharedBy}`)
  expect(await listed(otto)).toEqual(['An evening, Otto'])
  expect(await listed(anna)).toEqual(['An evening, Anna', 'An evening, Otto'])
  expect(await listed(later(anna, 60))).toEqual(['An evening, Anna'])

  const [annas, ottos] = await listPreviewLinks(anna)
  await expect(revokePreviewLink(otto, annas?.id ?? 0)).rejects.toMatchObject({ code: 'not_found' })
  await revokePreviewLink(otto, ottos?.id ?? 0)
  await revokePreviewLink(anna, annas?.id ?? 0)
  await expect(revokePreviewLink(anna, annas?.id ?? 0)).rejects.toMatchObject({ code: 'not_found' })
  expect(await listed(anna)).toEqual([])
  const visitors = visitorScope(database.db)
  for (const { path } of [first, second]) expect(await findPreview(visitors, tokenOf(path))).toBe('expired')
  await expect(listPreviewLinks(visitors)).rejects.toMatchObject({ code: 'not_signed_in' })
})
