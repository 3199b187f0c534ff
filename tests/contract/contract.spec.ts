/** The API judged from outside: by programs that read its document, and by the calls of the specification. */
import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { z } from 'zod'
import { findFreePort } from '../support/find-free-port.ts'

const run = promisify(execFile)
const project = path.resolve(import.meta.dirname, '../..')
/** The step `contract` of `npm run test:all` has installed the programs here. */
const folder = import.meta.dirname
const made = path.join(folder, 'node_modules/.made')
const document = path.join(made, 'openapi.json')

// In one process: the tests share the document and the proxy.
test.describe.configure({ mode: 'default' })

test.beforeAll(async ({ request }) => {
  await mkdir(made, { recursive: true })
  await writeFile(document, await (await request.get('/api/openapi.json')).text())
})

test.afterAll(() => rm(made, { recursive: true, force: true }))

test.describe('The OpenAPI document', () => {
  test('has no error for Redocly', async () => {
    const { stdout, stderr } = await tool('@redocly/cli', 'redocly', [
      'lint',
      '--extends=recommended',
      document,
    ])
    expect(stdout + stderr).toContain('Your API description is valid.')
  })

  test('has no error for Spectral', async () => {
    const ruleset = path.join(import.meta.dirname, '.spectral.yaml')
    const { stdout } = await tool('@stoplight/spectral-cli', 'spectral', ['lint', document, '-r', ruleset])
    expect(stdout).toContain("No results with a severity of 'error' found!")
  })

  test('becomes a client that compiles, and prints what the call answers for a day', async ({
    request,
    baseURL,
  }) => {
    await tool('openapi-typescript', 'openapi-typescript', [document, '-o', path.join(made, 'api.d.ts')])
    await cp(path.join(project, 'examples/city-portal.ts'), path.join(made, 'city-portal.ts'))
    const options = '--strict --noUncheckedIndexedAccess --module nodenext --target es2024'
    await tool('typescript', 'tsc', [...options.split(' '), path.join(made, 'city-portal.ts')])

    const list = z.object({
      results: z.array(z.object({ date_start: z.string(), name: z.object({ en: z.string() }) })),
    })
    const { results } = list.parse(
      await (await request.get('/api/events?page_size=1&only_bookable=1')).json(),
    )
    const [first] = results
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(
      new Date(first?.date_start ?? ''),
    )
    const { stdout } = await run(process.execPath, [
      path.join(made, 'city-portal.js'),
      baseURL ?? '',
      'en',
      day,
    ])
    expect(stdout).toContain(first?.name.en)
    const all = z
      .object({ count: z.number() })
      .parse(await (await request.get(`/api/events?date=${day}&date_to=${day}`)).json())
    expect(stdout.trim().split('\n')).toHaveLength(all.count)
  })
})

