import { describe, expect, test } from 'vitest'
import type { Operation } from '#contracts/page-operations.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import { useTestDatabase } from '../../../../tests/support/database.ts'
import {
  beginPage,
  send,
  textOf,
  createAuthor,
  createTestPage,
  insertBox,
  insertHeadline,
  later,
  setContent,
} from '../../../../tests/support/drafts.ts'
import { buildContent, systemScope, visitorScope } from '../../../../tests/support/factories.ts'
import { publishPageContent } from '../pages/create-page.server.ts'
import { saveRevision } from '../pages/write-section.server.ts'
import { contentAt } from './content-at.server.ts'
import { findDraft } from './draft.server.ts'
import { listChangesAfter } from '../../../../tests/support/list-changes-after.ts'
import { listVersions } from './versions.server.ts'

const database = useTestDatabase()

describe('A draft', () => {
  test('begins with the latest revision, and is stored for later requests', async () => {
    const anna = await createAuthor(database.db, 'Anna')
    const { de, en } = await createTestPage(database.db)
    expect(await findDraft(anna, de)).toBeNull()
    await saveRevision(anna, de, buildContent('Alt'))
    const latest = await saveRevision(anna, de, buildContent('Neu'))
    expect(await findDraft(anna, de)).toMatchObject({ sequence: 0, baseRevisionId: latest })
    expect(JSON.stringify((await findDraft(anna, de))?.content)).toContain('Neu')
    expect(await findDraft(anna, en)).toBeNull()
  })

  test('does not exist for visitors, nor for pages that do not exist', async () => {
    const { de, anna } = await beginPage(database.db)
    await expect(findDraft(visitorScope(database.db), de)).rejects.toMatchObject({ code: 'not_signed_in' })
    for (const ownerKind of ['page', 'event', 'article', 'subscription'] as const)
      await expect(
        send(anna, { ...de, ownerKind, ownerId: 987654 }, 'window-a', 0, insertBox()),
      ).rejects.toMatchObject({ code: 'not_found' })
  })

  test('follows revisions saved outside of the editor, and keeps its previous content as a version', async () => {
    const { anna, de } = await beginPage(database.db)
    await publishPageContent(systemScope(database.db), de.ownerId, 'de', buildContent('Von außen'))
    const draft = await findDraft(anna, de)
    expect(draft).toMatchObject({ sequence: 2 })
    expect(JSON.stringify(draft?.content)).toContain('Von außen')
    const versions = await listVersions(anna, de)
    expect(versions.map(({ sequence, publication }) => [sequence, publication])).toEqual([
      [2, 'current'],
      [1, 'none'],
    ])
    expect(await listChangesAfter(anna, de, 1)).toMatchObject({
      changes: [{ client: 'server', operations: [{ kind: 'replace-content' }] }],
    })
    expect(textOf((await contentAt(anna, de, { sequence: 1 })).content, 'one')).toBe('Eins')
  })

  test('can be written by authors', async () => {
    const { anna, de } = await beginPage(database.db, 'author')
    expect(await send(anna, de, 'window-a', 1, setContent('one', 'Zwei'))).toMatchObject({ sequence: 2 })
  })
})

describe('A version is kept automatically', () => {
  test('before an edit that follows a pause of ten minutes', async () => {
    const { anna, de } = await beginPage(database.db)
    await send(later(anna, 9), de, 'window-a', 1, setContent('one', 'Zwei'))
    expect(await listVersions(anna, de)).toEqual([])
    await send(later(anna, 19), de, 'window-a', 2, setContent('one', 'Drei'))
    expect(await listVersions(anna, de)).toMatchObject([
      { sequence: 2, author: 'Anna', created_at: '2026-11-21T12:09:00.000Z', summary: '' },
    ])
  })

  test("of another author's content, but not for each of two alternating authors", async () => {
    const { anna, de } = await beginPage(database.db)
    const ben = await createAuthor(database.db, 'Ben')
    await send(ben, de, 'window-b', 1, setContent('one', 'Ben'))
    await send(anna, de, 'window-a', 2, setContent('one', 'Anna'))
    await send(ben, de, 'window-b', 3, setContent('one', 'Ben'))
    expect(await listVersions(anna, de)).toMatchObject([{ sequence: 1, author: 'Anna' }])
    await send(later(anna, 2), de, 'window-a', 4, setContent('one', 'Anna'))
    expect((await listVersions(anna, de)).map(({ sequence }) => sequence)).toEqual([4, 1])
  })
})

describe('Every state', () => {
  test('can be restored, whatever versions are in between', async () => {
    const { anna, de } = await beginPage(database.db)
    const states = new Map<number, ContentDocument | undefined>()
    const note = async () => {
      const draft = await findDraft(anna, de)
      states.set(draft?.sequence ?? 0, draft?.content)
    }
    const steps: Operation[] = [
      insertHeadline('two', 'Zwei'),
      insertBox('second'),
      { kind: 'set-layout', id: 'box', layout: '50-50' },
      { kind: 'move-block', id: 'two', to: { in: 'column', container: 'box', column: 1, after: null } },
      setContent('two', 'Zwei!'),
      { kind: 'set-layout', id: 'box', layout: '100' },
      { kind: 'move-container', id: 'second', after: 'box' },
      { kind: 'move-block', id: 'one', to: { in: 'column', container: 'second', column: 0, after: null } },
      { kind: 'remove-container', id: 'box' },
      { kind: 'replace-content', content: buildContent('Anders') },
      { kind: 'remove-block', id: 'text-1' },
    ]
    await note()
    for (const [index, step] of steps.entries()) {
      await send(later(anna, index * 4), de, 'window-a', index + 1, step)
      await note()
      if (index === 4) await saveRevision(anna, de, buildContentFrom(states.get(6)))
    }
    for (const [sequence, content] of states)
      expect((await contentAt(anna, de, { sequence })).content, String(sequence)).toEqual(content)
    expect((await contentAt(anna, de, { sequence: 0 })).content.containers).toEqual([])
    await expect(contentAt(anna, de, { sequence: 99 })).rejects.toMatchObject({ code: 'not_found' })
    await expect(contentAt(anna, de, { revisionId: 987654 })).rejects.toMatchObject({ code: 'not_found' })
  })
})

function buildContentFrom(content: ContentDocument | undefined): ContentDocument {
  return content ?? { version: 1, containers: [] }
}
