// Covers: src/office
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { openDatabase } from '#db/client/index.server.ts'
import { events } from '#db/schema/index.ts'
import type { Language } from '#i18n/languages.ts'
import { staffDialogMessages } from '#i18n/lazy/staff-dialogs.ts'
import { announcementMessages } from '#office/messages/announcements.ts'
import { importMessages } from '#office/messages/imports.ts'
import { mergeMessages } from '#office/messages/merges.ts'
import { presaleMessages } from '#office/messages/presale.ts'
import { recordMessages } from '#office/messages/records.ts'
import { redirectMessages } from '#office/messages/redirects.ts'
import { runMessages } from '#office/messages/runs.ts'
import { subscriptionMessages } from '#office/messages/subscriptions.ts'
import { record } from '#records/event/record.ts'
import { findAccessibilityErrors } from '../support/browser-accessibility.ts'
import { signInStaff } from '../support/browser-editor.ts'
import { callOfficeAs } from '../support/browser-office.ts'
import { expect, test } from '../support/browser.ts'
import { combine, sample } from '../support/sweep.ts'

/** What planners see of an event and around it, state by state. */
const visits = combine([390, 1280], ['de', 'en'] as const)

for (const [width, language] of sample(visits, 1))
  test.describe(`At ${width} px, in ${language}, the accessibility check is passed by`, () => {
    test.beforeEach(async ({ page, problems }) => {
      problems.allow(/status of 40[0149]/, /status 40[0149]/)
      await signInStaff(page)
      await page.setViewportSize({ width, height: 900 })
      const url = process.env['SITE_ORIGIN'] ?? ''
      await page.context().addCookies([{ name: 'interface-language', value: language, url }])
    })

    test('the form of an event in all its states', async ({ page }) => {
      const texts = recordMessages[language]
      const titleField = page.getByLabel(labelOf('title', language)).first()
      const save = page.getByRole('button', { name: texts.save, exact: true })
      await page.goto('/admin/events/event/create')
      await expect(titleField).toBeVisible()
      await openAll(page)
      await expectAccessible(page, 'event-new')
      await page.getByRole('button', { name: texts.add(record.names[language]) }).click()
      await expect(page.getByRole('alert').first()).toBeFocused()
      await expectAccessible(page, 'event-new-errors')

      const { id } = await createEvent(page)
      await page.goto(`/admin/events/event/${id}`)
      await expect(titleField).toBeVisible()
      await openAll(page)
      await expectAccessible(page, 'event-filled')

      await page.getByLabel(labelOf('doors_open', language)).fill('2031-03-21T20:00')
      await page.getByLabel(labelOf('date_end', language)).fill('2031-03-19T20:00')
      await page.getByLabel(labelOf('price_max', language)).first().fill('1')
      await page.getByLabel(labelOf('online_from', language)).fill('2031-03-21T20:00')
      await page.getByLabel(labelOf('online_to', language)).fill('2031-03-20T20:00')
      await save.click()
      await expect(page.getByRole('alert').first()).toBeFocused()
      await openAll(page)
      await expectAccessible(page, 'event-errors')
      await page.getByRole('button', { name: texts.discard }).click()

      const run = page.getByRole('region', { name: runMessages[language].title })
      await run.scrollIntoViewIfNeeded()
      const days = run.getByRole('button', { name: /(21|22)/ })
      for (const index of [0, 1]) await days.nth(index).click()
      await expectAccessible(page, 'event-run-calendar')
      await run.getByRole('button', { name: runMessages[language].copy(2) }).click()
      await expect(run.getByRole('link')).toHaveCount(2)
      await titleField.fill(`Meine Fassung`)
      await expect(page.getByLabel(runMessages[language].alsoComing(2))).toBeVisible()
      await expectAccessible(page, 'event-run-question')

      await callOfficeAs(page, 'PATCH', `events/event/${id}`, {
        title: { de: 'Andere Fassung', en: 'Other version' },
      })
      await save.click()
      await expect(page.getByRole('heading', { name: texts.conflict.title(1) })).toBeVisible()
      await expectAccessible(page, 'event-conflict')
      await page.getByRole('button', { name: texts.conflict.takeTheirs }).click()
      await page.getByText(texts.history.title, { exact: true }).click()
      const earlier = page.getByRole('button', { name: new RegExp(`^${texts.history.restore}`) }).first()
      await expect(earlier).toBeVisible()
      await expectAccessible(page, 'event-history')
      await earlier.click()
      await expectAccessible(page, 'event-restored')
    })

    test('the form of an event of the ticket shop, and a record in use', async ({ page }) => {
      const texts = recordMessages[language]
      const { id } = await createEvent(page)
      await makeSold(id)
      await page.goto(`/admin/events/event/${id}`)
      await expect(page.getByText(texts.imported.takeOver).first()).toBeVisible()
      await expectAccessible(page, 'shop-locked')
      await page.getByRole('button', { name: texts.imported.takeOver }).first().click()
      await expectAccessible(page, 'shop-taken-over')
      await page.getByRole('button', { name: texts.imported.giveBack }).first().click()
      await expectAccessible(page, 'shop-given-back')
      await page.goto('/admin/house/room/1')
      await page.getByRole('button', { name: texts.remove, exact: true }).click()
      await expect(page.getByText(texts.cannotRemove)).toBeVisible()
      await expectAccessible(page, 'in-use')
    })

    test('announcements', async ({ page }) => {
      const messages = announcementMessages[language]
      const { id } = await createEvent(page)
      await page.goto(`/admin/events/event/${id}`)
      for (const kind of ['cast', 'programme', 'room', 'date', 'cancelled'] as const) {
        await openAnnouncement(page, language, kind)
        const dialog = page.getByRole('dialog')
        await expectAccessible(page, `announce-${kind}`)
        const act = dialog.getByRole('button', { name: messages.act, exact: true })
        if (kind !== 'programme' && kind !== 'cancelled') {
          await act.click()
          await expectAccessible(page, `announce-${kind}-errors`)
        }
        if (kind === 'date') {
          await dialog.getByLabel(new RegExp(`^${messages.start}`)).fill('2031-03-25T19:30')
          await expectAccessible(page, 'announce-date-preview')
        }
        if (kind === 'cancelled') {
          await act.click()
          await expect(page.getByRole('dialog', { name: messages.titles.cancelled })).toHaveCount(0)
          await expect(page.getByRole('dialog')).toBeVisible()
          await expectAccessible(page, 'announced')
        }
        await dialog.getByRole('button', { name: staffDialogMessages[language].close }).first().click()
        await expect(dialog).toHaveCount(0)
      }
      await expectAccessible(page, 'announced-form')
      await page.getByRole('button', { name: new RegExp(`^${messages.takeBackAct}`) }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page, 'take-back')
    })

    test('what is done with several events', async ({ page }) => {
      const mark = randomUUID().slice(0, 8)
      for (const _ of [1, 2]) await createEvent(page, mark)
      await page.goto(`/admin/events/event?query=${mark}`)
      await expect(page.getByRole('row')).toHaveCount(3)
      for (const index of [1, 2]) await page.getByRole('row').nth(index).getByRole('checkbox').check()
      await expectAccessible(page, 'bulk')
      const part = (name: string) => page.getByText(name, { exact: true })
      await part(recordMessages[language].changeChosen).click()
      await expectAccessible(page, 'bulk-field')
      await part(recordMessages[language].changeChosen).click()
      await part(presaleMessages[language].title).click()
      await page.getByRole('button', { name: presaleMessages[language].apply(2) }).click()
      await expectAccessible(page, 'bulk-presale-errors')
      await part(presaleMessages[language].title).click()
      await part(subscriptionMessages[language].addTo).click()
      await page.getByRole('button', { name: subscriptionMessages[language].add(2) }).click()
      await expectAccessible(page, 'bulk-subscription-errors')
    })

    test('imports, duplicates, menus and redirects', async ({ page }) => {
      const imports = importMessages[language]
      await page.goto('/admin/events/imports')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(imports.title)
      await expectAccessible(page, 'imports')
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.getByRole('button', { name: imports.file }).click(),
      ])
      const mark = randomUUID().slice(0, 8)
      const lines = [
        'Datum;Titel;Titel (en);Saal;Mitwirkende',
        `18.3.2031 19:30;Abend ${mark};Evening ${mark};Saal ${mark};Anna Muster ${mark}, Klavier`,
        `31.2.2031;Nie ${mark};;Großer Saal;`,
      ]
      await chooser.setFiles({
        name: `saison-${mark}.csv`,
        mimeType: 'text/csv',
        buffer: Buffer.from(lines.join('\r\n')),
      })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`saison-${mark}.csv`)
      await expectAccessible(page, 'import-mapping')
      await page.getByRole('button', { name: imports.check, exact: true }).click()
      await expect(page.getByRole('region', { name: imports.trial })).toBeFocused()
      await expectAccessible(page, 'import-trial')
      await page.getByRole('button', { name: imports.start(1) }).click()
      await expect(page.getByRole('region', { name: imports.result })).toBeVisible()
      await expectAccessible(page, 'import-result')

      const { duplicates } = mergeMessages[language]
      for (const name of ['Dubletta', 'Dubletta'])
        await callOfficeAs(page, 'POST', 'works/artist', {
          kind: 'person',
          name: `${name} ${mark}`,
          sort_name: `${mark}, ${name}`,
        })
      await page.goto('/admin/works/duplicates')
      const compare = page.getByRole('button', { name: new RegExp(`${duplicates.compareOf('')}.*${mark}`) })
      await expect(compare).toBeVisible()
      await expectAccessible(page, 'duplicates')
      await compare.click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page, 'merge-dialog')

      for (const [path, title] of [
        ['pages/menus', /.*/],
        ['pages/redirect', /.*/],
        ['pages/missed-paths', redirectMessages[language].missed.title],
        ['pages/redirect-import', redirectMessages[language].import.title],
      ] as const) {
        await page.goto(`/admin/${path}`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        await expect(page.getByText(recordMessages[language].loading)).toHaveCount(0)
        await expectAccessible(page, path.replace('/', '-'))
      }
    })
  })

