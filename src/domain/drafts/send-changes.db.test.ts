import { describe, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import type { Change, Operation } from '#contracts/page-operations.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import { findBlock } from '#operations/index.ts'
import { openFreshDatabase, useTestDatabase } from '../../../tests/support/database.ts'
import {
  changeOf,
  createAuthor,
  createTestPage,
  insertBox,
  insertHeadline,
  later,
  setContent,
} from '../../../tests/support/drafts.ts'
import { buildContent, systemScope, visitorScope } from '../../../tests/support/factories.ts'
import { hostileTexts } from '../../../tests/support/hostile-texts.ts'
import { publishPageContent, saveRevision, type SectionKey } from '../pages/index.server.ts'
import type { Scope } from '../scope.ts'
import {
  contentAt,
  findDraft,
  listChangesAfter,
  listHistory,
  listVersions,
  sendChanges,
} from './index.server.ts'

const database = useTestDatabase()

/** A page with one container and one headline, written by Anna in her window. */
async function begin(role: 'editor' | 'author' = 'editor') {
  const anna = await createAuthor(database.db, 'Anna', role)
  const { de, en } = await createTestPage(database.db)
  const first = changeOf(insertBox(), insertHeadline('one', 'Eins'))
  await sendChanges(anna, de, { client: 'window-a', base: 0, changes: [first] })
  return { anna, de, en, first }
}
const send = (scope: Scope, key: SectionKey, client: string, base: number, ...operations: Operation[]) =>
  sendChanges(scope, key, { client, base, changes: [changeOf(...operations)] })
const textOf = (content: ContentDocument | undefined, id: string) =>
  content && findBlock(content, id)?.block.fields['content']

describe('A draft', () => {
  test('begins with the latest revision, and is kept when it is asked for again', async () => {
    const anna = await createAuthor(database.db, 'Anna')
    const { de, en } = await createTestPage(database.db)
    expect(await findDraft(anna, de)).toBeNull()
    await saveRevision(anna, de, buildContent('Alt'))
    const latest = await saveRevision(anna, de, buildContent('Neu'))
    expect(await findDraft(anna, de)).toMatchObject({ sequence: 0, baseRevisionId: latest })
    expect(JSON.stringify((await findDraft(anna, de))?.content)).toContain('Neu')
    expect(await findDraft(anna, en)).toBeNull()
  })

  test('is nothing for visitors, and not for pages that do not exist', async () => {
    const { de, anna } = await begin()
    await expect(findDraft(visitorScope(database.db), de)).rejects.toMatchObject({ code: 'not_signed_in' })
    for (const ownerKind of ['page', 'event', 'article', 'subscription'] as const)
      await expect(
        send(anna, { ...de, ownerKind, ownerId: 987654 }, 'window-a', 0, insertBox()),
      ).rejects.toMatchObject({ code: 'not_found' })
  })

  test('follows what is saved by others than its editors, and keeps what they had written', async () => {
    const { anna, de } = await begin()
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
    const { anna, de } = await begin('author')
    expect(await send(anna, de, 'window-a', 1, setContent('one', 'Zwei'))).toMatchObject({ sequence: 2 })
  })
})

describe('Changes', () => {
  test('of two windows to different blocks are merged', async () => {
    const { anna, de } = await begin()
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
    const { anna, de } = await begin()
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

  test('of one account in two windows are as those of two people', async () => {
    const { anna, de } = await begin()
    await send(anna, de, 'window-a', 1, setContent('one', 'Hier'))
    expect((await send(anna, de, 'window-c', 1, setContent('one', 'Dort'))).conflicts).toEqual(['one'])
  })

  test('of the same window are no conflict, although it has not heard of its own last one', async () => {
    const { anna, de } = await begin()
    await send(anna, de, 'window-a', 1, setContent('one', 'Eins!'))
    expect(await send(anna, de, 'window-a', 1, setContent('one', 'Eins!!'))).toMatchObject({
      sequence: 3,
      conflicts: [],
    })
  })

  test('that were sent before are answered as if they were stored now', async () => {
    const { anna, de, first } = await begin()
    const next = changeOf(setContent('one', 'Zwei'))
    const sending = { client: 'window-a', base: 0, changes: [first, next, next] }
    const once = await sendChanges(anna, de, sending)
    expect(once).toMatchObject({ sequence: 2, changes: [{ id: first.id }, { id: next.id }] })
    expect(await sendChanges(anna, de, sending)).toEqual(once)
  })

  test('after something that has never been are refused', async () => {
    const { anna, de } = await begin()
    await expect(send(anna, de, 'window-a', 7, setContent('one', '?'))).rejects.toMatchObject({
      fields: { base: 'invalid' },
    })
  })

  test('are kept for ever', async () => {
    const { anna, de } = await begin()
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

  test('are told in the order in which they were made, by name and time', async () => {
    const { anna, de } = await begin()
    await send(later(anna, 1), de, 'window-a', 1, setContent('one', 'Zwei'))
    expect(await listHistory(anna, de)).toEqual([
      { sequence: 1, author: 'Anna', at: '2026-11-21T12:00:00.000Z', blocks: ['box', 'one'] },
      { sequence: 2, author: 'Anna', at: '2026-11-21T12:01:00.000Z', blocks: ['one'] },
    ])
  })
})

describe('What is stored', () => {
  test('holds what the block knows, and nothing else', async () => {
    const { anna, de } = await begin()
    const sent = await send(anna, de, 'window-a', 1, {
      kind: 'set-fields',
      id: 'one',
      fields: { content: 'Neu', headline_level: '3', onclick: 'alert(1)' },
    })
    expect(sent.changes[0]?.operations).toEqual([
      { kind: 'set-fields', id: 'one', fields: { content: 'Neu', headline_level: 3 } },
    ])
    const taken = await send(anna, de, 'window-a', 2, {
      kind: 'set-fields',
      id: 'one',
      fields: {},
      unset: ['preline', 'onclick'],
    })
    expect(taken.changes[0]?.operations).toEqual([
      { kind: 'set-fields', id: 'one', fields: { preline: '' }, unset: ['onclick'] },
    ])
  })

  test('has only the marks of rich text', async () => {
    const { anna, de } = await begin()
    const pasted = {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          attrs: { style: 'mso-style' },
          content: [
            { type: 'text', text: 'Wort', marks: [{ type: 'bold' }, { type: 'highlight' }] },
            { type: 'script', content: [{ type: 'text', text: 'alert(1)' }] },
          ],
        },
      ],
    }
    const block = { id: 'text', type: 'text', version: 1, fields: { content: pasted } }
    const to = { in: 'column' as const, container: 'box', column: 0, after: 'one' }
    await send(anna, de, 'window-a', 1, { kind: 'insert-block', block, to })
    const { content } = await contentAt(anna, de, { sequence: 2 })
    expect(JSON.stringify(textOf(content, 'text'))).toContain('"marks":[{"type":"bold"}]')
    expect(JSON.stringify(textOf(content, 'text'))).not.toMatch(/highlight|mso|script/)
  })

  test('is never what would break the document: it is named, and nothing is stored', async () => {
    const { anna, de } = await begin()
    const to = { in: 'column' as const, container: 'box', column: 0, after: null }
    const block = (type: string, id = 'new', fields = {}, version = 1) => ({ id, type, version, fields })
    const wrong: [Operation, object][] = [
      [setContent('gone', 'x'), { gone: 'unknown' }],
      [{ kind: 'set-fields', id: 'one', fields: { headline_level: 9 } }, { one: 'invalid' }],
      [{ kind: 'insert-block', block: block('nonsense'), to }, { new: 'invalid' }],
      [{ kind: 'insert-block', block: block('constructor'), to }, { new: 'invalid' }],
      [{ kind: 'insert-block', block: block('__proto__'), to }, { new: 'invalid' }],
      [{ kind: 'insert-block', block: block('headline', 'new', {}, 99), to }, { new: 'invalid' }],
      [{ kind: 'insert-block', block: block('faq-item'), to }, { new: 'invalid' }],
      [{ kind: 'insert-block', block: block('text', 'one'), to }, { one: 'taken' }],
      [
        { kind: 'insert-block', block: block('text'), to: { in: 'block', parent: 'one', after: null } },
        { new: 'invalid' },
      ],
      [
        {
          kind: 'insert-block',
          block: { ...block('faq'), children: [block('faq-item', 'a'), block('faq-item', 'a')] },
          to,
        },
        { a: 'taken' },
      ],
      [insertBox('box'), { box: 'taken' }],
      [
        {
          kind: 'insert-container',
          container: { id: 'wide', layout: '100', columns: [[], []] },
          after: null,
        },
        { wide: 'invalid' },
      ],
      [
        {
          kind: 'replace-content',
          content: {
            version: 1,
            containers: [{ id: 'c', layout: '100', columns: [[block('text', 'x'), block('text', 'x')]] }],
          },
        },
        { x: 'taken' },
      ],
    ]
    for (const [operation, fields] of wrong)
      await expect(
        send(anna, de, 'window-a', 1, operation),
        JSON.stringify(operation),
      ).rejects.toMatchObject({ code: 'invalid', fields })
    expect((await findDraft(anna, de))?.sequence).toBe(1)
  })

  test('does not grow without end', async () => {
    const { anna, de } = await begin()
    const many = Array.from({ length: 2000 }, (_, index) => ({
      id: `b${index}`,
      type: 'reservation',
      version: 1,
      fields: {},
    }))
    const box = { id: 'many', layout: '100' as const, columns: [many] }
    await expect(
      send(anna, de, 'window-a', 1, { kind: 'insert-container', container: box, after: null }),
    ).rejects.toMatchObject({ fields: { content: 'too_long' } })
    const long = Array.from({ length: 320 }, (_, index) => ({
      id: `t${index}`,
      type: 'full-teaser',
      version: 1,
      fields: { text: 'ä'.repeat(2500) },
    }))
    await expect(
      send(anna, de, 'window-a', 1, {
        kind: 'insert-container',
        container: { id: 'long', layout: '100', columns: [long] },
        after: null,
      }),
    ).rejects.toMatchObject({ fields: { content: 'too_long' } })
  })

  test('survives what people and attackers paste', async () => {
    const { anna, de } = await begin()
    let sequence = 1
    for (const text of [...hostileTexts, 'a\0b', '\ud800', '\u202eabc'])
      sequence = (await send(anna, de, 'window-a', sequence, setContent('one', text.slice(0, 900)))).sequence
    const { content } = await contentAt(anna, de, { sequence })
    expect(content).toEqual((await findDraft(anna, de))?.content)
  })

  test('is a broken block only where an undo brings back just that', async () => {
    const anna = await createAuthor(database.db, 'Anna')
    const { de } = await createTestPage(database.db)
    await saveRevision(anna, de, buildContent('Text'))
    const draft = await findDraft(anna, de)
    const strange = { id: 'strange', type: 'from-the-future', version: 3, fields: { x: 1 } }
    const containers = [{ id: 'c', layout: '100', columns: [[strange]] }]
    // Only another version of the program can have stored it.
    await database.db.execute(
      sql`INSERT INTO revisions (section_id, content) VALUES (${draft?.sectionId}, ${JSON.stringify({ version: 1, containers })}::jsonb)`,
    )
    await database.db.execute(
      sql`UPDATE section_drafts SET content = ${JSON.stringify({ version: 1, containers })}::jsonb`,
    )
    await send(anna, de, 'window-a', 0, { kind: 'remove-block', id: 'strange' })
    const to = { in: 'column' as const, container: 'c', column: 0, after: null }
    await expect(
      send(anna, de, 'window-a', 1, {
        kind: 'insert-block',
        block: { ...strange, fields: { x: 2 } },
        to,
      }),
    ).rejects.toMatchObject({ fields: { strange: 'invalid' } })
    expect(await send(anna, de, 'window-a', 1, { kind: 'insert-block', block: strange, to })).toMatchObject({
      sequence: 2,
    })
  })
})

describe('A version is kept by itself', () => {
  test('of what was written before a pause of ten minutes', async () => {
    const { anna, de } = await begin()
    await send(later(anna, 9), de, 'window-a', 1, setContent('one', 'Zwei'))
    expect(await listVersions(anna, de)).toEqual([])
    await send(later(anna, 19), de, 'window-a', 2, setContent('one', 'Drei'))
    expect(await listVersions(anna, de)).toMatchObject([
      { sequence: 2, author: 'Anna', created_at: '2026-11-21T12:09:00.000Z', summary: '' },
    ])
  })

  test('of what somebody else has written, but not of each turn', async () => {
    const { anna, de } = await begin()
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
  test('can be had again, whatever versions lie between', async () => {
    const { anna, de } = await begin()
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

test('Twenty calls at once from two windows leave no gap, and none is lost', async () => {
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
          client: index % 2 ? 'window-a' : 'window-b',
          base: 1,
          changes: [change],
        }),
      ),
    )
    const { sequence, changes: stored } = await listChangesAfter(anna, de, 0)
    expect(sequence).toBe(21)
    expect(stored.map((change) => change.sequence)).toEqual(Array.from({ length: 21 }, (_, index) => index + 1))
    expect(new Set(stored.map(({ id }) => id))).toEqual(new Set([stored[0]?.id, ...changes.map(({ id }) => id)]))
    const { content } = await contentAt(anna, de, { sequence })
    expect(changes.every((_, index) => findBlock(content, `h${index}`))).toBe(true)
  } finally {
    await own.close()
  }
})

function buildContentFrom(content: ContentDocument | undefined): ContentDocument {
  return content ?? { version: 1, containers: [] }
}
