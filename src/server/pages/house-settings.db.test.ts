import { Readable } from 'node:stream'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Database } from '#db/client/index.server.ts'
import { outgoingMails } from '#db/schema/index.ts'
import { followChanges, type ChangeFeed } from '#domain/changes/index.server.ts'
import { loadSettings } from '#domain/house/index.server.ts'
import { changeRecord, readHistory } from '#domain/records/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { mailNotice } from '../../domain/users/mail-notice.server.ts'
import type { Values } from '#records/field.ts'
import { store } from '#records/settings/store.server.ts'
import { openCachedSite, type CachedSite } from '../../../tests/support/cached-site.ts'
import { openFreshDatabase } from '../../../tests/support/database.ts'
import { createAuthor } from '../../../tests/support/drafts.ts'
import { createTestEvent, systemScope } from '../../../tests/support/factories.ts'
import { insertMedia, library, testMediaKey } from '../../../tests/support/media.ts'
import { openTestMedia } from '../../../tests/support/media-services.ts'
import { buildServices } from '../../../tests/support/services.ts'
import { createApp } from '../app.ts'
import { forgetChanges } from '../page-cache/forget-changes.ts'
import { paramsOf } from '../page-cache/params-of.ts'
import { settingsFallback } from '../start/settings-fallback.ts'

/** Only a failure lasts that long. */
const patience = { timeout: 30_000 }

type Process = { site: CachedSite; changes: ChangeFeed }

let database: Database
let administrator: Scope
let eventId: number
const media = openTestMedia()
/** Two processes of one house, each with a memory and a page cache of its own. */
let processes: Process[]

beforeAll(async () => {
  database = await openFreshDatabase()
  processes = [await openProcess(), await openProcess()]
  administrator = await createAuthor(database.db, 'Ada', 'administrator')
  eventId = await createTestEvent(systemScope(database.db), {
    dateStart: new Date('2027-01-10T19:00:00Z'),
    status: 'cancelled',
  })
})
afterAll(async () => {
  for (const { site, changes } of processes) {
    await site.close()
    await changes.close()
  }
  await database.close()
})
beforeEach(async () => {
  await change(Object.fromEntries(Object.keys(store.definition.fields).map((name) => [name, initial[name]])))
})

const initial: Values = {
  ...Object.fromEntries(Object.keys(store.definition.fields).map((name) => [name, null])),
  name: { de: 'Altes Haus', en: 'Old House' },
  country: 'DE',
  currency: 'EUR',
  first_weekday: 'monday',
  premiere_country: 'DE',
  consent_services: [],
  events_per_page: 10,
  stories_per_page: 10,
  search_per_page: 16,
}

async function openProcess(): Promise<Process> {
  const changes = await followChanges(database, { onError: () => {} })
  const site = await openCachedSite({
    application: (request) => app.fetch(request),
    paramsOf,
    passesOn: true,
  })
  const app = createApp({
    database,
    changes,
    ...buildServices({
      dropPages: (tags) => site.cache.drop(tags),
      publicOrigin: 'https://hall.example',
      media,
      fallback: settingsFallback({
        TICKET_SHOP_ORIGIN: 'https://shop.example',
        ANALYTICS_SCRIPT: 'https://count.example/a.js',
      }),
      clock: () => new Date(site.now()),
    }),
  })
  changes.subscribe((made) => forgetChanges(site.cache, made))
  return { site, changes }
}

const first = () => processes[0]?.site ?? expect.fail('no process runs')
const second = () => processes[1]?.site ?? expect.fail('no second process runs')
const change = (changes: Values) => changeRecord(administrator, store, 1, { changes })

/** The text of an address in each process once both have heard of a change; each has kept the earlier one. */
async function after(changes: Values, address: string, expected: string | RegExp): Promise<string[]> {
  for (const { site } of processes) await site.ask(address)
  await change(changes)
  return Promise.all(
    processes.map(({ site }) =>
      vi.waitFor(async () => {
        const { text, headers } = await site.ask(address)
        const all = `${text}\n${JSON.stringify(headers)}`
        expect(all).toMatch(expected)
        return all
      }, patience),
    ),
  )
}

