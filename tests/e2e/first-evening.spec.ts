// Covers: src/office src/domain/setup
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { openDatabase } from '#db/client/index.server.ts'
import { system } from '#domain/scope.ts'
import { createUser } from '#domain/users/index.server.ts'
import { accounts } from '../support/accounts.ts'
import { findErrorsOfState } from '../support/browser-accessibility.ts'
import { drawPicture } from '../support/browser-files.ts'
import { enter, openSection, write } from '../support/browser-office.ts'
import { expect, test } from '../support/browser.ts'
import { startSite } from '../support/site.ts'

const status = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text })

/** Chooses what is typed into a look-up, or adds it there, by keys. */
async function look(page: Page, field: Locator, typed: string, name = typed): Promise<void> {
  await write(field, typed)
  // Enter chooses nothing until the answer to what was typed has arrived.
  await expect(async () => {
    await page.keyboard.press('Enter')
    const chosen = page.getByRole('link', { name, exact: true })
    await expect(chosen.first()).toBeVisible({ timeout: 1000 })
  }).toPass()
}

test(
  'A planner of an empty house enters an evening by keys alone, and replaces its soloist',
  { tag: '@long' },
  async ({ page, problems }) => {
    test.setTimeout(420_000)
    problems.allow('Failed to load resource', /status 404/)
    const folder = await mkdtemp(join(tmpdir(), 'concert-hall-evening-'))
    const site = await startSite({ env: { DEMO: '0', DATA_DIR: folder } })
    try {
      const database = await openDatabase({ dataDir: join(folder, 'postgres') })
      await createUser({ db: database.db, now: new Date(), viewer: system }, accounts.jonas)
      await database.close()
      const { email, password } = accounts.jonas
      const signedIn = await page.request.post(`${site.origin}/de/pageeditor-api/login`, {
        data: { email, password },
      })
      expect(signedIn.status()).toBe(200)

      const began = performance.now()
      const add = async (path: string, fill: () => Promise<void>) => {
        await page.goto(`${site.origin}/admin/${path}/create`)
        await fill()
        await page.keyboard.press('Control+s')
        await expect(status(page, /angelegt\.$/)).toBeVisible()
      }
      const field = (label: string) => page.getByLabel(label, { exact: true })
      await add('house/venue', async () => {
        await write(field('Name (Deutsch) *'), 'Haus am Fluss')
        await write(field('Anschrift *'), 'Uferstraße 12, 88131 Lindau')
      })
      await add('house/room', async () => {
        await write(field('Name (Deutsch) *'), 'Großer Saal')
        await write(field('Name (Englisch)'), 'Great Hall')
        await look(page, field('Haus *'), 'Haus am Fluss')
      })
      await add('events/series', async () => {
        await write(field('Name (Deutsch) *'), 'Symphonik')
        await write(field('Name (Englisch)'), 'Symphonies')
      })
      await add('events/customer-tag', async () => {
        await write(field('Name (Deutsch) *'), 'Mitglieder')
        await write(field('Name (Englisch)'), 'Members')
        await page.getByRole('radio', { name: 'Mitglieder' }).focus()
        await page.keyboard.press('Space')
      })
      await add('works/artist', async () => {
        await page.getByRole('radio', { name: 'Person' }).focus()
        await page.keyboard.press('Space')
        await write(field('Name *'), 'Gustav Mahler')
        await write(field('Im Register *'), 'Mahler, Gustav')
      })
      for (const [german, english, minutes] of [
        ['Sinfonie Nr. 5', 'Symphony No. 5', '70'],
        ['Rückert-Lieder', 'Rückert Songs', '20'],
      ] as const)
        await add('works/work', async () => {
          await write(field('Titel (Deutsch) *'), german)
          await write(field('Titel (Englisch)'), english)
          await look(page, field('Komponist:in'), 'Gustav Mahler')
          await write(field('Dauer (Minuten)'), minutes)
        })

      await page.goto(`${site.origin}/admin/events/event/create`)
      await write(field('Titel (Deutsch) *'), 'Mahler am Fluss')
      await write(field('Titel (Englisch)'), 'Mahler by the River')
      await page.getByLabel('Beginn *').fill('2031-03-20T19:30')
      await look(page, field('Saal'), 'Großer Saal')
      await look(page, field('Reihe'), 'Symphonik')
      const addItem = page.getByRole('button', { name: 'Programmpunkt hinzufügen' })
      const item = (number: number) => page.getByRole('listitem', { name: `Programmpunkt ${number}` })
      await enter(addItem)
      // The composer's name and a word of the title find the work.
      await look(page, item(1).getByLabel('Werk', { exact: true }), 'mahler rück', 'Rückert-Lieder')
      await expect(item(1).getByRole('link', { name: 'Rückert-Lieder' })).toBeVisible()
      await enter(addItem)
      await item(2).getByLabel('Art *').selectOption('interval')
      await write(item(2).getByLabel('Dauer (Minuten)'), '20')
      await enter(addItem)
      await look(page, item(3).getByLabel('Werk', { exact: true }), 'Sinfonie Nr. 5')
      await enter(addItem)
      await look(page, item(4).getByLabel('Werk', { exact: true }), 'Zugabe am Ufer')
      await write(item(4).getByLabel('Dauer (Minuten)'), '5')
      for (const [index, [name, role]] of (
        [
          ['Clara Anders', 'Mezzosopran'],
          ['Merle Hartung', 'Dirigentin'],
          ['Orchester am Fluss', 'Orchester'],
          ['Jon Weber', 'Violine'],
        ] as const
      ).entries()) {
        await enter(page.getByRole('button', { name: 'Mitwirkende hinzufügen' }))
        const member = page.getByRole('listitem', { name: `Mitwirkende ${index + 1}` })
        await look(page, member.getByLabel('Wer *'), name)
        await write(member.getByLabel('Rolle oder Instrument (Deutsch)'), role)
      }
      await openSection(page, 'Verkauf')
      await page.getByLabel('Verkauf ab').fill('2031-01-20T10:00')
      await enter(page.getByRole('button', { name: 'Gruppe hinzufügen' }))
      const group = page.getByRole('listitem', { name: 'Gruppe 1' })
      await look(page, group.getByLabel('Kundengruppe *'), 'Mitglieder')
      await group.getByLabel('Ab *').fill('2031-01-06T10:00')
      await openSection(page, 'Texte und Bild')
      await write(field('Kurztext (Deutsch)'), 'Lieder und eine Sinfonie.')
      await write(field('Kurztext (Englisch)'), 'Songs and a symphony.')
      await enter(page.getByRole('button', { name: /^Bild: Auswählen/ }))
      await page
        .getByRole('group', { name: 'Bild wählen' })
        .locator('input[type="file"]')
        .first()
        .setInputFiles(await drawPicture('saal.jpg'))
      await expect(page.getByRole('link', { name: 'saal.jpg' })).toBeVisible()
      await enter(page.getByRole('button', { name: 'Veranstaltung anlegen' }))
      await expect(status(page, 'Veranstaltung angelegt.')).toBeVisible()
      await enter(page.getByRole('button', { name: 'Veröffentlichen', exact: true }))
      await expect(status(page, 'Gespeichert.')).toBeVisible()
      test
        .info()
        .annotations.push({ type: 'seconds', description: String((performance.now() - began) / 1000) })
      expect(await findErrorsOfState(page)).toEqual([])

      const office = page.url().replace(/#.*/, '')
      const [german, english] = [
        await page.getByRole('link', { name: 'Deutsche Seite' }).getAttribute('href'),
        await page.getByRole('link', { name: 'Englische Seite' }).getAttribute('href'),
      ]
      const read = async (path: string) => {
        const answer = await fetch(site.origin + path)
        expect(answer.status, path).toBe(200)
        return answer.text()
      }
      const shown = await read(german ?? '')
      for (const text of ['Mahler am Fluss', 'Großer Saal', 'Rückert-Lieder', 'Clara Anders', 'Mezzosopran'])
        expect(shown).toContain(text)
      expect(await read(english ?? '')).toContain('Symphony No. 5')

      await enter(page.getByText('Änderung bekannt geben', { exact: true }))
      await enter(page.getByRole('button', { name: 'Umbesetzung …' }))
      const dialog = page.getByRole('dialog', { name: 'Umbesetzung' })
      await dialog.getByLabel('Wer nicht auftritt *').selectOption({ label: 'Clara Anders' })
      await write(dialog.getByLabel('Wer einspringt *'), 'Vera Neu')
      await expect(dialog.getByRole('option', { name: '„Vera Neu“ neu anlegen …' })).toBeVisible()
      await page.keyboard.press('Enter')
      await enter(
        page.getByRole('dialog', { name: 'Person anlegen' }).getByRole('button', { name: 'Person anlegen' }),
      )
      await expect(dialog.getByLabel('Hinweis für das Publikum (Deutsch)')).toHaveValue(/Vera Neu/)
      await enter(dialog.getByRole('button', { name: 'Bekannt geben', exact: true }))
      await expect(page.getByRole('dialog', { name: 'Besetzung geändert' })).toBeVisible()
      const [id = ''] = /\d+$/.exec(office) ?? []
      // Whatever a visitor opens next agrees.
      const places = [
        german ?? '',
        english ?? '',
        '/de/programm-und-karten',
        '/de/api/search/?query=Vera%20Neu',
        '/de/api/search/?query=Clara%20Anders',
        `/api/events/${id}/`,
        '/de/calendar/events.ics',
      ]
      for (const place of places.slice(0, 2)) expect(await read(place)).toContain('Vera Neu')
      for (const place of places.slice(2, 5)) expect(await read(place)).toContain('Mahler am Fluss')
      expect(await read(places[5] ?? '')).toContain('Vera Neu')
      expect(await read(places[6] ?? '')).toMatch(/SEQUENCE:[1-9]/)
      const [data = ''] =
        /<script type="application\/ld\+json"[^>]*>[^]*?<\/script>/.exec(await read(german ?? '')) ?? []
      expect(data).toContain('Vera Neu')
      expect(data).not.toContain('Clara Anders')
    } finally {
      await site.stop()
      await rm(folder, { recursive: true, force: true })
    }
  },
)
