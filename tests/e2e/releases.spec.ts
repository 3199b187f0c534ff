// Covers: src/office/releases src/domain/releases src/server/releases
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { findErrorsOfState } from '../support/browser-accessibility.ts'
import { signInAuthor, signInStaff } from '../support/browser-editor.ts'
import { callOfficeAs, enter, write } from '../support/browser-office.ts'
import { expect, test } from '../support/browser.ts'

const minute = '2031-03-20T11:00'
const minuteBefore = '2031-03-20T10:59'
type Concert = { id: number; title: string; path: string }

async function createConcert(page: Page, name: string, isPublic: boolean): Promise<Concert> {
  const slug = `concert-${randomUUID().slice(0, 8)}`
  const { id } = await callOfficeAs<{ id: number }>(page, 'POST', 'events/event', {
    title: { de: name, en: `${name} (en)` },
    slug: { de: slug, en: slug },
    date_start: '2031-05-20T18:30:00.000Z',
    is_online: isPublic,
  })
  return { id, title: name, path: `/de/programm-und-karten/${slug}/${id}` }
}

const later = (page: Page) => page.getByRole('dialog', { name: 'Später veröffentlichen' })
const told = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text })
const frameOf = (page: Page) => page.frameLocator('iframe[title="Die Website zu dieser Zeit"]')
const headingIn = (page: Page) => frameOf(page).getByRole('heading', { level: 1 })

/** Opens the time machine for visitors at a time of the hall. */
async function lookAt(page: Page, at: string, path: string): Promise<void> {
  await page.goto(`/admin/releases/time-machine?${new URLSearchParams({ at, path }).toString()}`)
}

