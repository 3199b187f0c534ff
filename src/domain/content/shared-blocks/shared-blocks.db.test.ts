import { publishDue } from '../../../../tests/support/releases.ts'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { loadContent } from '#blocks/load-content.server.ts'
import { renderContent } from '#blocks/test-programs/render-content.tsx'
import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import { changes, pages, pageTemplates, searchDocuments, sections, sharedBlocks } from '#db/schema/index.ts'
import { useTestDatabase } from '../../../../tests/support/database.ts'
import {
  beginPage,
  changeOf,
  createAuthor,
  createTestPage,
  insertBox,
  insertHeadline,
  later,
  send,
  setContent,
} from '../../../../tests/support/drafts.ts'
import { systemScope, visitorScope } from '../../../../tests/support/factories.ts'
import { beginDraft, findDraft } from '../drafts/draft.server.ts'
import { publishDraft, unpublishSection } from '../drafts/publication.server.ts'
import { sendChanges } from '../drafts/send-changes.server.ts'
import { clearTrash } from '../page-records/trash.server.ts'
import { findSection, type SectionKey } from '../pages/find-section.server.ts'
import { readContent } from '../pages/read-content.ts'
import { saveRevision } from '../pages/write-section.server.ts'
import type { Scope } from '#domain/scope.ts'
import { Shown } from '#domain/cache-tags.ts'
import { listSitemapAddresses } from '#domain/sitemap/index.server.ts'
import { createSharedBlock } from './create-shared-block.server.ts'
import { deleteSharedBlock, renameSharedBlock, restoreSharedBlock } from './change-shared-block.server.ts'
import { listSharedBlocks } from './list-shared-blocks.server.ts'
import { listSharedBlockUses } from './shared-block-uses.server.ts'

const database = useTestDatabase()

const name = { de: 'Kassenzeiten', en: 'Box office hours' }
const headline = (id: string, content: string, anchor = ''): StoredBlock => ({
  id,
  type: 'headline',
  version: 1,
  fields: { content, headline_level: 2, anchor },
})
const contentOf = (...blocks: StoredBlock[]): ContentDocument => ({
  version: 1,
  containers: [{ id: 'own', layout: '100', columns: [blocks] }],
})
const showing = (id: string, source: number): StoredBlock => ({
  id,
  type: 'shared',
  version: 1,
  fields: { source: `shared:${source}` },
})
const keyOf = (ownerId: number, language: 'de' | 'en' = 'de'): SectionKey => ({
  ownerKind: 'shared',
  ownerId,
  language,
})

async function makeShared(scope: Scope, ...blocks: StoredBlock[]): Promise<number> {
  const content = contentOf(...(blocks.length > 0 ? blocks : [headline('hours', 'Montag bis Samstag')]))
  return (await createSharedBlock(scope, 'de', { name, content })).id
}

/** A published page that shows a shared block. */
async function makePage(scope: Scope, source: number, slug = 'besuch'): Promise<SectionKey> {
  const { de } = await createTestPage(database.db, slug)
  const insertion = {
    kind: 'insert-block' as const,
    block: showing('shared', source),
    to: { in: 'column' as const, container: 'box', column: 0, after: null },
  }
  await sendChanges(scope, de, { client: 'window-p', base: 0, changes: [changeOf(insertBox(), insertion)] })
  await publishDraft(scope, de, { sequence: 1 })
  return de
}

async function rewrite(scope: Scope, source: number, words: string, publishAt?: Date): Promise<void> {
  const key = keyOf(source)
  const draft = await beginDraft(scope, key)
  const [block] = draft.content.containers.flatMap(({ columns }) => columns.flat())
  const { sequence } = await send(scope, key, 'window-s', draft.sequence, setContent(block?.id ?? '', words))
  await publishDraft(scope, key, { sequence, ...(publishAt && { publishAt }) })
}

/** The number of entries in the log of changes for the German text of a shared block. */
async function changesOf(id: number): Promise<number> {
  const ofSource = and(eq(changes.kind, 'shared'), eq(changes.subjectId, id), eq(changes.language, 'de'))
  return database.db.$count(changes, ofSource)
}

