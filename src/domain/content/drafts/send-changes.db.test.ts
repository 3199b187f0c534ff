import { describe, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import type { Change, Operation } from '#contracts/page-operations.ts'
import { emptyContent, findBlock } from '#operations/index.ts'
import { openFreshDatabase, useTestDatabase } from '../../../../tests/support/database.ts'
import {
  beginPage,
  changeOf,
  send,
  textOf,
  createAuthor,
  createTestPage,
  insertBox,
  insertHeadline,
  later,
  setContent,
} from '../../../../tests/support/drafts.ts'
import { contentAt } from './content-at.server.ts'
import { findDraft } from './draft.server.ts'
import { listChangesAfter } from '../../../../tests/support/list-changes-after.ts'
import { listHistory } from './versions.server.ts'
import { sendChanges } from './send-changes.server.ts'

const database = useTestDatabase()

describe('Changes', () => {
  test('of two windows to different blocks are merged', async () => {
    const { anna, de } = await beginPage(database.db)
    const ben = await createAuthor(database.db, 'Ben')
    await send(anna, de, 'window-a', 1, insertHeadline('two', 'Zwei'))
    await send(anna, de, 'window-a', 2, setContent('one', 'Von Anna'))
    const merged = await send(ben, de, 'window-b', 2, setContent('two', 'Von Ben'))
    expect(merged).toMatchObject({ sequence: 4, conflicts: [] })
    expect(merged.changes.map(({ sequence, author }) => [sequence, author])).toEqual([
      [3, 'Anna'],
      [4, 'Ben'],
    ])
    const content = (await findDraft(anna, de))?.content
    expect([textOf(content, 'one'), textOf(content, 'two')]).toEqual(['Von Anna', 'Von Ben'])
  })

  test('to the same block are refused, and nothing of the call is stored', async () => {
    const { anna, de } = await beginPage(database.db)
    const ben = await createAuthor(database.db, 'Ben')
    await send(anna, de, 'window-a', 1, setContent('one', 'Von Anna'))
    const refused = await sendChanges(ben, de, {
      client: 'window-b',
      base: 1,
      changes: [changeOf(insertHeadline('new', 'Neu')), changeOf(setContent('one', 'Von Ben'))],
    })
    expect(refused).toMatchObject({ sequence: 2, conflicts: ['one'], changes: [{ sequence: 2 }] })
    expect((await findDraft(anna, de))?.sequence).toBe(2)
    expect(await send(ben, de, 'window-b', 2, setContent('one', 'Von Ben'))).toMatchObject({ sequence: 3 })
  })

  test('that overrule another version report that to all windows', async () => {
    const { anna, de } = await beginPage(database.db)
    const ben = await createAuthor(database.db, 'Ben')
    await send(anna, de, 'window-a', 1, setContent('one', 'Von Anna'))
    const decision = { ...changeOf(setContent('one', 'Von Ben')), overrules: ['one'] }
    await sendChanges(ben, de, { client: 'window-b', base: 2, changes: [decision] })
    expect(await send(anna, de, 'window-a', 2, insertHeadline('two', 'Zwei'))).toMatchObject({
      changes: [{ author: 'Ben', overrules: ['one'] }, { author: 'Anna' }],
    })
  })

  test('of one account in two windows are treated as those of two people', async () => {
    const { anna, de } = await beginPage(database.db)
    await send(anna, de, 'window-a', 1, setContent('one', 'Hier'))
    expect((await send(anna, de, 'window-c', 1, setContent('one', 'Dort'))).conflicts).toEqual(['one'])
  })

  test('of the same window do not conflict, although it has not received its own last one', async () => {
    const { anna, de } = await beginPage(database.db)
    const unheard = changeOf(setContent('one', 'Eins!'))
    const next = changeOf(setContent('one', 'Eins!!'))
    await sendChanges(anna, de, { client: 'window-a', base: 1, changes: [unheard] })
    const both = { client: 'window-a', base: 1, changes: [unheard, next] }
    expect(await sendChanges(anna, de, both)).toMatchObject({ sequence: 3, conflicts: [] })
  })

  test('that arrive after their window has continued without them are not stored', async () => {
    const { anna, de } = await beginPage(database.db)
    await send(anna, de, 'window-a', 1, setContent('one', 'Neu'))
    expect(await send(anna, de, 'window-a', 1, setContent('one', 'Alt'))).toMatchObject({
      sequence: 2,
      conflicts: [],
    })
  })

  test('of a block that both sides have removed do nothing', async () => {
    const { anna, de } = await beginPage(database.db)
    await send(anna, de, 'window-a', 1, { kind: 'remove-block', id: 'one' })
    expect(await send(anna, de, 'window-a', 2, setContent('one', 'x'))).toMatchObject({ sequence: 3 })
    expect((await findDraft(anna, de))?.sequence).toBe(3)
  })

  test('that insert an item and remove it again are accepted, although somebody else has removed the list', async () => {
    const { anna, de } = await beginPage(database.db)
    const block = (id: string, type: string) => ({ id, type, version: 1, fields: {} })
    const list: Operation = {
      kind: 'insert-block',
      block: block('list', 'faq'),
      to: { in: 'column', container: 'box', column: 0, after: null },
    }
    const item = (id: string): Operation => ({
      kind: 'insert-block',
      block: block(id, 'faq-item'),
      to: { in: 'block', parent: 'list', after: null },
    })
    await send(anna, de, 'window-a', 1, list)
    const removed = await send(anna, de, 'window-b', 2, { kind: 'remove-block', id: 'list' })
    expect(removed).toMatchObject({ sequence: 3 })
    const ofAnItem = {
      client: 'window-a',
      base: 2,
      changes: [
        changeOf(item('item')),
        changeOf(setContent('item', 'Frage')),
        changeOf({ kind: 'remove-block', id: 'item' }),
      ],
    }
    expect(await sendChanges(anna, de, ofAnItem)).toMatchObject({ sequence: 6, conflicts: [] })
    expect(findBlock((await findDraft(anna, de))?.content ?? emptyContent(), 'item')).toBeNull()
    // A block that still exists causes a conflict.
    expect((await send(anna, de, 'window-c', 2, item('other'))).conflicts).toEqual(['list'])
  })

  test('that were sent before are answered as if they were stored now', async () => {
    const { anna, de, first } = await beginPage(database.db)
    const next = changeOf(setContent('one', 'Zwei'))
    const sending = { client: 'window-a', base: 0, changes: [first, next, next] }
    const once = await sendChanges(anna, de, sending)
    expect(once).toMatchObject({ sequence: 2, changes: [{ id: first.id }, { id: next.id }] })
    expect(await sendChanges(anna, de, sending)).toEqual(once)
  })

  test('that refer to places which have never existed are refused', async () => {
    const { anna, de } = await beginPage(database.db)
    await expect(send(anna, de, 'window-a', 7, setContent('one', '?'))).rejects.toMatchObject({
      fields: { base: 'invalid' },
    })
  })

  test('that refer to the container which a window made on an empty page go to the nearest one', async () => {
    const { anna, de } = await beginPage(database.db)
    await send(anna, de, 'window-b', 1, insertHeadline('two', 'Zwei', 'container-of-own'))
    const content = (await findDraft(anna, de))?.content
    expect(content && findBlock(content, 'two')?.place).toMatchObject({ container: 'box', after: 'one' })
  })

  test('are stored permanently', async () => {
    const { anna, de } = await beginPage(database.db)
    const draft = await findDraft(anna, de)
    for (const statement of [
      sql`UPDATE section_changes SET client = 'other' WHERE section_id = ${draft?.sectionId}`,
      sql`DELETE FROM section_changes WHERE section_id = ${draft?.sectionId}`,
    ])
      expect(
        await database.db
          .transaction((tx) => tx.execute(statement))
          .then(
            () => null,
            (error: { cause?: { code?: string } }) => error.cause?.code,
          ),
      ).toBe('23001')
  })

  test('are listed in chronological order, with name and time', async () => {
    const { anna, de } = await beginPage(database.db)
    await send(later(anna, 1), de, 'window-a', 1, setContent('one', 'Zwei'))
    expect(await listHistory(anna, de)).toEqual([
      { sequence: 1, author: 'Anna', at: '2026-11-21T12:00:00.000Z', blocks: ['box', 'one'] },
      { sequence: 2, author: 'Anna', at: '2026-11-21T12:01:00.000Z', blocks: ['one'] },
    ])
  })
})

test('Twenty simultaneous calls from as many windows leave no gap, and none is lost', async () => {
  const own = await openFreshDatabase()
  try {
    const anna = await createAuthor(own.db, 'Anna')
    const { de } = await createTestPage(own.db)
    await send(anna, de, 'window-a', 0, insertBox())
    const changes: Change[] = Array.from({ length: 20 }, (_, index) =>
      changeOf(insertHeadline(`h${index}`, `Nr. ${index}`)),
    )
    await Promise.all(
      changes.map((change, index) =>
        sendChanges(anna, de, {
          client: `window-${index}`,
          base: 1,
          changes: [change],
        }),
      ),
    )
    const { sequence, changes: stored } = await listChangesAfter(anna, de, 0)
    expect(sequence).toBe(21)
    expect(stored.map((change) => change.sequence)).toEqual(
      Array.from({ length: 21 }, (_, index) => index + 1),
    )
    expect(new Set(stored.map(({ id }) => id))).toEqual(
      new Set([stored[0]?.id, ...changes.map(({ id }) => id)]),
    )
    const { content } = await contentAt(anna, de, { sequence })
    expect(changes.every((_, index) => findBlock(content, `h${index}`))).toBe(true)
  } finally {
    await own.close()
  }
})