/** Publishes the release whose form is open, and waits until it is public. */
async function publishNow(page: Page): Promise<void> {
  await enter(page.getByRole('button', { name: 'Jetzt veröffentlichen …' }))
  const question = page.getByRole('alertdialog', { name: 'Jetzt veröffentlichen?' })
  await expect(question.getByText('2 Änderungen werden sofort öffentlich.')).toBeVisible()
  await enter(question.getByRole('button', { name: 'Jetzt veröffentlichen' }))
  await expect(told(page, /^Veröffentlicht\.$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Zurücknehmen …' })).toBeVisible()
}

test.describe('A release', () => {
  test('makes a changed and a new concert public together, is seen before, and is taken back', async ({
    page,
    problems,
    browser,
  }) => {
    problems.allow(/404/)
    const mark = randomUUID().slice(0, 8)
    await signInStaff(page)
    const changed = await createConcert(page, `Abend ${mark}`, true)
    const added = await createConcert(page, `Matinee ${mark}`, false)
    const newTitle = `Gala ${mark}`
    const name = `Saison ${mark}`
    const visitor = await (await browser.newContext()).newPage()
    const statusOf = async (path: string) => (await visitor.request.get(path)).status()
    const titleOf = async () => {
      await visitor.goto(changed.path)
      return visitor.getByRole('heading', { level: 1 }).textContent()
    }

    // A changed title waits in a new release.
    await page.goto(`/admin/events/event/${changed.id}`)
    await write(page.getByLabel('Titel (Deutsch) *', { exact: true }), newTitle)
    await enter(page.getByRole('button', { name: 'Später veröffentlichen …' }))
    await later(page).getByText('In eine neue').click()
    await enter(later(page).getByRole('button', { name: 'Vormerken' }))
    await expect(later(page).getByLabel('Name der Veröffentlichung')).toHaveAccessibleDescription(
      /Bitte einen Namen angeben/,
    )
    await write(later(page).getByLabel('Name der Veröffentlichung'), name)
    expect(await findErrorsOfState(page)).toEqual([])
    await enter(later(page).getByRole('button', { name: 'Vormerken' }))
    await expect(told(page, `Vorgemerkt in: ${name}`)).toBeVisible()
    await expect(page.getByLabel('Titel (Deutsch) *', { exact: true })).toHaveValue(changed.title)
    const waiting = page.getByRole('region', { name: 'Eine Änderung wartet' })
    await expect(waiting.getByText(newTitle)).toBeVisible()
    expect(await findErrorsOfState(page)).toEqual([])
    expect(await titleOf()).toContain(changed.title)

    // What waits can be taken into the form, and waits with the next change there.
    await enter(waiting.getByRole('button', { name: /^In das Formular übernehmen/ }))
    await expect(page.getByLabel('Titel (Deutsch) *', { exact: true })).toHaveValue(newTitle)
    await enter(page.getByRole('button', { name: 'Verwerfen' }))

    // The release that was chosen last is offered first; a draft becomes public in it.
    await page.goto(`/admin/events/event/${added.id}`)
    await enter(page.getByRole('button', { name: 'Später veröffentlichen …' }))
    await expect(later(page).getByLabel('Veröffentlichung', { exact: true })).toContainText(name)
    await expect(later(page).getByLabel('Dann auch den Eintrag öffentlich machen')).toBeChecked()
    await enter(later(page).getByRole('button', { name: 'Vormerken' }))
    await enter(told(page, `Vorgemerkt in: ${name}`).getByRole('link', { name }))

    // The release names both, is checked, and gets its minute.
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByRole('link', { name: changed.title })).toBeVisible()
    await expect(page.getByRole('link', { name: added.title })).toBeVisible()
    await enter(page.getByRole('button', { name: 'Prüfen' }))
    await expect(told(page, 'Alles ließe sich veröffentlichen')).toBeVisible()
    await page.getByLabel('Zeitpunkt').fill(minute)
    await enter(page.getByRole('button', { name: 'Planen' }))
    await expect(told(page, 'Geplant: wird am 20.03.2031, 11.00 öffentlich')).toBeVisible()
    expect(await findErrorsOfState(page)).toEqual([])
    const address = page.url()

    // The time machine shows both at the minute, and neither before; links in it keep the time.
    await enter(page.getByRole('link', { name: 'Ansehen' }))
    await expect(page.getByLabel('Zeitpunkt')).toHaveValue('20.03.2031, 11.00')
    await lookAt(page, minute, changed.path)
    await expect(headingIn(page)).toContainText(newTitle)
    expect(await findErrorsOfState(page)).toEqual([])
    await frameOf(page).getByRole('link', { name: 'Programm und Karten' }).first().click()
    await expect(page).toHaveURL(/path=%2Fde%2Fprogramm-und-karten&?/)
    await lookAt(page, minute, '/de/search')
    const field = frameOf(page).getByRole('main').getByRole('combobox', { name: 'Suchbegriff' })
    await field.fill(newTitle)
    await field.press('Enter')
    await expect(frameOf(page).getByRole('main').getByRole('link', { name: newTitle }).first()).toBeVisible()
    await lookAt(page, minute, added.path)
    await expect(headingIn(page)).toContainText(added.title)
    await page.getByLabel('Zeitpunkt').fill(minuteBefore)
    await expect(headingIn(page)).not.toContainText(added.title)
    await lookAt(page, minuteBefore, changed.path)
    await expect(headingIn(page)).toContainText(changed.title)

    // The calendar names it on its day.
    await page.goto('/admin/events/calendar?date=2031-03-01&layers=release')
    const inCalendar = page
      .getByRole('grid')
      .getByRole('link', { name: `Veröffentlichung: ${name} (2 Änderungen)` })
    await expect(inCalendar).toBeVisible()
    expect(await findErrorsOfState(page)).toEqual([])

    // Published at once, both are public for visitors.
    await page.goto(address)
    await publishNow(page)
    expect(await titleOf()).toContain(newTitle)
    expect(await statusOf(added.path)).toBe(200)

    // The inverse makes it what it was.
    await enter(page.getByRole('button', { name: 'Zurücknehmen …' }))
    await enter(page.getByRole('button', { name: 'Neue anlegen' }))
    await expect(page.getByRole('heading', { level: 1, name: `Zurück: ${name}` })).toBeVisible()
    await publishNow(page)
    expect(await titleOf()).toContain(changed.title)
    expect(await statusOf(added.path)).toBe(404)
    await visitor.context().close()
  })

  test(
    'collides with another one that changes the same field, which both say',
    { tag: '@long' },
    async ({ page }) => {
      const mark = randomUUID().slice(0, 8)
      await signInStaff(page)
      const concert = await createConcert(page, `Abend ${mark}`, true)
      const release = async (name: string) =>
        (await callOfficeAs<{ id: number }>(page, 'POST', 'releases/release', { name, state: 'collecting' }))
          .id
      const first = await release(`Erste ${mark}`)
      const second = await release(`Zweite ${mark}`)
      for (const [id, title] of [
        [first, 'Eins'],
        [second, 'Zwei'],
      ] as const)
        await callOfficeAs(page, 'PATCH', `events/event/${concert.id}`, {
          title: { de: `${title} ${mark}`, en: `${title} ${mark}` },
          later: { release: id },
        })

      await page.goto(`/admin/events/event/${concert.id}`)
      const waiting = page.getByRole('region', { name: '2 Änderungen warten' })
      await expect(
        waiting.getByText(`Auch „Zweite ${mark}, noch ohne Zeitpunkt“ ändert: Titel.`),
      ).toBeVisible()
      await expect(
        waiting.getByText(`Auch „Erste ${mark}, noch ohne Zeitpunkt“ ändert: Titel.`),
      ).toBeVisible()
      await page.goto(`/admin/releases/release/${first}`)
      await expect(page.getByRole('link', { name: `Auch „Zweite ${mark}` })).toBeVisible()

      // Taken out of one of them, the other one has it alone.
      await enter(page.getByRole('button', { name: `Herausnehmen: ${concert.title}` }))
      await expect(page.getByText('Noch nichts.')).toBeVisible()
      await page.goto(`/admin/events/event/${concert.id}`)
      await expect(page.getByRole('region', { name: 'Eine Änderung wartet' })).toBeVisible()
      await enter(page.getByRole('button', { name: `Aus der Veröffentlichung nehmen: Zweite ${mark}` }))
      await expect(page.getByRole('region', { name: /wartet|warten/ })).toHaveCount(0)
    },
  )
})

test(
  'A release is shared by a link, which shows visitors the site with it until it is revoked',
  { tag: '@long' },
  async ({ page, problems, browser }) => {
    problems.allow(/403|410/)
    const mark = randomUUID().slice(0, 8)
    await signInStaff(page)
    const concert = await createConcert(page, `Abend ${mark}`, true)
    const { id } = await callOfficeAs<{ id: number }>(page, 'POST', 'releases/release', {
      name: `Saison ${mark}`,
      state: 'collecting',
    })
    const title = `Gala ${mark}`
    await callOfficeAs(page, 'PATCH', `events/event/${concert.id}`, {
      title: { de: title, en: title },
      later: { release: id },
    })

    await page.goto(`/admin/releases/release/${id}`)
    await enter(page.getByRole('button', { name: 'Link erstellen' }))
    const link = await page.getByLabel('Link zur Vorschau').inputValue()
    expect(await findErrorsOfState(page)).toEqual([])

    // Links, calls and the search stay in the preview; nothing can be sent from it.
    const visitor = await (await browser.newContext()).newPage()
    const heading = visitor.getByRole('heading', { level: 1 })
    const banner = visitor.getByRole('note').filter({ hasText: `Saison ${mark}` })
    await visitor.goto(link)
    await expect(visitor).toHaveURL(/\/de$/)
    await expect(banner).toBeVisible()
    expect(await findErrorsOfState(visitor)).toEqual([])
    await visitor.getByRole('link', { name: 'Programm und Karten' }).first().click()
    await expect(heading).toBeVisible()
    await expect(banner).toBeVisible()
    await visitor.goto(concert.path)
    await expect(heading).toContainText(title)
    const called = await visitor.evaluate(
      async (event) => (await fetch(`/api/events/${event}/`)).text(),
      concert.id,
    )
    expect(called).toContain(title)
    const sent = await visitor.evaluate(
      async () => (await fetch('/de/api/presale-reminders/', { method: 'POST', body: '{}' })).status,
    )
    expect(sent).toBe(403)

    // Who ends it sees the site as it is, and can follow the link again.
    await banner.getByRole('button', { name: 'Vorschau beenden' }).click()
    await expect(heading).toContainText(concert.title)
    await expect(banner).toHaveCount(0)
    await visitor.goto(link)
    await expect(banner).toBeVisible()

    await enter(page.getByRole('button', { name: /^Den Link widerrufen/ }))
    await expect(told(page, 'Der Link gilt nicht mehr.')).toBeVisible()
    await visitor.goto(concert.path)
    await expect(visitor.getByText('Dieser Vorschau-Link gilt nicht mehr.')).toBeVisible()
    await visitor.goto(concert.path)
    await expect(heading).toContainText(concert.title)
    await visitor.context().close()
  },
)

test(
  'The time machine shows a release that is not planned, and sends nothing from its frame',
  { tag: '@long' },
  async ({ page, problems }) => {
    problems.allow(/403/)
    const mark = randomUUID().slice(0, 8)
    await signInStaff(page)
    const concert = await createConcert(page, `Abend ${mark}`, true)
    const { id } = await callOfficeAs<{ id: number }>(page, 'POST', 'releases/release', {
      name: `Saison ${mark}`,
      state: 'collecting',
      publish_at: '2031-03-20T10:00:00.000Z',
    })
    await callOfficeAs(page, 'PATCH', `events/event/${concert.id}`, {
      title: { de: `Gala ${mark}`, en: `Gala ${mark}` },
      later: { release: id },
    })
    await lookAt(page, minute, concert.path)
    await expect(headingIn(page)).toContainText(concert.title)
    await page.getByLabel('Mit dieser Veröffentlichung').selectOption(String(id))
    await expect(headingIn(page)).toContainText(`Gala ${mark}`)
    const frame = page.frames().find((one) => one.url().includes('as_of='))
    // Calls carry the time from the frame's load event on.
    await expect
      .poll(() => frame?.evaluate(async (event) => (await fetch(`/api/events/${event}/`)).text(), concert.id))
      .toContain(`Gala ${mark}`)
    const sent = await frame?.evaluate(
      async () => (await fetch('/de/api/presale-reminders/', { method: 'POST', body: '{}' })).status,
    )
    expect(sent).toBe(403)
  },
)

test('Authors see the site as of later, and nothing of releases', { tag: '@long' }, async ({ page }) => {
  await signInAuthor(page)
  await lookAt(page, minute, '/de/programm-und-karten')
  await expect(headingIn(page)).toBeVisible()
  await expect(page.getByText('So sieht die Website am 20. März 2031, 11.00 aus')).toBeVisible()
  await expect(page.getByLabel('Geplante Veröffentlichung')).toHaveCount(0)
  for (const path of ['calendar', 'release']) {
    await page.goto(`/admin/releases/${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/fehlt Ihrem Konto die Berechtigung/)
  }
})
