// Covers: src/office/webhooks src/domain/webhooks src/domain/api-tokens src/server/webhooks src/api/mcp
import { createServer, type Server } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import { openDatabase } from '#db/client/index.server.ts'
import { system } from '#domain/scope.ts'
import { createUser } from '#domain/users/index.server.ts'
import { verifySignature } from '#domain/webhooks/index.server.ts'
import { isRecord } from '#json/is-record.ts'
import { accounts } from '../support/accounts.ts'
import { findErrorsOfState } from '../support/browser-accessibility.ts'
import { expect, test } from '../support/browser.ts'
import { startSite, type Site } from '../support/site.ts'

type Message = { id: string; timestamp: number; body: string; signatures: string }

test.describe.configure({ mode: 'serial' })

test.describe('Other programs of a house', () => {
  let site: Site
  let folder: string
  let receiver: Server
  let address: string
  let status = 204
  const received: Message[] = []

  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'concert-hall-programs-'))
    receiver = createServer((request, response) => {
      void text(request).then((body) => {
        const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signatures } = request.headers
        received.push({ id: String(id), timestamp: Number(at), body, signatures: String(signatures) })
        response.writeHead(status).end()
      })
    })
    await new Promise<void>((resolve) => {
      receiver.listen(0, '127.0.0.1', resolve)
    })
    address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
    site = await startSite({ env: { DEMO: '0', DATA_DIR: folder, PRIVATE_HOSTS: '127.0.0.1', MCP: '1' } })
    const database = await openDatabase({ dataDir: join(folder, 'postgres') })
    await createUser({ db: database.db, now: new Date(), viewer: system }, accounts.jonas)
    await database.close()
  })
  test.afterAll(async () => {
    await site.stop()
    receiver.closeAllConnections()
    receiver.close()
    await rm(folder, { recursive: true, force: true })
  })
  test.beforeEach(async ({ page }) => {
    const { email, password } = accounts.jonas
    const answer = await page.request.post(`${site.origin}/de/pageeditor-api/login`, {
      data: { email, password },
    })
    expect(answer.status()).toBe(200)
  })

  test(
    'are told of a concert by a signed message, which the log of deliveries shows',
    { tag: '@long' },
    async ({ page, problems }) => {
      problems.allow('Failed to load resource')
      await page.goto(`${site.origin}/admin/house/webhook/create`)
      await page.getByLabel('Name').fill('Stadtkalender')
      await page.getByLabel('Adresse').fill('http://calendar.example.org/hook')
      await page.getByRole('button', { name: 'Webhook anlegen' }).click()
      await expect(page.getByRole('alert')).toContainText('https://')
      await page.getByLabel('Adresse').fill(address)
      await page.getByRole('button', { name: 'Webhook anlegen' }).click()
      await expect(page.getByText('Ohne Geheimnis: sendet nichts')).toBeVisible()
      await page.getByRole('button', { name: 'Geheimnis erzeugen' }).click()
      const secret = await page.getByRole('textbox', { name: 'Das Geheimnis' }).inputValue()
      expect(secret).toMatch(/^whsec_/)
      expect(await findErrorsOfState(page)).toEqual([])

      await page.getByRole('button', { name: 'Test senden' }).click()
      const log = page.getByRole('region', { name: 'Zustellungen' })
      await expect(log.getByRole('listitem')).toContainText('Zugestellt (204)')
      const created = await page.request.post(`${site.origin}/de/api/admin/events/event`, {
        headers: { 'X-CSRFToken': await csrfOf(page) },
        data: {
          title: { de: 'Eröffnungskonzert', en: 'Opening concert' },
          date_start: '2031-03-18T18:30:00.000Z',
          is_online: true,
        },
      })
      expect(created.status()).toBe(201)
      await expect.poll(() => received.map(({ body }) => typeOf(body))).toEqual(['test', 'event.published'])
      for (const message of received)
        expect(verifySignature(secret, message, { ...message, now: new Date() })).toBe(true)
      expect(JSON.parse(received[1]?.body ?? '')).toMatchObject({
        data: { kind: 'event', title: { de: 'Eröffnungskonzert', en: 'Opening concert' } },
      })

      await page.reload()
      await expect(page.getByRole('textbox', { name: 'Das Geheimnis' })).toHaveCount(0)
      await expect(log.getByRole('listitem').first()).toContainText('Veranstaltung öffentlich')
      await expect(log.getByRole('listitem').first()).toContainText('Zugestellt (204)')
      status = 500
      await log.getByRole('button', { name: /^Noch einmal senden: Veranstaltung/ }).click()
      await expect(log.getByRole('listitem').first()).toContainText('Der Empfänger hat mit 500 geantwortet.')
      await expect(page.getByText('Schlägt fehl', { exact: true })).toBeVisible()
      expect(received[2]?.id).toBe(received[1]?.id)
      status = 204
    },
  )

  test(
    'call with a token that is limited to an area, and no longer when it is revoked',
    { tag: '@long' },
    async ({ page, request, problems }) => {
      problems.allow('Failed to load resource')
      await page.goto(`${site.origin}/admin/house/api-token/create`)
      await page.getByLabel('Name').fill('Bildschirme im Foyer')
      await page.getByRole('radiogroup', { name: 'Programm' }).getByText('Lesen', { exact: true }).click()
      await page.getByRole('button', { name: 'API-Token anlegen' }).click()
      await expect(page.getByRole('alert')).toContainText('Bitte Datum und Uhrzeit angeben.')
      const end = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 16)
      await page.getByLabel('Gilt bis').fill(end)
      await page.getByRole('button', { name: 'API-Token anlegen' }).click()
      await page.getByRole('button', { name: 'Token ausstellen' }).click()
      const token = await page.getByRole('textbox', { name: 'Das Token' }).inputValue()
      expect(await findErrorsOfState(page)).toEqual([])

      const headers = { Authorization: `Bearer ${token}` }
      const events = await request.get(`${site.origin}/de/api/admin/events/event`, { headers })
      expect(await events.json()).toMatchObject({ count: 1 })
      const halls = await request.get(`${site.origin}/de/api/admin/house/room`, { headers })
      expect(halls.status()).toBe(403)
      const hello = {
        headers: { ...headers, Accept: 'application/json, text/event-stream' },
        data: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
      }
      const tools = await request.post(`${site.origin}/mcp`, hello)
      expect(JSON.stringify(await tools.json())).toContain('propose')

      await page.getByRole('button', { name: 'Token widerrufen' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Token widerrufen' }).click()
      await expect(page.getByText('Das Token gilt nicht mehr.')).toBeVisible()
      const after = await request.get(`${site.origin}/de/api/admin/events/event`, { headers })
      expect(after.status()).toBe(401)
      expect((await request.post(`${site.origin}/mcp`, hello)).status()).toBe(401)
    },
  )
})

test('Without the setting there is no address for assistants', async ({ request }) => {
  expect((await request.get('/mcp')).status()).toBe(404)
  expect((await request.post('/mcp', { data: {} })).status()).toBe(404)
})

async function csrfOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => name === 'csrftoken')?.value ?? ''
}

function typeOf(body: string): unknown {
  const message: unknown = JSON.parse(body)
  return isRecord(message) ? message['type'] : null
}
