/** Two editors with the same pages, who call what their windows call, and an anonymous visitor. */
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { presenceResponse, stateSchema, type PresenceResponse } from '#contracts/page-editor.ts'
import { pageSettingsResponse } from '#contracts/page-settings.ts'
import { treePage } from '#contracts/page-tree.ts'
import { nameOfPublicState } from '#editor/app/toolbar/public-state-name.ts'
import { editorMessages } from '#i18n/lazy/editor.ts'
import { languages, type Language } from '#i18n/languages.ts'
import { findBlock } from '#operations/index.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import type { Scope } from '#domain/scope.ts'
import { testCsrfToken, type openApi } from './api.ts'

const said = editorMessages.de.publish

export type World = {
  api: ReturnType<typeof openApi>
  /** Whose call the next one is. */
  ask: (scope: Scope) => void
  visit: (address: string) => Promise<Response>
  editors: readonly [Editor, Editor]
  pages: number[]
  /** Which page had an address last that no page has now. */
  former: Map<string, number>
  /** The addresses at which visitors have found something: only these need redirects. */
  seen: Set<string>
  /** The addresses of the pages, by page and language. */
  addresses: Map<string, string>
  inTrash: Set<number>
  written: number
  /** How often each thing was checked: a run in which hardly anything happens would find nothing. */
  checked: Record<
    'public' | 'not public' | 'not seen' | 'newer draft' | 'plan' | 'redirect' | 'in trash',
    number
  >
}

/** A member of staff with a window for each section: the number of the last change that it knows. */
export type Editor = { scope: Scope; client: string; known: Map<string, number> }

