import { describe, expect, test } from 'vitest'
import { asc, eq, sql } from 'drizzle-orm'
import { longestSuggestion, maxSuggestions } from '#contracts/suggestions.ts'
import { comments, outgoingMails, sectionChanges, sectionDrafts, sections } from '#db/schema/index.ts'
import type { Scope } from '#domain/scope.ts'
import { visitor } from '#domain/scope.ts'
import { judgeSuggestion } from '#editor/model/discussion/judge-suggestion.ts'
import { createState, edit, undo } from '#editor/model/state/index.ts'
import { useTestDatabase } from '../../../../tests/support/database.ts'
import {
  createAuthor,
  createTestPage,
  insertBox,
  insertHeadline,
  later,
  send,
} from '../../../../tests/support/drafts.ts'
import { findDraft } from '../drafts/draft.server.ts'
import { deletePage } from '../page-records/delete-page.server.ts'
import { clearTrash, restorePage } from '../page-records/trash.server.ts'
import type { SectionKey } from '../pages/find-section.server.ts'
import { authorOf } from '../pages/section-rows.server.ts'
import { readDiscussion } from './read-discussion.server.ts'
import { addSuggestion, settleSuggestion } from './suggestions.server.ts'
import { addComment, changeComment } from './write-comments.server.ts'

const database = useTestDatabase()
const site = { publicOrigin: 'https://haus.example' }

const richText = (...words: string[]) => ({
  type: 'doc',
  content: words.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
})
const insertText = (id: string, content: unknown) => ({
  kind: 'insert-block' as const,
  block: { id, type: 'text', version: 1, fields: { content } },
  to: { in: 'column' as const, container: 'box', column: 0, after: 'one' },
})

/** A page with a headline and a text, an author and an editor. */
async function begin() {
  const anna = await createAuthor(database.db, 'Anna', 'author')
  const erik = await createAuthor(database.db, 'Erik', 'editor')
  const de = await beginSection(anna)
  const suggest = (scope: Scope, more: Partial<Suggested> = {}, key = de) => {
    const { block = 'one', field = 'content', before = 'Eins', after = 'Zwei', ...rest } = more
    const suggestion = { field, before, after }
    return addSuggestion(scope, key, { block, suggestion, body: '', mentions: [], ...rest }, site)
  }
  const read = (scope: Scope) => readDiscussion(scope, de).then(({ comments: all }) => all)
  const first = async () => (await read(anna))[0]?.id ?? 0
  const settle = (
    scope: Scope,
    id: number,
    outcome: Parameters<typeof settleSuggestion>[2]['outcome'],
    answer = '',
  ) => settleSuggestion(scope, id, { outcome, answer, mentions: [] }, site)
  return { anna, erik, de, suggest, read, first, settle }
}
type Suggested = {
  block: string
  field: string
  before: unknown
  after: unknown
  body: string
  mentions: number[]
}

async function beginSection(scope: Scope, slug = 'seite'): Promise<SectionKey> {
  const { de } = await createTestPage(database.db, slug)
  await send(scope, de, 'window-a', 0, insertBox(), insertHeadline('one', 'Eins'))
  await send(scope, de, 'window-a', 1, insertText('two', richText('Erster Satz.', 'Zweiter Satz.')))
  return de
}

/** The draft as the database has it, letter by letter. */
async function storedDraft({ ownerId }: SectionKey): Promise<{ content: string; sequence: number }> {
  const [row] = await database.db
    .select({ content: sql<string>`${sectionDrafts.content}::text`, sequence: sectionDrafts.sequence })
    .from(sectionDrafts)
    .innerJoin(sections, eq(sections.id, sectionDrafts.sectionId))
    .where(eq(sections.ownerId, ownerId))
  return row ?? { content: '', sequence: -1 }
}

