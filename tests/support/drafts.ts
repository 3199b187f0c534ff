/** Fixtures for tests of drafts: pages with accounts that write on them. */
import { randomUUID } from 'node:crypto'
import type { Change, Operation } from '#contracts/page-operations.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import { users } from '#db/schema/index.ts'
import type { Db } from '#db/client/index.server.ts'
import { sendChanges, createPage, type SectionKey } from '#domain/content/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { findBlock } from '#operations/index.ts'
import { perLanguage } from '#i18n/languages.ts'
import { systemScope, testNow } from './factories.ts'

/** A page in the tree, and its section in both languages. */
export async function createTestPage(db: Db, slug = 'seite'): Promise<{ de: SectionKey; en: SectionKey }> {
  const texts = perLanguage(() => ({ slug, title: 'Seite' }))
  const ownerId = await createPage(systemScope(db), { texts })
  return perLanguage((language) => ({ ownerKind: 'page', ownerId, language }))
}

/** The scope of an account, which is created if necessary. */
export async function createAuthor(
  db: Db,
  name: string,
  role: 'administrator' | 'editor' | 'author' = 'editor',
  now = testNow,
): Promise<Scope> {
  const email = `${name.toLowerCase()}@example.org`
  const [row] = await db
    .insert(users)
    .values({ email, username: name, passwordHash: '-', role })
    .returning({ id: users.id })
  return { db, now, viewer: { kind: 'staff', userId: row?.id ?? 0, name, email, role } }
}

/** The same scope some minutes later. */
export function later(scope: Scope, minutes: number): Scope {
  return { ...scope, now: new Date(scope.now.getTime() + minutes * 60_000) }
}

export function changeOf(...operations: Operation[]): Change {
  return { id: randomUUID(), operations }
}

/** A new headline at the beginning of a container. */
export function insertHeadline(id: string, content: string, container = 'box'): Operation {
  return {
    kind: 'insert-block',
    block: { id, type: 'headline', version: 1, fields: { content, headline_level: '2' } },
    to: { in: 'column', container, column: 0, after: null },
  }
}

export function insertBox(id = 'box'): Operation {
  return { kind: 'insert-container', container: { id, layout: '100', columns: [[]] }, after: null }
}

export function setContent(id: string, content: string): Operation {
  return { kind: 'set-fields', id, fields: { content } }
}

/** A page with one container and one headline, written by Anna in her window. */
export async function beginPage(db: Db, role: 'editor' | 'author' = 'editor') {
  const anna = await createAuthor(db, 'Anna', role)
  const { de, en } = await createTestPage(db)
  const first = changeOf(insertBox(), insertHeadline('one', 'Eins'))
  await sendChanges(anna, de, { client: 'window-a', base: 0, changes: [first] })
  return { anna, de, en, first }
}

/** Sends one change from a window that has received everything up to `base`. */
export function send(
  scope: Scope,
  key: SectionKey,
  client: string,
  base: number,
  ...operations: Operation[]
) {
  return sendChanges(scope, key, { client, base, changes: [changeOf(...operations)] })
}

/** The text of a block. */
export function textOf(content: ContentDocument | undefined, id: string): unknown {
  return content && findBlock(content, id)?.block.fields['content']
}
