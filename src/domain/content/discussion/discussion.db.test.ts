import { describe, expect, test } from 'vitest'
import { and, eq, isNull } from 'drizzle-orm'
import { maxComments } from '#contracts/comments.ts'
import { comments, outgoingMails, sections } from '#db/schema/index.ts'
import { useTestDatabase } from '../../../../tests/support/database.ts'
import {
  changeOf,
  createAuthor,
  createTestPage,
  insertBox,
  insertHeadline,
} from '../../../../tests/support/drafts.ts'
import { publishDraft } from '../drafts/publication.server.ts'
import { sendChanges } from '../drafts/send-changes.server.ts'
import type { Scope } from '#domain/scope.ts'
import { authorOf } from '../pages/section-rows.server.ts'
import { addComment, changeComment, deleteComment } from './write-comments.server.ts'
import { endReview, requestReview } from './reviews.server.ts'
import { listDiscussionTasks } from './discussion-tasks.server.ts'
import { readDiscussion } from './read-discussion.server.ts'

const database = useTestDatabase()
const site = { publicOrigin: 'https://haus.example' }
const idOf = (scope: Scope) => authorOf(scope) ?? 0

async function begin() {
  const anna = await createAuthor(database.db, 'Anna', 'author')
  const erik = await createAuthor(database.db, 'Erik', 'editor')
  const { de } = await createTestPage(database.db)
  await sendChanges(anna, de, {
    client: 'window-a',
    base: 0,
    changes: [changeOf(insertBox(), insertHeadline('one', 'Eins'))],
  })
  const say = (scope: Scope, body: string, more: Partial<Parameters<typeof addComment>[2]> = {}) =>
    addComment(scope, de, { block: 'one', parentId: null, body, mentions: [], ...more }, site)
  const read = (scope: Scope) => readDiscussion(scope, de)
  return { anna, erik, de, say, read }
}
const mails = () =>
  database.db
    .select({ to: outgoingMails.recipient, subject: outgoingMails.subject, text: outgoingMails.textBody })
    .from(outgoingMails)