describe('A suggestion', () => {
  test('is kept beside the draft, with its author, its time and both texts', async () => {
    const { anna, erik, de, suggest, read } = await begin()
    const before = await storedDraft(de)
    await suggest(anna, { body: 'Klingt besser' })
    expect(await storedDraft(de)).toEqual(before)
    const suggestion = { field: 'content', before: 'Eins', after: 'Zwei' }
    const common = { block: 'one', author: 'Anna', body: 'Klingt besser', suggestion, outcome: null }
    expect(await read(erik)).toMatchObject([{ ...common, is_own: false, resolved_at: null }])
    expect(await read(anna)).toMatchObject([{ ...common, is_own: true, created_at: anna.now.toISOString() }])
  })

  test.each([
    ['a plain text', 'one', 'Eins', 'Zwei  Wörter'],
    [
      'a rich text with marks and a list',
      'two',
      richText('Erster Satz.', 'Zweiter Satz.'),
      {
        type: 'doc',
        content: [
          {
            type: 'paragraph',
            attrs: { textAlign: 'center' },
            content: [
              { type: 'text', text: 'Erster ' },
              { type: 'text', text: 'Satz', marks: [{ type: 'bold' }, { type: 'italic' }] },
            ],
          },
          {
            type: 'bulletList',
            content: [{ type: 'listItem', content: richText('Zweiter Satz.').content }],
          },
        ],
      },
    ],
  ])('that is accepted leaves the same draft as typing it: %s', async (_, block, before, after) => {
    const { anna, erik, de, suggest, read, first, settle } = await begin()
    const typed = await beginSection(anna, 'getippt')
    await send(erik, typed, 'window-b', 2, { kind: 'set-fields', id: block, fields: { content: after } })

    await suggest(anna, { block, before, after })
    const [comment] = await read(erik)
    const draft = await findDraft(erik, de)
    if (!comment?.suggestion || !draft) throw new TypeError('No suggestion')
    const judged = judgeSuggestion(draft.content, block, comment.suggestion)
    if (judged.kind !== 'ready') throw new TypeError(judged.kind)
    const fields = { content: judged.value }
    const opened = createState('window-b', draft)
    const accepted = edit(opened, [{ kind: 'set-fields', id: block, fields }], {
      id: '00000000-0000-4000-8000-000000000001',
      now: 0,
      label: 'Vorschlag',
    })
    expect(accepted.undo).toHaveLength(1)
    const undone = undo(accepted, { id: '00000000-0000-4000-8000-000000000002' })
    expect(undone.state.content).toEqual(draft.content)
    await send(erik, de, 'window-b', draft.sequence, ...accepted.waiting.flatMap((one) => one.operations))
    await settle(erik, await first(), 'accepted')

    expect((await storedDraft(de)).content).toBe((await storedDraft(typed)).content)
    const authors = await database.db
      .select({ author: sectionChanges.authorId })
      .from(sectionChanges)
      .innerJoin(sections, eq(sections.id, sectionChanges.sectionId))
      .where(eq(sections.ownerId, de.ownerId))
      .orderBy(asc(sectionChanges.sequence))
    expect(authors.at(-1)?.author).toBe(authorOf(erik))
    expect(await read(anna)).toMatchObject([{ outcome: 'accepted', resolved_by: 'Erik' }])
  })

  test.each([
    ['a block that does not exist', { block: 'nowhere' }, { block: 'unknown' }],
    ['a field that does not exist', { field: 'constructor' }, { field: 'unknown' }],
    ['a field that is no text', { field: 'headline_level', before: 2, after: 3 }, { before: 'invalid' }],
    ['a text for a number', { field: 'headline_level', before: '2', after: '3' }, { field: 'unknown' }],
    ['a rich text for a plain one', { after: richText('Zwei') }, { after: 'invalid' }],
    ['a text that the block refuses', { after: 'x'.repeat(5000) }, { after: 'invalid' }],
    ['a very long text', { after: 'x'.repeat(longestSuggestion) }, { after: 'too_long' }],
    ['the text as it is', { after: 'Eins' }, { after: 'unchanged' }],
    ['a person who does not exist', { body: '@Wer', mentions: [999_999] }, { mentions: 'unknown' }],
  ])('is refused for %s', async (_, given, fields) => {
    const { anna, suggest, read } = await begin()
    await expect(suggest(anna, given)).rejects.toMatchObject({ code: 'invalid', fields })
    expect(await read(anna)).toEqual([])
  })

  test('is stored without characters that the database has not', async () => {
    const { anna, suggest, read } = await begin()
    await suggest(anna, { after: 'Zw\0ei\ud800', body: 'We\0il' })
    expect(await read(anna)).toMatchObject([{ body: 'Weil' }])
    expect(JSON.stringify(await read(anna))).not.toMatch(/\\u0000|\\ud800/)
  })

  test('needs the right to write drafts', async () => {
    const { anna, suggest, first, settle } = await begin()
    const outside: Scope = { ...anna, viewer: visitor }
    await expect(suggest(outside)).rejects.toMatchObject({ code: 'not_signed_in' })
    await suggest(anna)
    await expect(settle(outside, await first(), 'accepted')).rejects.toMatchObject({ code: 'not_signed_in' })
  })

  test('has a maximum number on a page, towards which settled ones do not count', async () => {
    const { anna, suggest, first, settle } = await begin()
    await suggest(anna)
    const [row] = await database.db.select().from(comments)
    const { id: _, ...copied } = row ?? { id: 0, sectionId: 0, body: '' }
    await database.db.insert(comments).values(Array.from({ length: maxSuggestions - 1 }, () => copied))
    await expect(suggest(anna)).rejects.toMatchObject({ fields: { after: 'too_many_suggestions' } })
    await settle(anna, await first(), 'withdrawn')
    await suggest(anna)
  })
})