describe('What the house has changed is shown in every process by', () => {
  test('the programme: the currency of its filter, and the first day of its weeks', async () => {
    const before = await first().ask('/de/programm-und-karten?view=month')
    expect(before.text).toContain('Höchstpreis in €')
    expect(before.text).not.toContain('data-formats')
    const pages = await after(
      { currency: 'CHF', first_weekday: 'sunday', premiere_country: 'CH' },
      '/de/programm-und-karten?view=month',
      /<html lang="de" data-formats="CHF sunday CH">/,
    )
    for (const page of pages) {
      expect(page).toContain('Höchstpreis in CHF')
      expect(page.indexOf('Sonntag</span></th>')).toBeLessThan(page.indexOf('Montag</span></th>'))
      expect(page).toContain('Sonntag</span></th>')
    }
  })

  test('pages: name, claim, address, box office, networks and partner', async () => {
    const [page = ''] = await after(
      {
        name: { de: 'Neues Haus', en: 'New House' },
        claim: { de: 'Musik am Fluss', en: '' },
        street: 'Am Ufer 1',
        postal_code: '10999',
        city: 'Berlin',
        phone: '+49 30 1',
        box_office_phone: '+49 30 22',
        opening_hours: { de: 'Mo–Fr 10–18 Uhr', en: '' },
        social_spotify: 'https://open.spotify.example/haus',
        partner_name: 'Wasserwerke',
        partner_url: 'https://wasser.example',
      },
      '/de',
      /<title>Neues Haus/,
    )
    for (const shown of [
      'content="Musik am Fluss"',
      'Am Ufer 1, 10999 Berlin',
      'href="tel:+493022"',
      'Mo–Fr 10–18 Uhr',
      'href="https://open.spotify.example/haus"',
      'Ein Haus der Wasserwerke',
    ])
      expect(page).toContain(shown)
    expect(page).not.toContain('tel:+49301"')
    expect(page).not.toContain('Altes Haus')
  })

  test('the other language, with the German text where there is none', async () => {
    const [page] = await after(
      { name: { de: 'Haus', en: 'House' }, claim: { de: 'Nur deutsch', en: '' } },
      '/en',
      /<title>House/,
    )
    expect(page).toContain('content="Nur deutsch"')
  })

  test('structured data of the house and of its events', async () => {
    const changes = {
      name: { de: 'Haus der Daten', en: '' },
      city: 'Wien',
      country: 'AT',
      opened_on: '1870-01-06',
      social_youtube: 'https://youtube.example/haus',
    }
    const [home] = await after(changes, '/de', '"foundingDate":"1870-01-06"')
    expect(home).toContain('"addressLocality":"Wien","addressCountry":"AT"')
    expect(home).toContain('"sameAs":["https://youtube.example/haus"]')
    const { text } = await second().ask(await addressOfEvent())
    expect(text).toContain(
      '"organizer":{"@type":"Organization","@id":"https://hall.example/#house","name":"Haus der Daten"',
    )
  })

  test('the archive, which begins with the opening day', async () => {
    const [page] = await after({ opened_on: '1950-05-01' }, '/de/archiv-suche', 'seit 1950')
    expect(page).not.toContain('1913')
  })

  test('manifest, calendar and security contact', async () => {
    const changes = { name: { de: 'Haus im Kalender', en: '' }, email: 'haus@hall.example' }
    await after(changes, '/manifest.webmanifest', '"name":"Haus im Kalender"')
    const next = { name: { de: 'Haus im Feed', en: '' } }
    await after(next, '/de/calendar/events.ics', 'X-WR-CALNAME:Haus im Feed')
    await after({ email: 'neu@hall.example' }, '/.well-known/security.txt', 'mailto:neu@hall.example')
  })

  test("a share image's address, which has a hash of its content", async () => {
    const imageOf = (page: string) => /og:image" content="([^"]+)"/.exec(page)?.[1]
    const { text } = await first().ask('/de')
    const [page = ''] = await after({ name: { de: 'Haus im Bild', en: '' } }, '/de', '<title>Haus im Bild')
    expect(imageOf(page)).toBeDefined()
    expect(imageOf(page)).not.toBe(imageOf(text))
  })

  test('the policy, the links to the shop and the scripts that wait for consent', async () => {
    const before = await first().ask('/de')
    const policyOf = (headers: object) => JSON.stringify(headers)
    expect(policyOf(before.headers)).toContain('https://shop.example')
    expect(before.text).toContain('data-tracking="[{&quot;key&quot;:&quot;analytics&quot;')
    const [page = ''] = await after(
      {
        shop_origin: 'https://karten.example',
        consent_services: [
          {
            key: 'zaehler',
            category: 'optimisation',
            name: { de: 'Zähler', en: 'Counter' },
            text: { de: 'Zählt <b>Besuche</b>.', en: '' },
            script: 'https://stats.example/s.js',
          },
        ],
      },
      '/de',
      'data-shop-origin="https://karten.example"',
    )
    expect(page).toContain('https://karten.example/de/login?returnUrl=https%3A%2F%2Fhall.example%2Fde')
    expect(page).toMatch(/script-src[^;]* https:\/\/stats\.example/)
    expect(page).toMatch(/form-action 'self' https:\/\/karten\.example/)
    for (const old of ['https://shop.example', 'https://count.example']) expect(page).not.toContain(old)
    expect(page).toContain('&quot;text&quot;:&quot;Zählt &lt;b&gt;Besuche&lt;/b&gt;.&quot;')
  })

  test('the notice of a cancelled event', async () => {
    const text_cancelled = { de: 'Karten erstattet die Kasse.', en: 'The box office refunds tickets.' }
    await after({ text_cancelled }, await addressOfEvent(), 'Karten erstattet die Kasse')
  })

  test('the colour of buttons in both themes', async () => {
    await after(
      { accent_light: '#7a1f3d', accent_dark: '#f0a6bd' },
      '/de',
      '--action:light-dark(#7a1f3d, #f0a6bd)',
    )
  })

  test('the number of events on a page', async () => {
    for (let day = 10; day < 18; day++)
      await createTestEvent(systemScope(database.db), { dateStart: new Date(`2027-02-${day}T19:00:00Z`) })
    const countRows = (page: string) => page.match(/ data-item=/g)?.length ?? 0
    const address = '/de/programm-und-karten'
    const whole = countRows((await first().ask(address)).text)
    const [page = ''] = await after({ events_per_page: 4 }, address, 'page=2')
    expect(whole - countRows(page)).toBe(5)
  })
})

describe('A logo', () => {
  const drawing =
    '<svg viewBox="0 0 60 20"><title>Haus</title><path fill="currentColor" d="M0 0h60v20H0z"/></svg>'
  const iconOf = (page: string) => /<link rel="apple-touch-icon" href="([^"]+)"/.exec(page)?.[1] ?? ''

  test('as SVG stands in the header of every page, and icons are made of it', async () => {
    const [page = ''] = await after(
      { logo_svg: drawing },
      '/de',
      '<path fill="currentColor" d="M0 0h60v20H0z"/>',
    )
    expect(page).not.toContain('<title>Haus</title>')
    for (const { site } of processes) {
      const icon = await site.ask(iconOf(page))
      expect(icon.headers).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'public, max-age=31536000, immutable',
      })
      const { width, height, hasAlpha } = await sharp(icon.bytes).metadata()
      expect({ width, height, hasAlpha }).toEqual({ width: 180, height: 180, hasAlpha: false })
    }
    const { text } = await second().ask('/manifest.webmanifest')
    const maskable = /"src":"([^"]+maskable-512.png)"/.exec(text)?.[1] ?? ''
    const pixels = await sharp((await first().ask(maskable)).bytes)
      .raw()
      .toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number) => pixels.data[(y * 512 + x) * pixels.info.channels]
    expect([at(256, 256), at(30, 256), at(256, 30)]).toEqual([0, 252, 252])
  })

  test('that has changed sends earlier addresses on, and no other address makes a picture', async () => {
    const [page = ''] = await after({ logo_svg: drawing }, '/de', '<path fill="currentColor"')
    const old = iconOf(page)
    const next = drawing.replace('currentColor', '#a3200f')
    const [changed = ''] = await after({ logo_svg: next }, '/de', 'fill="#a3200f"')
    const moved = await second().ask(old)
    expect([moved.status, moved.headers.location]).toEqual([302, iconOf(changed)])
    expect(iconOf(changed)).not.toBe(old)
    for (const wrong of ['icon-9000', 'logo', 'constructor'])
      expect((await first().ask(old.replace('apple-touch-icon', wrong))).status).toBe(404)
    await change({ logo_svg: null })
    expect((await first().ask(old)).status).toBe(404)
  })

  test('as a picture keeps its transparent ground, and cannot be deleted while it is shown', async () => {
    const id = await insertMedia(database.db, 'logo', { width: 400, height: 100 })
    const picture = sharp({ create: { width: 400, height: 100, channels: 4, background: '#12304f80' } })
    await media.store.write(
      `${testMediaKey('logo')}-original`,
      Readable.from([await picture.png().toBuffer()]),
    )
    const [page = ''] = await after({ logo: id }, '/de', /<img[^>]+logo\.png/)
    const address = /<img[^>]+src="([^"]+logo\.png)"/.exec(page)?.[1] ?? ''
    const { width, height, hasAlpha } = await sharp((await second().ask(address)).bytes).metadata()
    expect({ width, height, hasAlpha }).toEqual({ width: 480, height: 120, hasAlpha: true })
    const settings = { id: 1, title: 'Einstellungen des Hauses', path: null, isDraft: false }
    expect(await library.remove(administrator, media.store, id)).toEqual({
      uses: [{ kind: 'settings', count: 1, first: [settings] }],
    })
  })

  test('with anything but shapes and colours is refused', async () => {
    const logo_svg = '<svg viewBox="0 0 1 1"><script>alert(1)</script></svg>'
    await expect(change({ logo_svg })).rejects.toMatchObject({ fields: { logo_svg: 'logo' } })
  })
})

