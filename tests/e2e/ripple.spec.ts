// Covers: src/office/facts src/domain/facts
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { findErrorsOfState } from '../support/browser-accessibility.ts'
import { callAsStaff, expectSaved, makePage, signInAuthor, signInStaff } from '../support/browser-editor.ts'
import { callOfficeAs, enter, openSection } from '../support/browser-office.ts'
import { expect, test } from '../support/browser.ts'

/** A name that nothing else on the site has. */
function newName(given: string): { name: string; family: string } {
  const letters = randomUUID().replaceAll(/[^a-f]/g, '')
  const family = `Sund${letters.slice(0, 6)}berg`
  return { name: `${given} ${family}`, family }
}

async function createPerson(page: Page, { name, family }: { name: string; family: string }): Promise<number> {
  const { id } = await callOfficeAs<{ id: number }>(page, 'POST', 'works/artist', {
    kind: 'person',
    name,
    sort_name: `${family}, ${name.split(' ')[0]}`,
  })
  return id
}

/** Publishes a text with a link to a concert on a page. */
async function publishText(page: Page, section: string, language: 'de' | 'en', event: number, text: string) {
  const link = { type: 'link', attrs: { href: `event:${event}`, newWindow: false } }
  const line = [
    { type: 'text', text: language === 'de' ? 'Karten' : 'Tickets', marks: [link] },
    { type: 'text', text },
  ]
  const block = {
    id: 'words',
    type: 'text',
    version: 1,
    fields: { content: { type: 'doc', content: [{ type: 'paragraph', content: line }] } },
  }
  const container = { id: 'box', layout: '100', columns: [[block]] }
  const path = `/${language}/pageeditor-api/draft/${section}`
  const { sequence } = await callAsStaff<{ sequence: number }>(page, `${path}/changes`, {
    client: randomUUID(),
    base: 0,
    changes: [{ id: randomUUID(), operations: [{ kind: 'insert-container', container, after: null }] }],
  })
  await callAsStaff(page, `${path}/publication`, { sequence })
}

async function createWorld(page: Page) {
  const old = newName('Nora')
  const next = newName('Lise')
  const [oldId, nextId] = [await createPerson(page, old), await createPerson(page, next)]
  const slug = `ripple-${randomUUID().slice(0, 8)}`
  const { id: event } = await callOfficeAs<{ id: number }>(page, 'POST', 'events/event', {
    title: { de: `Abend am Sund ${slug}`, en: `Evening on the sound ${slug}` },
    slug: { de: slug, en: slug },
    date_start: '2031-05-20T17:30:00.000Z',
    price_min: 2500,
    is_online: true,
    cast: [{ artist: oldId, role: { de: 'Klavier', en: 'Piano' }, note: { de: '', en: '' }, replaces: null }],
  })
  const story = `Geschichte ${slug}`
  await callOfficeAs(page, 'POST', 'blog/article', {
    title: { de: story, en: `${story} en` },
    slug: { de: `g-${slug}`, en: `g-${slug}` },
    teaser: {
      de: `Der Klang von ${old.name} und die Stille danach.`,
      en: `The sound of ${old.name}, and silence.`,
    },
    published_at: '2026-01-01T10:00:00.000Z',
    events: [event],
    is_online: true,
  })
  const made = await makePage(page, 'Winter')
  await publishText(page, made.section, 'de', event, ` für ${old.name}s Abend gibt es ab 25 Euro.`)
  await publishText(page, made.section, 'en', event, ` for ${old.name}’s evening start from €25.`)
  const replace = () =>
    callOfficeAs(page, 'PATCH', `events/event/${event}`, {
      cast: [
        { artist: nextId, role: { de: 'Klavier', en: 'Piano' }, note: { de: '', en: '' }, replaces: oldId },
      ],
    })
  return { old, next, event, story, page: made, replace }
}

const listed = (page: Page) => page.getByRole('region', { name: 'Was nicht mehr stimmt' })
const told = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text })

