import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { pages } from '#db/schema/index.ts'
import { perLanguage } from '#i18n/languages.ts'
import { useTestDatabase } from '../../../../tests/support/database.ts'
import { buildContent, systemScope, testNow } from '../../../../tests/support/factories.ts'
import { createPage, publishPageContent, type PageDraft } from './create-page.server.ts'
import { publishSection, saveRevision } from './write-section.server.ts'

const database = useTestDatabase()
const folder = new URL('../../../db/migrations/', import.meta.url)
const name = readdirSync(folder).find((file) => file.endsWith('_publication_decides.sql')) ?? ''
const later = new Date(testNow.getTime() + 3_600_000)

/** Migrates a database whose search documents still had their own visibility. */
async function migrate(): Promise<void> {
  await database.db.execute(sql`
    ALTER TABLE search_documents ADD COLUMN is_online boolean NOT NULL DEFAULT true,
      ADD COLUMN visible_from timestamptz, ADD COLUMN visible_to timestamptz, ADD COLUMN says_from timestamptz`)
  for (const statement of readFileSync(new URL(name, folder), 'utf8').split('--> statement-breakpoint'))
    await database.db.execute(sql.raw(statement))
}

function make(slug: string, draft: Partial<PageDraft> = {}): Promise<number> {
  return createPage(systemScope(database.db), { ...draft, texts: perLanguage(() => ({ slug, title: slug })) })
}

async function settingsOf(...ids: number[]) {
  const rows = await database.db
    .select({ id: pages.id, isOnline: pages.isOnline, onlineFrom: pages.onlineFrom })
    .from(pages)
  return ids.map((id) => {
    const row = rows.find((one) => one.id === id)
    return [row?.isOnline, row?.onlineFrom]
  })
}

test('The migration puts online what was waiting for its first publication, and nothing that was switched off', async () => {
  const scope = systemScope(database.db)
  const waiting = await make('wartet', { isOnline: false })
  const switchedOff = await make('aus', { isOnline: false })
  await publishPageContent(scope, switchedOff, 'de', buildContent('Aus'))
  const folderPage = await make('ordner', { isOnline: false })
  await make('kind', { isOnline: false, parentId: folderPage })
  await migrate()
  expect(await settingsOf(waiting, switchedOff, folderPage)).toEqual([
    [true, null],
    [false, null],
    [false, null],
  ])
})

test('The migration removes times that a schedule has set, also a cancelled one, and no others', async () => {
  const scope = systemScope(database.db)
  const scheduled = await make('geplant', { onlineFrom: later })
  const key = { ownerKind: 'page' as const, ownerId: scheduled, language: 'de' as const }
  const revision = await saveRevision(scope, key, buildContent('Plan'))
  await publishSection(scope, key, revision, { publishAt: later })
  await database.db.execute(sql`UPDATE publications SET cancelled_at = ${testNow}`)
  const chosen = await make('gewaehlt', { onlineFrom: later })
  await publishPageContent(scope, chosen, 'de', buildContent('Wahl'))
  await migrate()
  expect(await settingsOf(scheduled, chosen)).toEqual([
    [true, null],
    [true, later],
  ])
})

test('The migration keeps the published content in the search', async () => {
  const scope = systemScope(database.db)
  const shown = await make('gezeigt')
  const other = await make('anders')
  for (const id of [shown, other]) await publishPageContent(scope, id, 'de', buildContent('Orgel'))
  // The tests use their own dates, but the migration reads the clock of the database.
  await database.db.execute(sql`UPDATE publications SET publish_at = now() - interval '1 day'`)
  await database.db.execute(sql`UPDATE publications p SET unpublish_at = now() - interval '1 hour'
    FROM sections s WHERE s.id = p.section_id AND s.owner_id = ${other}`)
  await migrate()
  const { rows } = await database.db.execute<{ id: number; is_online: boolean }>(
    sql`SELECT subject_id AS id, is_online FROM search_documents`,
  )
  expect(new Map(rows.map(({ id, is_online: isOnline }) => [id, isOnline]))).toEqual(
    new Map([
      [shown, true],
      [other, false],
    ]),
  )
})