async function seenOn(scope: Scope, { ownerKind, ownerId }: SectionKey): Promise<string> {
  const section = await findSection(scope, `${ownerKind}-${ownerId}`, 'de')
  if (!section) return ''
  const content = await loadContent(scope, section.content, 'de')
  return renderContent(content, { now: scope.now, isStaff: scope.viewer.kind === 'staff' })
}

describe('Creating a shared block', () => {
  test('includes the translations of the same blocks, with ids that are new and the same in both languages', async () => {
    const { anna, de, en } = await beginPage(database.db)
    await sendChanges(anna, en, {
      client: 'window-e',
      base: 0,
      changes: [changeOf(insertBox(), insertHeadline('one', 'One'), insertHeadline('two', 'Two'))],
    })
    const content = contentOf(headline('one', 'Eins'))
    const made = await createSharedBlock(anna, 'de', { name, content, origin: de })
    const german = await findDraft(anna, keyOf(made.id, 'de'))
    const english = await findDraft(anna, keyOf(made.id, 'en'))
    const [own] = german?.content.containers.flatMap(({ columns }) => columns.flat()) ?? []
    expect(own).toMatchObject({ type: 'headline', fields: { content: 'Eins' } })
    expect(own?.id).not.toBe('one')
    expect(english?.content.containers.flatMap(({ columns }) => columns.flat())).toMatchObject([
      { id: own?.id, fields: { content: 'One' } },
    ])
    expect(made).toMatchObject({ name, states: { de: 'public', en: 'public' }, use_count: 0, deleted: null })
  })

  test('publishes complete content for an editor, and leaves a draft for an author', async () => {
    const editor = await createAuthor(database.db, 'Erik', 'editor')
    const author = await createAuthor(database.db, 'Anna', 'author')
    const content = contentOf(headline('a', 'Fertig'))
    const unfinished = contentOf(headline('a', ''))
    expect((await createSharedBlock(editor, 'de', { name, content })).states).toEqual({
      de: 'public',
      en: 'missing',
    })
    expect((await createSharedBlock(editor, 'de', { name, content: unfinished })).states.de).toBe('draft')
    expect((await createSharedBlock(author, 'de', { name, content })).states.de).toBe('draft')
  })

  test('requires a name in one language, and blocks', async () => {
    const editor = await createAuthor(database.db, 'Erik')
    const content = contentOf(headline('a', 'Fertig'))
    await expect(
      createSharedBlock(editor, 'de', { name: { de: ' ', en: '' }, content }),
    ).rejects.toMatchObject({
      fields: { name: 'required' },
    })
    await expect(createSharedBlock(editor, 'de', { name, content: contentOf() })).rejects.toMatchObject({
      fields: { content: 'required' },
    })
    await expect(createSharedBlock(visitorScope(database.db), 'de', { name, content })).rejects.toMatchObject(
      { code: 'not_signed_in' },
    )
  })
})

describe('A shared block inside of another one', () => {
  test('is refused by its id in every command', async () => {
    const editor = await createAuthor(database.db, 'Erik')
    const id = await makeShared(editor)
    const nested = contentOf(showing('inner', id))
    const error = { code: 'invalid', fields: { inner: 'inside_shared' } }
    await expect(saveRevision(editor, keyOf(id), nested)).rejects.toMatchObject(error)
    const { sequence, content } = await beginDraft(editor, keyOf(id))
    const container = content.containers[0]?.id ?? ''
    await expect(
      send(editor, keyOf(id), 'window-a', sequence, {
        kind: 'insert-block',
        block: showing('inner', id),
        to: { in: 'column', container, column: 0, after: null },
      }),
    ).rejects.toMatchObject(error)
    await expect(createSharedBlock(editor, 'de', { name, content: nested })).rejects.toMatchObject({
      code: 'invalid',
    })
    expect(await editor.db.$count(sharedBlocks)).toBe(1)
  })
})

