import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { publications, releaseItems, releases, revisions, sectionDrafts } from '#db/schema/index.ts'
import { useTestDatabase } from '../../../../tests/support/database.ts'
import { changeOf, createAuthor, insertBox, insertHeadline } from '../../../../tests/support/drafts.ts'
import { systemScope, testNow } from '../../../../tests/support/factories.ts'
import { findPublication } from '../pages/find-section.server.ts'
import { createPageFromTemplate } from '../page-records/create-from-template.server.ts'
import { convertPlannedPublications } from './convert-plans.server.ts'
import { beginDraft } from './draft.server.ts'
import { publishDraft } from './publication.server.ts'
import { sectionStatus } from './section-status.server.ts'
import { sendChanges } from './send-changes.server.ts'

const database = useTestDatabase()
const inMinutes = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000)

test('What an earlier version has planned becomes a release, once', async () => {
  const anna = await createAuthor(database.db, 'Anna', 'editor')
  const { id } = await createPageFromTemplate(anna, { parentId: null, title: { de: 'Haus', en: 'House' } })
  const key = { ownerKind: 'page' as const, ownerId: id, language: 'de' as const }
  await beginDraft(anna, key)
  const operations = [insertBox(), insertHeadline('one', 'Willkommen')]
  await sendChanges(anna, key, { client: 'window-a', base: 0, changes: [changeOf(...operations)] })
  await publishDraft(anna, key, { sequence: 1 })
  const [begun] = await database.db.select().from(publications)
  if (!begun) throw new Error('Nothing was published')
  await database.db.update(publications).set({ unpublishAt: inMinutes(30) })
  const { id: _, ...columns } = begun
  await database.db.insert(publications).values({ ...columns, publishAt: inMinutes(40) })
  expect(await convertPlannedPublications(systemScope(database.db))).toBe(2)
  expect((await sectionStatus(anna, key)).scheduled).toMatchObject([
    { revision_id: null, publish_at: inMinutes(30).toISOString() },
    { revision_id: begun.revisionId, publish_at: inMinutes(40).toISOString() },
  ])
  expect(await findPublication({ db: database.db, now: inMinutes(50) }, begun.sectionId)).toMatchObject({
    id: begun.id,
    unpublishAt: null,
  })
  expect(await convertPlannedPublications(systemScope(database.db))).toBe(0)
})

describe('A plan of an earlier version', () => {
  /** A page whose draft is planned from 40 to 50 minutes from now; its blocks lack a field that has come since. */
  async function planAsBefore(language: 'de' | 'en') {
    const anna = await createAuthor(database.db, 'Anna', 'editor')
    const { id } = await createPageFromTemplate(anna, { parentId: null, title: { de: 'Haus', en: 'House' } })
    const key = { ownerKind: 'page' as const, ownerId: id, language }
    await beginDraft(anna, key)
    const operations = [insertBox(), insertHeadline('one', 'Willkommen')]
    await sendChanges(anna, key, { client: 'window-a', base: 0, changes: [changeOf(...operations)] })
    await publishDraft(anna, key, { sequence: 1, summary: 'Neue Anfahrt' })
    const [written] = await database.db.select().from(revisions)
    if (!written) throw new Error('Nothing was published')
    const content = sql`replace(${JSON.stringify(written.content)}, '"language":"",', '')::jsonb`
    const { id: _, ...columns } = written
    // Versions are never changed.
    const [older] = await database.db
      .insert(revisions)
      .values({ ...columns, content })
      .returning()
    if (!older) throw new Error('Nothing was stored')
    expect(JSON.stringify(older.content)).not.toContain('"language"')
    await database.db
      .update(publications)
      .set({ revisionId: older.id, publishAt: inMinutes(40), unpublishAt: inMinutes(50) })
    await database.db.update(sectionDrafts).set({ content })
    await convertPlannedPublications(systemScope(database.db))
    const isOutdated = async () =>
      (await sectionStatus(anna, key)).scheduled.map(({ is_outdated }) => is_outdated)
    return { anna, key, isOutdated }
  }

  test.each(['de', 'en'] as const)('contains the draft, until that is changed (%s)', async (language) => {
    const { anna, key, isOutdated } = await planAsBefore(language)
    expect(await isOutdated()).toEqual([false, false])
    const { sequence: base } = await beginDraft(anna, key)
    const changes = [changeOf(insertHeadline('two', 'Und mehr'))]
    await sendChanges(anna, key, { client: 'window-a', base, changes })
    expect(await isOutdated()).toEqual([true, false])
  })

  test('contains what was written also where nobody has opened the editor since', async () => {
    const { isOutdated } = await planAsBefore('de')
    await database.db.delete(sectionDrafts)
    expect(await isOutdated()).toEqual([false, false])
  })

  test('keeps author and note, and one name for its beginning and its end', async () => {
    const { anna } = await planAsBefore('de')
    const found = await database.db
      .select({ name: releases.name, note: releases.note, by: releaseItems.createdBy })
      .from(releases)
      .innerJoin(releaseItems, eq(releaseItems.releaseId, releases.id))
    const plan = {
      name: 'Haus',
      note: 'Neue Anfahrt',
      by: anna.viewer.kind === 'staff' && anna.viewer.userId,
    }
    expect(found).toEqual([plan, plan])
  })
})