describe('What became of a suggestion', () => {
  test('is noted once; only its author can withdraw it', async () => {
    const { anna, erik, suggest, read, first, settle } = await begin()
    await suggest(anna)
    const id = await first()
    await expect(settle(erik, id, 'withdrawn')).rejects.toMatchObject({ code: 'forbidden' })
    await settle(anna, id, 'withdrawn')
    await expect(settle(erik, id, 'accepted')).rejects.toMatchObject({ code: 'conflict' })
    expect(await read(erik)).toMatchObject([{ outcome: 'withdrawn', resolved_by: 'Anna' }])
  })

  test('does not exist for comments and unknown numbers', async () => {
    const { anna, de, first, settle } = await begin()
    await addComment(anna, de, { block: null, parentId: null, body: 'Hallo', mentions: [] }, site)
    await expect(settle(anna, await first(), 'accepted')).rejects.toMatchObject({ code: 'not_found' })
    await expect(settle(anna, 999_999, 'accepted')).rejects.toMatchObject({ code: 'not_found' })
  })

  test('is explained to its author by mail, and stays while they discuss it', async () => {
    const { anna, erik, de, suggest, read, first, settle } = await begin()
    await suggest(anna)
    const id = await first()
    await settle(erik, id, 'declined', 'Zu lang')
    const mails = await database.db
      .select({ to: outgoingMails.recipient, text: outgoingMails.textBody })
      .from(outgoingMails)
    expect(mails).toMatchObject([{ to: 'anna@example.org' }])
    expect(mails[0]?.text).toContain('Zu lang')
    await addComment(anna, de, { block: null, parentId: id, body: 'Schade', mentions: [] }, site)
    expect(await read(anna)).toMatchObject([
      { outcome: 'declined', resolved_by: 'Erik' },
      { parent_id: id, body: 'Zu lang', author: 'Erik' },
      { parent_id: id, body: 'Schade' },
    ])
    await changeComment(erik, id, { isResolved: false })
    expect((await read(anna))[0]).toMatchObject({ outcome: null, resolved_at: null })
    await settle(erik, id, 'accepted')
  })

  test('waits while the page is in the trash, and is deleted with it', async () => {
    const { anna, erik, de, suggest, read, first, settle } = await begin()
    await suggest(anna)
    const id = await first()
    await deletePage(erik, de.ownerId)
    await expect(suggest(anna, { after: 'Drei' })).rejects.toMatchObject({ code: 'gone' })
    await expect(settle(erik, id, 'accepted')).rejects.toMatchObject({ code: 'gone' })
    await restorePage(erik, de.ownerId)
    expect(await read(erik)).toMatchObject([{ id, outcome: null }])
    await settle(erik, id, 'declined')
    await suggest(anna)
    await deletePage(erik, de.ownerId)
    await clearTrash(later(erik, 91 * 24 * 60))
    expect(await database.db.$count(comments)).toBe(0)
  })

  test('can be that its text is gone', async () => {
    const { anna, erik, de, suggest, read, first, settle } = await begin()
    await suggest(anna)
    await send(erik, de, 'window-b', 2, { kind: 'remove-block', id: 'one' })
    const draft = await findDraft(erik, de)
    const [comment] = await read(erik)
    if (!draft || !comment?.suggestion) throw new TypeError('No suggestion')
    expect(judgeSuggestion(draft.content, comment.block, comment.suggestion)).toEqual({ kind: 'gone' })
    await settle(erik, await first(), 'obsolete')
    expect(await read(anna)).toMatchObject([{ outcome: 'obsolete' }])
  })
})