describe('A page that shows a shared block', () => {
  test('shows its published content, and changes when the original is published anew', async () => {
    const editor = await createAuthor(database.db, 'Erik')
    const id = await makeShared(editor)
    const page = await makePage(editor, id)
    const visitor = visitorScope(database.db)
    expect(await seenOn(visitor, page)).toContain('Montag bis Samstag')
    const before = await changesOf(id)
    await rewrite(editor, id, 'Täglich von 10 bis 19 Uhr')
    expect(await seenOn(visitor, page)).toContain('Täglich von 10 bis 19 Uhr')
    expect(await changesOf(id)).toBe(before + 1)
  })

  test('includes it in the tags of a cached answer', async () => {
    const editor = await createAuthor(database.db, 'Erik')
    const id = await makeShared(editor)
    const page = await makePage(editor, id)
    const scope = { ...visitorScope(database.db), shown: new Shown() }
    await seenOn(scope, page)
    expect([...scope.shown.tags]).toContain(`shared:${id}`)
  })

  test('shows visitors nothing, and staff a note with its name, while it is not published', async () => {
    const editor = await createAuthor(database.db, 'Erik')
    const id = await makeShared(editor)
    const page = await makePage(editor, id)
    await unpublishSection(editor, keyOf(id))
    const visitor = visitorScope(database.db)
    expect(await seenOn(visitor, page)).not.toMatch(/Montag|Kassenzeiten|data-missing/)
    const staff = await seenOn(editor, page)
    expect(staff).toContain('data-missing="shared_unpublished"')
    expect(staff).toContain('Kassenzeiten')
  })

  test('does not reveal its name to visitors', async () => {
    const editor = await createAuthor(database.db, 'Erik')
    const page = await makePage(editor, await makeShared(editor))
    const section = await findSection(visitorScope(database.db), `page-${page.ownerId}`, 'de')
    const content = await loadContent(visitorScope(database.db), section?.content ?? readContent({}), 'de')
    expect(JSON.stringify(content)).not.toContain('Kassenzeiten')
    expect(await seenOn(editor, page)).toContain('data-shared="Kassenzeiten"')
  })

  test('contains each anchor once, even if it shows the same original twice', async () => {
    const editor = await createAuthor(database.db, 'Erik')
    const id = await makeShared(editor, headline('hours', 'Zeiten', 'zeiten'))
    const content = readContent(contentOf(showing('first', id), showing('second', id)))
    const shown = await loadContent(visitorScope(database.db), content, 'de')
    const html = renderContent(shown, { now: editor.now, isStaff: false })
    expect(html.match(/id="zeiten"/g)).toHaveLength(1)
    expect(html.match(/Zeiten/g)).toHaveLength(2)
  })

  test('can no longer be published after the original was deleted', async () => {
    const editor = await createAuthor(database.db, 'Erik')
    const id = await makeShared(editor)
    await deleteSharedBlock(editor, { id, language: 'de' })
    await expect(makePage(editor, id)).rejects.toMatchObject({
      code: 'invalid',
      fields: { 'shared.source': 'unknown' },
    })
  })

  test('is found by the texts of the original, at once and when a release publishes them', async () => {
    const editor = await createAuthor(database.db, 'Erik')
    const id = await makeShared(editor)
    const page = await makePage(editor, id)
    const listTexts = () =>
      database.db
        .select({ body: searchDocuments.body })
        .from(searchDocuments)
        .where(
          and(
            eq(searchDocuments.kind, 'page'),
            eq(searchDocuments.subjectId, page.ownerId),
            eq(searchDocuments.language, 'de'),
          ),
        )
    expect(await listTexts()).toEqual([{ body: 'Montag bis Samstag' }])
    await rewrite(editor, id, 'Glockenspiel')
    expect(await listTexts()).toEqual([{ body: 'Glockenspiel' }])
    const publishAt = later(editor, 60).now
    await rewrite(editor, id, 'Orgelpfeifen', publishAt)
    expect(await listTexts()).toEqual([{ body: 'Glockenspiel' }])
    await publishDue(database, publishAt)
    expect(await listTexts()).toEqual([{ body: 'Orgelpfeifen' }])
  })

  test('counts as changed in the sitemap when the original is published', async () => {
    const editor = await createAuthor(database.db, 'Erik')
    const id = await makeShared(editor)
    const page = await makePage(editor, id)
    await database.db.update(pages).set({ updatedAt: editor.now }).where(eq(pages.id, page.ownerId))
    const soon = later(editor, 60)
    await rewrite(soon, id, 'Neu')
    const entries = await listSitemapAddresses(later(visitorScope(database.db), 90), {
      kind: 'pages',
      number: 1,
    })
    expect(entries.map(({ modifiedAt }) => modifiedAt.toISOString())).toEqual([soon.now.toISOString()])
  })
})