test.describe('After a soloist was replaced', () => {
  test(
    'the list names page and story in both languages, and a place is gone once its draft is published',
    { tag: '@long' },
    async ({ page }) => {
      await signInStaff(page)
      const world = await createWorld(page)
      await page.goto(`/admin/events/event/${world.event}`)
      await expect(listed(page).getByText('Kein Text nennt etwas, das sich geändert hat.')).toBeVisible()
      await world.replace()
      await page.reload()
      await expect(listed(page).getByText(`4 Stellen nennen noch ${world.old.name}.`)).toBeVisible()
      await expect(listed(page).getByRole('listitem').filter({ hasText: 'Seite · Deutsch' })).toHaveCount(1)
      await expect(listed(page).getByRole('listitem').filter({ hasText: 'Seite · Englisch' })).toHaveCount(1)
      await expect(listed(page).getByRole('listitem').filter({ hasText: world.story })).toHaveCount(2)
      await expect(listed(page).getByText(`${world.next.name}s`, { exact: true })).toBeVisible()
      expect(await findErrorsOfState(page)).toEqual([])

      // The prepared draft is not public; what is left to do is publishing it.
      const german = listed(page).getByRole('listitem').filter({ hasText: 'Seite · Deutsch' })
      await enter(german.getByRole('button', { name: /^In den Entwurf übernehmen/ }))
      await expect(told(page, 'Öffentlich wird es, wenn Sie ihn veröffentlichen.')).toBeVisible()
      await expect(german.getByText('Im Entwurf berichtigt, aber noch nicht veröffentlicht.')).toBeVisible()
      await expect(german.getByRole('link', { name: /^Zur Stelle/ })).toBeFocused()
      expect(await (await page.request.get(world.page.de)).text()).toContain(world.old.name)

      // The jump opens the editor at the block, with the new name and its ending.
      await page.keyboard.press('Enter')
      await expect(page.locator('[data-canvas]')).toContainText(
        `Karten für ${world.next.name}s Abend gibt es ab 25 Euro.`,
      )
      await expectSaved(page)
      await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).first().click()
      const dialog = page.getByRole('dialog', { name: 'Veröffentlichen' })
      await dialog.getByRole('button', { name: 'Jetzt veröffentlichen' }).click()
      await expect(dialog).toHaveCount(0)
      await page.goto(`/admin/events/event/${world.event}`)
      await expect(listed(page).getByText(`3 Stellen nennen noch ${world.old.name}.`)).toBeVisible()
      await expect(german).toHaveCount(0)
    },
  )

  test(
    'a save says how many places still name the old, and the page of all contradictions has them too',
    { tag: '@long' },
    async ({ page }) => {
      await signInStaff(page)
      const world = await createWorld(page)
      await page.goto(`/admin/events/event/${world.event}`)
      await expect(listed(page).getByText('Kein Text nennt etwas, das sich geändert hat.')).toBeVisible()
      await openSection(page, 'Verkauf')
      await page.getByLabel('Preis ab').fill('30')
      await page.getByRole('button', { name: 'Speichern', exact: true }).click()
      await enter(told(page, 'Gespeichert.').getByRole('link', { name: '2 Stellen nennen noch 25 €.' }))
      await expect(page).toHaveURL(/#ripple$/)
      await listed(page).getByRole('link', { name: 'Widersprüche auf der ganzen Website' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Widersprüche' })).toBeVisible()
      const items = page
        .getByRole('listitem')
        .filter({ hasText: 'Preis · Seite' })
        .filter({ hasText: world.old.name })
      await expect(items).toHaveCount(2)
      expect(await findErrorsOfState(page)).toEqual([])
    },
  )

  test('authors do not see the page of contradictions', { tag: '@long' }, async ({ page }) => {
    await signInAuthor(page)
    await page.goto('/admin/facts')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Widersprüche')
  })
})