describe('Comments', () => {
  test('can be read by all staff, with their answers, and deleted only by their authors', async () => {
    const { anna, erik, say, read } = await begin()
    await say(anna, 'Zu lang?')
    const [first] = (await read(erik)).comments
    await say(erik, 'Ja.', { parentId: first?.id ?? 0, block: null })
    const { comments: both } = await read(anna)
    expect(both).toMatchObject([
      { block: 'one', parent_id: null, body: 'Zu lang?', author: 'Anna', may_delete: true },
      { block: 'one', parent_id: first?.id, body: 'Ja.', author: 'Erik', may_delete: false },
    ])
    await expect(deleteComment(erik, first?.id ?? 0)).rejects.toMatchObject({ code: 'forbidden' })
    await deleteComment(anna, first?.id ?? 0)
    expect((await read(anna)).comments).toEqual([])
    await expect(deleteComment(anna, first?.id ?? 0)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('are resolved with their answers, and reopened by a new answer', async () => {
    const { anna, erik, say, read } = await begin()
    await say(anna, 'Stimmt das Datum?')
    const id = (await read(anna)).comments[0]?.id ?? 0
    await changeComment(erik, id, { isResolved: true })
    expect((await read(anna)).comments).toMatchObject([{ resolved_by: 'Erik' }])
    await say(anna, 'Doch nicht.', { parentId: id })
    expect((await read(anna)).comments.map(({ resolved_at: at }) => at)).toEqual([null, null])
  })

  test('notify mentioned people by mail, but not their own author', async () => {
    const { anna, erik, say } = await begin()
    await say(anna, '@Erik bitte ansehen', { mentions: [idOf(erik), idOf(anna), idOf(erik)] })
    const sent = await mails()
    expect(sent).toHaveLength(1)
    expect(sent[0]?.subject).toContain('Anna')
    expect(sent[0]?.text).toContain('@Erik bitte ansehen')
    expect(sent[0]?.text).toContain('https://haus.example/de/')
    expect(await listDiscussionTasks(erik)).toMatchObject([{ kind: 'mention', by: 'Anna' }])
    expect(await listDiscussionTasks(anna)).toMatchObject([{ kind: 'mention' }])
  })

  test('are refused for unknown people, parents and pages', async () => {
    const { anna, say, de } = await begin()
    await expect(say(anna, 'Hallo', { mentions: [999_999] })).rejects.toMatchObject({
      fields: { mentions: 'unknown' },
    })
    await expect(say(anna, 'Hallo', { parentId: 999_999 })).rejects.toMatchObject({
      fields: { parent_id: 'unknown' },
    })
    const nowhere = { ...de, ownerId: 999_999 }
    const nothing = { block: null, parentId: null, body: 'Hallo', mentions: [] }
    await expect(addComment(anna, nowhere, nothing, site)).rejects.toMatchObject({ code: 'not_found' })
    expect(await mails()).toEqual([])
  })

  test('have a maximum number, which resolved ones do not count towards', async () => {
    const { anna, de, say, read } = await begin()
    const [section] = await database.db
      .select({ id: sections.id })
      .from(sections)
      .where(and(eq(sections.ownerId, de.ownerId), eq(sections.language, 'de')))
    const row = { sectionId: section?.id ?? 0, body: 'Viel' }
    await database.db.insert(comments).values(Array.from({ length: maxComments }, () => row))
    await expect(say(anna, 'Zu viel')).rejects.toMatchObject({ code: 'invalid' })
    const [first] = (await read(anna)).comments
    await changeComment(anna, first?.id ?? 0, { isResolved: true })
    await say(anna, 'Passt')
    expect((await read(anna)).comments).toHaveLength(maxComments)
  })
})

describe('A request for review', () => {
  test('notifies every editor, appears on their start page, and ends with the publication', async () => {
    const { anna, erik, de, read } = await begin()
    await requestReview(anna, de, { reviewerId: null, note: 'Bis Freitag' }, site)
    expect((await mails()).map(({ to }) => to)).toContain(
      erik.viewer.kind === 'staff' ? erik.viewer.email : '',
    )
    expect(await listDiscussionTasks(erik)).toMatchObject([
      { kind: 'review', by: 'Anna', note: 'Bis Freitag' },
    ])
    expect(await listDiscussionTasks(anna)).toEqual([])
    expect((await read(anna)).review).toMatchObject({ is_own: true, reviewer: null })
    await publishDraft(erik, de, { sequence: 1 })
    expect((await read(anna)).review).toBeNull()
    expect(await listDiscussionTasks(erik)).toEqual([])
  })

  test('for one editor reaches only that one; authors cannot be asked', async () => {
    const { anna, erik, de, read } = await begin()
    const otto = await createAuthor(database.db, 'Otto', 'editor')
    const berta = await createAuthor(database.db, 'Berta', 'author')
    await expect(requestReview(anna, de, { reviewerId: idOf(berta), note: '' }, site)).rejects.toMatchObject({
      fields: { reviewer_id: 'unknown' },
    })
    await requestReview(anna, de, { reviewerId: idOf(otto), note: '' }, site)
    expect(await mails()).toHaveLength(1)
    expect(await listDiscussionTasks(erik)).toEqual([])
    expect(await listDiscussionTasks(otto)).toHaveLength(1)
    await requestReview(anna, de, { reviewerId: idOf(erik), note: '' }, site)
    expect((await read(anna)).review).toMatchObject({ reviewer: 'Erik' })
    expect(await listDiscussionTasks(otto)).toEqual([])
  })

  test('is withdrawn by its author or returned by an editor with a mail, and ended by nobody else', async () => {
    const { anna, erik, de, read } = await begin()
    const berta = await createAuthor(database.db, 'Berta', 'author')
    await requestReview(anna, de, { reviewerId: null, note: '' }, site)
    await expect(endReview(berta, de, site)).rejects.toMatchObject({ code: 'forbidden' })
    await endReview(anna, de, site)
    await expect(endReview(anna, de, site)).rejects.toMatchObject({ code: 'not_found' })
    await requestReview(anna, de, { reviewerId: null, note: '' }, site)
    const before = (await mails()).length
    await endReview(erik, de, site)
    expect((await mails()).length).toBe(before + 1)
    expect((await read(anna)).review).toBeNull()
    expect(await database.db.$count(comments, isNull(comments.resolvedAt))).toBe(0)
  })
})