async function expectAccessible(page: Page, _name: string): Promise<void> {
  expect(await findAccessibilityErrors(page)).toEqual([])
}

/** Fields that are required have an asterisk, localized ones a language. */
function labelOf(name: keyof typeof record.fields, language: Language): RegExp {
  return new RegExp(`^${record.fields[name].label[language]}(?: \\(.*\\))?(?: \\*)?$`)
}

async function openAll(page: Page): Promise<void> {
  await page.locator('main form details:not([open]) > summary').evaluateAll((summaries) => {
    for (const { parentElement } of summaries) parentElement?.toggleAttribute('open', true)
  })
}

async function openAnnouncement(
  page: Page,
  language: Language,
  kind: 'cast' | 'programme' | 'room' | 'date' | 'cancelled',
): Promise<void> {
  const messages = announcementMessages[language]
  const button = page.getByRole('button', { name: messages.kinds[kind] })
  if (!(await button.isVisible())) await page.getByText(messages.announce, { exact: true }).click()
  await button.click()
  await expect(page.getByRole('dialog', { name: messages.titles[kind] })).toBeVisible()
}

/** Makes an event one of the ticket shop. */
async function makeSold(id: number): Promise<void> {
  const database = await openDatabase({ dataDir: join(process.env['SITE_DATA_DIR'] ?? '', 'postgres') })
  try {
    await database.db.update(events).set({ source: 'shop' }).where(eq(events.id, id))
  } finally {
    await database.close()
  }
}

