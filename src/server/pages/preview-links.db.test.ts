import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#db/schema/index.ts'
import { createPreviewLink, sendChanges, publishPageContent } from '#domain/content/index.server.ts'
import { changeUser } from '#domain/users/index.server.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { changeOf, createAuthor, createTestPage } from '../../../tests/support/drafts.ts'
import { buildContent, systemScope, testNow, visitorScope } from '../../../tests/support/factories.ts'
import { openPages } from '../../../tests/support/pages.ts'

const database = useTestDatabase()
const pages = openPages(() => visitorScope(database.db))
const secret = 'Noch nicht für alle.'

/** A page in both languages whose drafts are secret, and another one; links that are valid, and that are over. */
async function createLinks() {
  const hour = 3_600_000
  const keys = await createTestPage(database.db, 'vorab')
  await createTestPage(database.db, 'andere')
  const anna = await createAuthor(database.db, 'Anna', 'editor', new Date(testNow.getTime() - 2 * hour))
  for (const language of ['de', 'en'] as const) {
    await publishPageContent(anna, keys[language].ownerId, language, buildContent('Für alle.'))
    await sendChanges(anna, keys[language], {
      client: 'window-a',
      base: 0,
      changes: [changeOf({ kind: 'replace-content', content: buildContent(secret) })],
    })
  }
  const link = async (language: 'de' | 'en', hours: number) =>
    (await createPreviewLink(anna, keys[language], { hours })).path
  return { valid: await link('de', 3), over: await link('de', 1), overEnglish: await link('en', 1) }
}

async function visit(address: string) {
  const answer = await pages.request(address)
  const html = await answer.text()
  if (address.includes('preview'))
    expect(answer.headers.get('cache-control'), address).toBe('private, no-store')
  return { status: answer.status, html }
}

test('A preview link shows the draft, which no other address shows, and is neither cached nor indexed', async () => {
  const { valid } = await createLinks()
  const shown = await visit(valid)
  expect(shown.status).toBe(200)
  expect(shown.html).toContain(secret)
  expect(shown.html).toMatch(/<meta name="robots" content="[^"]*noindex/)
  for (const query of ['', '?draft', '?edit']) {
    const { status, html } = await visit(`/de/vorab${query}`)
    expect(status, query).toBe(200)
    expect(html).toContain('Für alle.')
    expect(html).not.toContain(secret)
  }
})

test('Preview links end with the account that has shared them', async () => {
  const { valid } = await createLinks()
  const [anna] = await database.db.select({ id: users.id }).from(users).where(eq(users.username, 'Anna'))
  await changeUser(systemScope(database.db), anna?.id ?? 0, { isActive: false })
  expect((await visit(valid)).status).toBe(410)
  await changeUser(systemScope(database.db), anna?.id ?? 0, { isActive: true })
  expect((await visit(valid)).status).toBe(410)
})

test('An expired or altered preview link is answered with a clear message, and never with the draft', async () => {
  const { valid, over, overEnglish } = await createLinks()
  const [, token = ''] = valid.split('?preview=')
  const other = token.startsWith('A') ? 'B' : 'A'
  const german = 'Dieser Vorschau-Link gilt nicht mehr.'
  const english = 'This preview link is no longer valid.'
  for (const [address, status, message] of [
    [over, 410, german],
    [overEnglish, 410, english],
    [over.replace('/vorab', '/andere'), 410, german],
    [`/de/vorab?preview=${other}${token.slice(1)}`, 404, german],
    [`/de/vorab?preview=${token.slice(0, -1)}`, 404, german],
    [`/de/vorab?preview=${token}${token}`, 404, german],
    [`/de/vorab?preview=%F0%9F%8E%BB'--%2e%2e/`, 404, german],
    ['/de/vorab?preview=', 404, german],
    [`/de/andere?preview=${token}`, 404, german],
    [`/en/vorab?preview=${token}`, 404, english],
  ] as const) {
    const answer = await visit(address)
    expect(answer.status, address).toBe(status)
    expect(answer.html, address).toContain(message)
    expect(answer.html, address).toMatch(new RegExp(`<html[^>]* lang="${address.slice(1, 3)}"`))
    expect(answer.html, address).not.toContain(secret)
  }
})