export async function call(world: World, { scope }: Editor, method: string, path: string, body?: unknown) {
  world.ask(scope)
  const response = await world.api.request(`http://localhost/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', 'X-CSRFToken': testCsrfToken },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  expect(response.status, `${method} ${path}`).toBeLessThan(500)
  const text = await response.text()
  const answer: unknown = text === '' ? null : JSON.parse(text)
  return { status: response.status, body: answer }
}

const draftOf = (page: number, language: Language) => `${language}/pageeditor-api/draft/page-${page}`

/** What a window hears with its report of presence; null while nothing was written in the language. */
export async function hear(
  world: World,
  editor: Editor,
  page: number,
  language: Language,
): Promise<PresenceResponse | null> {
  const { client, known } = editor
  const base = known.get(`${page}/${language}`) ?? 0
  const path = `${draftOf(page, language)}/presence`
  const { status, body } = await call(world, editor, 'POST', path, { client, base, block: null })
  if (status !== 200) return null
  const heard = presenceResponse.parse(body)
  known.set(`${page}/${language}`, heard.sequence)
  return heard
}

/** Types a new word into a section; a window that is behind hears first what the others have written, as the editor does. */
export async function write(world: World, editor: Editor, page: number, language: Language): Promise<void> {
  const draft = draftOf(page, language)
  const opened = await call(world, editor, 'GET', draft)
  const content = opened.status === 200 ? await currentContent(world, editor, page, language) : null
  const word = `Wort${++world.written}x`
  const to = { in: 'column', container: `box-${page}`, column: 0, after: null }
  const fields = { content: word, headline_level: '2' }
  const insert = [
    {
      kind: 'insert-container',
      container: { id: to.container, layout: '100', columns: [[]] },
      after: null,
    },
    { kind: 'insert-block', block: { id: 'one', type: 'headline', version: 1, fields }, to },
  ]
  const isBegun = content !== null && findBlock(content, 'one') !== null
  const operations = isBegun ? [{ kind: 'set-fields', id: 'one', fields: { content: word } }] : insert
  if (opened.status !== 200)
    await call(world, editor, 'POST', `${language}/pageeditor-api/container`, { slug: `page-${page}` })
  const send = () =>
    call(world, editor, 'POST', `${draft}/changes`, {
      client: editor.client,
      base: editor.known.get(`${page}/${language}`) ?? 0,
      changes: [{ id: randomUUID(), operations }],
    })
  const { status } = await send()
  if (status !== 409) return
  await hear(world, editor, page, language)
  expect((await send()).status).toBe(200)
}

async function currentContent(world: World, editor: Editor, page: number, language: Language) {
  const { body } = await call(world, editor, 'GET', `${draftOf(page, language)}/state`)
  return stateSchema.parse(body).content
}

/** Publishes what the window knows: now, or at a minute, or into the release that already waits. */
export function publish(
  world: World,
  editor: Editor,
  { page, language }: { page: number; language: Language },
  when: { publish_at?: string; unpublish_at?: string; release_id?: number } = {},
) {
  const sequence = editor.known.get(`${page}/${language}`) ?? 0
  return call(world, editor, 'POST', `${draftOf(page, language)}/publication`, { sequence, ...when })
}

/** Compares what both editors' windows and the page tree say with what an anonymous visitor gets, at every address. */
export async function expectTruth(world: World): Promise<void> {
  const [anna] = world.editors
  await noteAddresses(world)
  for (const language of languages) {
    const { body } = await call(world, anna, 'GET', `${language}/pageeditor-api/page-tree`)
    const tree = treePage.array().parse(body)
    for (const page of world.pages.filter((id) => !world.inTrash.has(id))) {
      const address = world.addresses.get(`${page}/${language}`) ?? ''
      const seen = await look(world, address)
      const entry = tree.find(({ id }) => id === page)
      const where = { page, language, address }
      expect({ ...where, tree: entry?.states[language] === 'public' }).toEqual({
        ...where,
        tree: seen.words !== null,
      })
      for (const editor of world.editors) {
        const heard = await hear(world, editor, page, language)
        const state = heard ? nameOfPublicState(heard.status, said) : said.never
        const expected = state === said.public ? await publishedWords(world, page, language, heard) : null
        expect({ ...where, state, words: seen.words }).toEqual({ ...where, state, words: expected })
        world.checked[state === said.public ? 'public' : state === said.notSeen ? 'not seen' : 'not public']++
        if (heard?.status.has_unpublished_changes) world.checked['newer draft']++
        world.checked.plan += heard?.status.scheduled.length ?? 0
        if (!heard || expected === null) continue
        const draft = wordsIn(JSON.stringify(await currentContent(world, editor, page, language)))
        expect({ ...where, isNewer: heard.status.has_unpublished_changes }).toEqual({
          ...where,
          isNewer: draft.join() !== expected.join(),
        })
      }
    }
  }
  await expectFormerAddresses(world)
}

async function publishedWords(
  world: World,
  page: number,
  language: Language,
  heard: PresenceResponse | null,
): Promise<string[]> {
  const revision = heard?.status.published?.revision_id
  const path = `${draftOf(page, language)}/state?version_id=${revision}`
  const { body } = await call(world, world.editors[0], 'GET', path)
  return wordsIn(JSON.stringify(stateSchema.parse(body).content satisfies ContentDocument))
}

/** An address that a page has had leads to where it is now, if it is to be seen, and nowhere else. */
async function expectFormerAddresses(world: World): Promise<void> {
  for (const [address, page] of world.former) {
    const language = address.startsWith('/en') ? 'en' : 'de'
    const now = world.inTrash.has(page) ? null : (world.addresses.get(`${page}/${language}`) ?? null)
    const wanted = now === null ? null : await look(world, now)
    const seen = await look(world, address)
    if (seen.words === null && !world.seen.has(address)) continue
    expect({ address, page, now, words: seen.words }).toEqual({
      address,
      page,
      now,
      words: wanted?.words ?? null,
    })
    if (seen.words === null) world.checked['in trash'] += world.inTrash.has(page) ? 1 : 0
    else {
      expect(seen.address).toBe(now)
      world.checked.redirect++
    }
  }
}

/** Asks for the addresses of all pages, and notes those that are no longer in use. */
async function noteAddresses(world: World): Promise<void> {
  const [anna] = world.editors
  const left = new Map<string, number>()
  for (const page of world.pages) {
    const { status, body } = await call(world, anna, 'GET', `de/pageeditor-api/page-settings/${page}`)
    expect(status).toBe(world.inTrash.has(page) ? 404 : 200)
    const urls = status === 200 ? pageSettingsResponse.parse(body).urls : null
    for (const language of languages) {
      const key = `${page}/${language}`
      const before = world.addresses.get(key)
      if (before !== undefined && before !== urls?.[language]) left.set(before, page)
      if (urls) world.addresses.set(key, urls[language])
    }
  }
  for (const [address, page] of left) world.former.set(address, page)
  for (const [key, address] of world.addresses)
    if (!world.inTrash.has(Number(key.split('/')[0]))) world.former.delete(address)
}

/** What a visitor finds at an address in the end: the words written by editors, or null where nothing is. */
async function look(world: World, address: string): Promise<{ address: string; words: string[] | null }> {
  let at = address
  for (let hops = 0; hops < 4; hops++) {
    const answer = await world.visit(at)
    const text = await answer.text()
    if (answer.status === 200) {
      world.seen.add(at)
      return { address: at, words: wordsIn(text) }
    }
    if (answer.status === 404 || answer.status === 410) {
      expect(wordsIn(text), at).toEqual([])
      return { address: at, words: null }
    }
    expect([301, 308], at).toContain(answer.status)
    at = answer.headers.get('Location') ?? ''
  }
  throw new Error(`Redirects without an end from ${address}`)
}

function wordsIn(text: string): string[] {
  return [...new Set(text.match(/Wort\d+x/g))].toSorted()
}