/** A public concert with all kinds of fields. */
async function createEvent(page: Page, mark = randomUUID().slice(0, 8)): Promise<{ id: number }> {
  const add = (path: string, values: unknown) => callOfficeAs<{ id: number }>(page, 'POST', path, values)
  const composer = await add('works/artist', {
    kind: 'person',
    name: `Ilse Beispiel ${mark}`,
    sort_name: `Beispiel ${mark}, Ilse`,
  })
  const work = await add('works/work', {
    title: { de: `Symphonie Nr. 1 ${mark}`, en: `Symphony No. 1 ${mark}` },
    composer: composer.id,
    minutes: 42,
  })
  const nothing = { title: null, minutes: null, arrangement: null, premiere: null, note: null, cast: [] }
  const performer = { artist: composer.id, note: null, replaces: null }
  return add('events/event', {
    title: { de: `Abend ${mark}`, en: `Evening ${mark}` },
    subtitle: { de: 'Mit Orgel', en: 'With organ' },
    date_start: '2031-03-20T18:30:00.000Z',
    doors_open: '2031-03-20T17:45:00.000Z',
    room: 1,
    series: 1,
    programme: [
      { ...nothing, kind: 'work', work: work.id, premiere: 'city' },
      { ...nothing, kind: 'interval', work: null, minutes: 20 },
      {
        ...nothing,
        kind: 'work',
        work: work.id,
        cast: [{ ...performer, role: { de: 'Orgel', en: 'organ' } }],
      },
    ],
    cast: [{ ...performer, role: { de: 'Leitung', en: 'conductor' } }],
    price_categories: [{ name: { de: 'Parkett', en: 'Stalls' }, amount: 4200, reduced: 2100 }],
    ticket_sale_from: '2031-01-20T09:00:00.000Z',
    presale: [{ tag: 1, presale_date: '2031-01-06T09:00:00.000Z' }],
    teaser: { de: 'Ein Abend mit Orgel und Orchester.', en: 'An evening with organ and orchestra.' },
    age_from: 8,
    access: { wheelchair_places: 8, step_free: true },
    is_own_production: false,
    promoter_name: 'Konzertverein',
    promoter_url: 'https://example.org',
    internal_note: 'Flügel stimmen lassen.',
    is_online: true,
  })
}
