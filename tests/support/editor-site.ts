import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test'
import type { ChangesResponse, Draft } from '#contracts/page-editor.ts'
import type { Operation } from '#contracts/page-operations.ts'
import type { Db } from '#db/client/index.server.ts'
import { createAccounts, type Account } from './accounts.ts'
import { recordAnnouncements } from './browser-announcements.ts'
import type { Problems } from './browser.ts'
import { callAsStaff, makePage } from './browser-editor.ts'
import { signInTo } from './browser-session.ts'
import { findFreePort } from './find-free-port.ts'
import { startSite, type Site } from './site.ts'

/**
 * A site without content but with some accounts, whose server can be killed and started again on the same address and
 * data.
 */
export type EditorSite = {
  origin: string
  /** Its data directory; mails are written to its folder `mail`. */
  folder: string
  kill(): Promise<void>
  start(): Promise<void>
  /** Stops it and removes its data. */
  remove(): Promise<void>
}

/** The site of all browser tests, which has the accounts, too. */
export function sharedSite(): Pick<EditorSite, 'origin'> {
  return { origin: process.env['SITE_ORIGIN'] ?? '' }
}

/** Starts it; `prepare` may write into its database first. */
export async function startEditorSite({
  prepare,
}: { prepare?: (db: Db) => Promise<void> } = {}): Promise<EditorSite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'concert-hall-editor-'))
  await createAccounts({ dataDir: path.join(folder, 'postgres') }, prepare)
  const port = await findFreePort()
  const start = () => startSite({ env: { DEMO: '0', DATA_DIR: folder, PORT: String(port) } })
  let site: Site | null = await start()
  return {
    origin: site.origin,
    folder,
    kill: async () => {
      await site?.kill()
      site = null
    },
    start: async () => {
      site ??= await start()
    },
    remove: async () => {
      await site?.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Opens a browser with an account signed in. Problems caused by cut networks are ignored; uncaught errors are not.
 */
export async function openBrowserOf(
  browser: Browser,
  { origin }: Pick<EditorSite, 'origin'>,
  account: Account,
  problems: Problems,
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: origin, locale: 'de-DE', timezoneId: 'Europe/Berlin' })
  // The frame of the ticket shop and pending requests of a page fail without a network; their rejections are no
  // errors.
  problems.allow('Failed to load resource', 'itix', "on 'DOMWindow'", /^uncaught error: $/)
  problems.allow('net::ERR_INTERNET_DISCONNECTED', 'net::ERR_FAILED')
  problems.watch(context)
  await recordAnnouncements(context)
  await signInTo(context, account)
  return context
}

/** Ends the session without the page knowing; all other state of the browser stays. */
export async function loseSession(context: BrowserContext): Promise<void> {
  await context.clearCookies({ name: 'sessionid' })
}

/** A new page with a headline, texts and a quotation, some of them in columns. */
export async function makeWrittenPage(page: Page): Promise<{ path: string; section: string }> {
  const { de, section } = await makePage(page)
  const text = (words: string) => ({
    id: randomUUID(),
    type: 'text',
    version: 1,
    fields: { content: richText(words) },
  })
  const headline = (content: string) => ({
    id: randomUUID(),
    type: 'headline',
    version: 1,
    fields: { headline_level: 2, content },
  })
  const quote = { id: randomUUID(), type: 'quote', version: 1, fields: { content: 'Zitat', author: 'Wer' } }
  const operations: Operation[] = [
    {
      kind: 'insert-container',
      container: {
        id: randomUUID(),
        layout: '100',
        columns: [[headline('Erste Überschrift'), text('Erster Text.'), text('Zweiter Text.')]],
      },
      after: null,
    },
  ]
  const [first] = operations
  if (first?.kind === 'insert-container')
    operations.push({
      kind: 'insert-container',
      container: {
        id: randomUUID(),
        layout: '50-50',
        columns: [[headline('Zweite Überschrift'), text('Dritter Text.')], [quote]],
      },
      after: first.container.id,
    })
  await callAsStaff(page, `/de/pageeditor-api/draft/${section}/changes`, {
    client: `test-${randomUUID()}`,
    base: 0,
    changes: [{ id: randomUUID(), operations }],
  })
  return { path: de, section }
}

/** Paragraphs as they are stored. */
export function richText(...words: string[]) {
  return {
    type: 'doc',
    content: words.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
  }
}

/** Opens a page and starts editing. */
export async function openEditor(context: BrowserContext, to: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${to}?edit`)
  await expect(page.locator('[data-canvas]')).toBeAttached()
  await expect(page.locator('[data-saving]')).toBeAttached()
  return page
}

export async function readDraft(page: Page, section: string): Promise<Draft> {
  const answer = await page.request.get(`/de/pageeditor-api/draft/${section}`)
  expect(answer.status()).toBe(200)
  // The call's contract defines the type.
  return answer.json()
}

/** All changes that were ever stored, in order. */
export async function readLog(page: Page, section: string): Promise<ChangesResponse['changes']> {
  const answer = await callAsStaff<ChangesResponse>(page, `/de/pageeditor-api/draft/${section}/presence`, {
    client: 'test-reader',
    base: 0,
    block: null,
    is_leaving: true,
  })
  return answer.changes
}

/** Records the ids of the changes that the server has acknowledged to a window. */
export function noteAcknowledged(page: Page): Set<string> {
  const acknowledged = new Set<string>()
  page.on('response', (response) => {
    if (!response.url().endsWith('/changes') || response.status() !== 200) return
    const sent = new Set(idsOf(response.request().postDataJSON()))
    // What the response does not name was not stored, because the call came too late; the window repeats it.
    const note = async () => {
      for (const id of idsOf(await response.json())) if (sent.has(id)) acknowledged.add(id)
    }
    note().catch(() => {}) // a window that was closed meanwhile received no response
  })
  return acknowledged
}

function idsOf(sent: unknown): string[] {
  if (typeof sent !== 'object' || sent === null || !('changes' in sent) || !Array.isArray(sent.changes))
    return []
  return sent.changes.flatMap((change: unknown) =>
    typeof change === 'object' && change !== null && 'id' in change ? [String(change.id)] : [],
  )
}
