import { expect, test } from 'vitest'
import type { StaffHub } from '#contracts/staff-hub.ts'
import { openApi } from '../../tests/support/api.ts'
import { useTestDatabase } from '../../tests/support/database.ts'
import {
  changeOf,
  createAuthor,
  createTestPage,
  insertBox,
  insertHeadline,
} from '../../tests/support/drafts.ts'
import { systemScope, visitorScope } from '../../tests/support/factories.ts'
import { createForm, draftForm } from '../../tests/support/forms.ts'
import { storeTestEntry } from '../../tests/support/stored-entries.ts'
import { sendChanges } from '#domain/content/index.server.ts'
import type { Scope } from '#domain/scope.ts'

const database = useTestDatabase()

async function read(scope: Scope) {
  const answer = await openApi(() => scope).request('http://localhost/de/api/cms-hub/')
  const body: unknown = await answer.json()
  // The document describes it, and every answer is checked against it.
  return { status: answer.status, hub: body as StaffHub }
}

test('The hub as data is for staff, who find in it what their role can act on', async () => {
  const author = await createAuthor(database.db, 'Anna', 'author')
  const { de } = await createTestPage(database.db, 'besuch')
  const change = changeOf(insertBox(), insertHeadline('one', 'Neu'))
  const { sequence } = await sendChanges(author, de, { client: 'window-a', base: 0, changes: [change] })
  const { id: form } = await createForm(systemScope(database.db), draftForm())
  const entry = await storeTestEntry(database.db, form, { values: { email: ['clara@example.org'] } })

  expect((await read(visitorScope(database.db))).status).toBe(401)
  const { status, hub: ofAuthor } = await read(author)
  expect(status).toBe(200)
  expect(ofAuthor).toMatchObject({
    may_publish: false,
    drafts: { items: [{ slug: `page-${de.ownerId}`, language: 'de', sequence }], has_more: false },
    entries: null,
    setup: null,
    surroundings: null,
  })
  const { hub: ofEditor } = await read(await createAuthor(database.db, 'Berta', 'editor'))
  expect(ofEditor).toMatchObject({
    may_publish: true,
    entries: { items: [{ id: entry }], has_more: false },
    setup: { is_hidden: false },
    surroundings: null,
  })
  const { hub: ofAdministrator } = await read(await createAuthor(database.db, 'Cleo', 'administrator'))
  expect(ofAdministrator).toMatchObject({
    surroundings: { has_shop: true, has_mail_server: true, has_backup: false, test_mail: null, backup: null },
  })
  expect(ofAdministrator.menus.map(({ url }) => url)).not.toContain('/cms-hub')
})
