import { expect, test } from 'vitest'
import { publications } from '#db/schema/index.ts'
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