/** The calls of section 7 of the specification, through a proxy that refuses what the document does not describe. */
test.describe('Through the proxy', () => {
  let proxy: ChildProcess
  let origin = ''

  test.beforeAll(async ({ baseURL, request }) => {
    const port = await findFreePort()
    origin = `http://127.0.0.1:${port}`
    const program = await programOf('@stoplight/prism-cli', 'prism')
    proxy = spawn(process.execPath, [
      program,
      'proxy',
      document,
      baseURL ?? '',
      '--errors',
      '--port',
      String(port),
    ])
    await expect(async () => {
      expect((await request.get(`${origin}/api/genres`)).status()).toBe(200)
    }).toPass({ timeout: 60_000 })
  })

  test.afterAll(() => {
    proxy.kill()
  })

  const found = async (address: string) => {
    const answer = await fetch(origin + address, { redirect: 'manual' })
    const text = await answer.text()
    expect(answer.headers.get('sl-violations'), `${address}: ${text.slice(0, 500)}`).toBeNull()
    return { status: answer.status, body: (text === '' ? null : JSON.parse(text)) as unknown }
  }
  const list = z.array(z.object({ id: z.number() }))
  const page = z.object({
    count: z.number(),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    results: list,
  })
  const single = z.object({ id: z.number() })
  const firstId = async (address: string) => {
    const { body } = await found(address)
    const all = Array.isArray(body) ? list.parse(body) : page.parse(body).results
    return all[0]?.id ?? 0
  }

  test('suggestions are a list', async () => {
    expect(Array.isArray((await found('/api/search-autocomplete?query=beethoven')).body)).toBe(true)
  })

  test('a search has a suggestion, future and past events, and content', async () => {
    const { body } = await found('/de/api/search?query=Mahler')
    expect(Object.keys(z.record(z.string(), z.unknown()).parse(body))).toEqual(
      expect.arrayContaining(['suggestion', 'events_future', 'events_past', 'content']),
    )
  })

  for (const address of [
    'search-events?query=Mahler&page=1',
    'search-events?query=Mahler&date_to=2026-01-01&ordering=-date_start',
    'search-content?query=Orgel&page=1',
  ])
    test(`a page of hits has its count, facets and size: ${address}`, async () => {
      const { body } = await found(`/en/api/${address}`)
      expect(Object.keys(z.record(z.string(), z.unknown()).parse(body))).toEqual(
        expect.arrayContaining(['count', 'next', 'previous', 'facets', 'results', 'page_size']),
      )
    })

  test('groups of subscriptions are a list, and with a filter subscriptions', async () => {
    const id = await firstId('/api/subscription-groups')
    const { body } = await found(`/api/subscription-groups?genre=${id}`)
    expect(page.parse(body).count).toBeGreaterThan(0)
  })

  test('a subscription is found by its number, its short code and its slug', async () => {
    const id = await firstId('/api/subscriptions')
    const { body } = await found(`/api/subscriptions/${id}`)
    const { slug } = z.object({ slug: z.object({ de: z.string() }) }).parse(body)
    for (const one of [slug.de, 'fuenf'])
      expect(single.parse((await found(`/de/api/subscriptions-system/${one}`)).body).id).toBeGreaterThan(0)
  })

  test('a redirect says where to, and an unknown address says that there is none', async () => {
    expect((await found('/de/pageeditor-api/redirect')).status).toBe(200)
    expect((await found('/de/pageeditor-api/redirect/nirgends')).status).toBe(404)
  })

  test('a form is found by its slug', async () => {
    const { body } = await found('/de/api/forms/kontakt')
    expect(z.object({ slug: z.string() }).parse(body).slug).toBe('kontakt')
  })

  test('the menu and the footer, a page and a section', async () => {
    expect(
      z
        .object({ menu: z.array(z.unknown()), footer: z.array(z.unknown()) })
        .safeParse((await found('/de/pageeditor-api/nav')).body).success,
    ).toBe(true)
    const { body } = await found('/de/pageeditor-api/page/besuch')
    const { id } = single.parse(body)
    expect((await found(`/de/pageeditor-api/container/by-slug/page-${id}`)).status).toBe(200)
  })

  test('nobody is signed in', async () => {
    expect((await found('/de/pageeditor-api/user')).status).toBe(401)
  })

  test('stories, their categories and tags', async () => {
    for (const address of ['articles', 'article-tags']) {
      const id = await firstId(`/api/${address}`)
      expect(single.parse((await found(`/api/${address}/${id}`)).body).id).toBe(id)
    }
    expect(list.parse((await found('/api/article-categories')).body).length).toBeGreaterThan(0)
  })

  test('events are filtered, and found by either number', async () => {
    const id = await firstId('/api/events?page=1&page_size=5')
    expect(single.parse((await found(`/api/events/${id}`)).body).id).toBe(id)
    const genre = await firstId('/api/genres')
    const { body } = await found(`/api/events?genre=${genre}&date=1913-10-19&ordering=-date_start`)
    expect(page.parse(body).count).toBeGreaterThan(0)
    const external = z.object({ external_id: z.string() }).parse((await found(`/api/events/${id}`)).body)
    expect(single.parse((await found(`/api/events-system/${external.external_id}`)).body).id).toBe(id)
  })

  test('stories asked for by `size` are the list alone', async () => {
    const { body } = await found('/api/articles?size=3')
    expect(list.parse(body)).toHaveLength(3)
    const id = await firstId('/api/article-categories')
    expect(Array.isArray((await found(`/api/articles?size=3&category=${id}`)).body)).toBe(true)
  })

  test('a subscription is found by the number at the end of its address', async () => {
    const id = await firstId('/api/subscriptions')
    expect(single.parse((await found(`/de/api/subscriptions-system/${id}`)).body).id).toBe(id)
  })

  test('the page editor request is answered 401 to those who are not signed in', async () => {
    for (const module of ['text', 'headline', 'container'])
      expect((await found(`/de/pageeditor-api/${module}?slug=page-1`)).status, module).toBe(401)
  })

  for (const address of [
    'events',
    'events?access=wheelchair_places,step_free&weekday=5,6',
    'articles',
    'subscriptions',
    'rooms',
    'series',
    'seasons',
    'customer-tags',
    'people?role=composer',
    'works?query=symphonie',
    'pages',
  ])
    test(`a list has records, in one language and with some fields alone: ${address}`, async () => {
      const and = address.includes('?') ? '&' : '?'
      const { results } = page.parse((await found(`/api/${address}`)).body)
      const [first] = results
      expect((await found(`/api/${address}${and}language=en`)).status).toBe(200)
      const selected = z.object({ results: z.array(z.unknown()) })
      const { body } = await found(`/api/${address}${and}fields=id&page_size=1`)
      expect(selected.parse(body).results).toEqual(first ? [{ id: first.id }] : [])
      const missing = 987_654_321
      const byId = await found(`/api/${address}${and}id=${first?.id ?? missing},${missing}`)
      expect(z.object({ gone: z.array(z.number()) }).parse(byId.body).gone).toContain(missing)
    })

  test('an event has its addresses, and its description as HTML and as plain text', async () => {
    const { body } = await found('/api/events?page_size=1')
    const links = z.object({ page: z.object({ en: z.url() }), ics: z.object({ en: z.url() }) })
    const [first] = z.object({ results: z.array(single.extend({ links })) }).parse(body).results
    for (const address of [first?.links.page.en, first?.links.ics.en])
      expect((await fetch(address ?? '')).status, address).toBe(200)
    expect(Object.keys(Object((await found(`/api/events/${first?.id}`)).body))).toEqual(
      expect.arrayContaining(['description_html', 'description_text']),
    )
  })

  test('pages of other origins may read calls, without credentials', async () => {
    const answer = await fetch(`${process.env['SITE_ORIGIN']}/api/events?page_size=1`, {
      headers: { Origin: 'https://city.example' },
    })
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
  })

  test('a month of the calendar has its days', async () => {
    expect(Array.isArray((await found('/api/calendar?date=2026-12-01&date_to=2026-12-31')).body)).toBe(true)
  })

  for (const [address, field] of [
    ['/api/events?page_size=0', 'page_size'],
    ['/api/events?date=2026-02-30', 'date'],
    ['/api/calendar?date=x', 'date'],
    ['/api/events?fields=id,nme', 'fields'],
    ['/api/people?modified_since=yesterday', 'modified_since'],
  ] as const)
    test(`what is wrong is named: ${address}`, async () => {
      const answer = await fetch(`${process.env['SITE_ORIGIN']}${address}`)
      expect(answer.status).toBe(400)
      expect(Object.keys(z.record(z.string(), z.unknown()).parse(await answer.json()))).toEqual([field])
    })
})

async function programOf(name: string, command: string): Promise<string> {
  const at = path.join(folder, 'node_modules', name)
  const manifest = z.object({ bin: z.union([z.string(), z.record(z.string(), z.string())]) })
  const { bin } = manifest.parse(JSON.parse(await readFile(path.join(at, 'package.json'), 'utf8')))
  return path.join(at, typeof bin === 'string' ? bin : (bin[command] ?? ''))
}

async function tool(
  name: string,
  command: string,
  args: string[],
): Promise<{ stdout: string; stderr: string }> {
  const program = await programOf(name, command)
  try {
    return await run(process.execPath, [program, ...args], { cwd: folder, maxBuffer: 50_000_000 })
  } catch (error) {
    const told = z.object({ stdout: z.string(), stderr: z.string() }).safeParse(error)
    if (told.success)
      throw new Error(`${command} found errors:\n${told.data.stdout}\n${told.data.stderr}`, { cause: error })
    throw error
  }
}