test('mails have the name, address and sender of the house', async () => {
  const { viewer } = administrator
  const userId = viewer.kind === 'staff' ? viewer.userId : 0
  await change({
    name: { de: 'Haus der Post', en: '' },
    street: 'Postweg 3',
    mail_sender: 'post@hall.example',
    mail_sender_name: { de: 'Die Kasse', en: '' },
  })
  await mailNotice(administrator, userId, { event: 'password', publicOrigin: 'https://hall.example' })
  const [mail] = await database.db.select().from(outgoingMails)
  expect(mail?.sender).toBe('"Die Kasse" <post@hall.example>')
  expect(mail?.textBody).toContain('Haus der Post\r\nPostweg 3')
})

describe('A change of the settings', () => {
  test('is refused for colours that are hard to read, and for keys that are not unique', async () => {
    const service = {
      category: 'marketing',
      name: { de: 'Werbung', en: '' },
      text: null,
      script: 'https://ads.example/a.js',
    }
    await expect(
      change({
        accent_light: '#d9a21b',
        accent_dark: '#1f3a5f',
        consent_services: [
          { ...service, key: 'a' },
          { ...service, key: 'a' },
          { ...service, key: 'Über' },
        ],
      }),
    ).rejects.toMatchObject({
      fields: {
        accent_light: 'contrast',
        accent_dark: 'contrast',
        'consent_services.1.key': 'duplicate',
        'consent_services.2.key': 'slug',
      },
    })
  })

  test('keeps what others change at the same time', async () => {
    await Promise.all([
      change({ street: 'Neue Straße 1' }),
      change({ city: 'Potsdam' }),
      change({ phone: '+49 331 1' }),
    ])
    expect(await loadSettings(administrator)).toMatchObject({
      street: 'Neue Straße 1',
      city: 'Potsdam',
      phone: '+49 331 1',
    })
    const [entry] = await readHistory(administrator, store, 1)
    expect(entry).toMatchObject({ by: 'Ada', action: 'change', before: expect.any(Object) })
  })
})

async function addressOfEvent(): Promise<string> {
  const { headers } = await first().ask(`/de/programm-und-karten/x/${eventId}`)
  return String(headers.location)
}