describe('The section of a shared block', () => {
  test('does not exist for visitors', async () => {
    const editor = await createAuthor(database.db, 'Erik')
    const id = await makeShared(editor)
    expect(await findSection(visitorScope(database.db), `shared-${id}`, 'de')).toBeNull()
    expect(await findSection(editor, `shared-${id}`, 'de')).not.toBeNull()
  })
})

describe('The uses of a shared block', () => {
  test('include public contents, drafts and templates', async () => {
    const editor = await createAuthor(database.db, 'Erik')
    const id = await makeShared(editor)
    const page = await makePage(editor, id)
    const other = await createTestPage(database.db, 'anfahrt')
    await saveRevision(editor, other.en, contentOf(showing('a', id)))
    await database.db
      .insert(pageTemplates)
      .values({ name: 'Saalseite', content: { de: contentOf(showing('a', id)) } })
    expect(await listSharedBlockUses(editor, id)).toEqual([
      { kind: 'page', id: page.ownerId, language: 'de', place: 'content', title: 'Seite', url: '/de/besuch' },
      {
        kind: 'page',
        id: other.en.ownerId,
        language: 'en',
        place: 'draft',
        title: 'Seite',
        url: '/en/anfahrt',
      },
      {
        kind: 'template',
        id: expect.any(Number),
        language: null,
        place: 'draft',
        title: 'Saalseite',
        url: null,
      },
    ])
    expect(await listSharedBlocks(editor, 'de')).toMatchObject([{ id, use_count: 3 }])
  })
})

describe('A shared block in the list', () => {
  test('can be renamed by authors, too', async () => {
    const author = await createAuthor(database.db, 'Anna', 'author')
    const id = await makeShared(author)
    const renamed = await renameSharedBlock(author, { id, language: 'en', name: { de: '', en: 'Hours' } })
    expect(renamed).toMatchObject({ name: { de: '', en: 'Hours' }, url: `/en/shared/${id}` })
  })

  test('cannot be deleted while it is used, not even in a draft', async () => {
    const editor = await createAuthor(database.db, 'Erik')
    const id = await makeShared(editor)
    const { de } = await createTestPage(database.db)
    await saveRevision(editor, de, contentOf(showing('a', id)))
    await expect(deleteSharedBlock(editor, { id, language: 'de' })).rejects.toMatchObject({ code: 'in_use' })
    expect(await listSharedBlocks(editor, 'de')).toMatchObject([{ deleted: null }])
  })

  test('is restored from the trash as public as it was', async () => {
    const editor = await createAuthor(database.db, 'Erik')
    const id = await makeShared(editor)
    const deleted = await deleteSharedBlock(editor, { id, language: 'de' })
    expect(deleted.deleted).toEqual({ at: editor.now.toISOString(), by: 'Erik' })
    await expect(deleteSharedBlock(editor, { id, language: 'de' })).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(findDraft(editor, keyOf(id))).rejects.toMatchObject({ code: 'gone' })
    const restored = await restoreSharedBlock(editor, { id, language: 'de' })
    expect(restored).toMatchObject({ deleted: null, states: { de: 'public' } })
    expect(await findDraft(editor, keyOf(id))).not.toBeNull()
  })

  test('is deleted with all its contents after ninety days in the trash', async () => {
    const editor = await createAuthor(database.db, 'Erik')
    const id = await makeShared(editor)
    const kept = await makeShared(editor)
    await deleteSharedBlock(editor, { id, language: 'de' })
    await clearTrash(later(systemScope(database.db), 89 * 24 * 60))
    expect(await database.db.$count(sharedBlocks)).toBe(2)
    await clearTrash(later(systemScope(database.db), 91 * 24 * 60))
    expect(await database.db.select({ id: sharedBlocks.id }).from(sharedBlocks)).toEqual([{ id: kept }])
    expect(await database.db.$count(sections, eq(sections.slug, `shared-${id}`))).toBe(0)
  })
})
