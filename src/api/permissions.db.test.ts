import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { blockDefinitions } from '#blocks/schemas.generated.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import {
  apiTokens,
  apiTokenSecrets,
  changeNotices,
  comments,
  findings,
  formEntries,
  formFiles,
  importMappings,
  importRuns,
  pageTemplates,
  releaseItems,
  previewLinks,
  releases,
  reviewRequests,
  sharedBlocks,
  planningSystems,
  webhookDeliveries,
  webhooks,
  webhookSecrets,
  type Role,
} from '#db/schema/index.ts'
import {
  sendChanges,
  authorOf,
  ensureSection,
  deletePage,
  createSharedBlock,
} from '#domain/content/index.server.ts'
import { beginImport } from '#domain/imports/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { beginUpload } from '#domain/media/index.server.ts'
import { recordDefinitions } from '#records/records.generated.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import { createUser } from '#domain/users/index.server.ts'
import { openApi, testCsrfToken } from '../../tests/support/api.ts'
import { useTestDatabase } from '../../tests/support/database.ts'
import {
  changeOf,
  createAuthor,
  createTestPage,
  insertBox,
  insertHeadline,
} from '../../tests/support/drafts.ts'
import {
  createArticle,
  createSubscription,
  createSubscriptionGroups,
  createTestEvent,
  systemScope,
  visitorScope,
} from '../../tests/support/factories.ts'
import { createForm, draftField, draftForm } from '../../tests/support/forms.ts'
import { insertMedia } from '../../tests/support/media.ts'
import { storeTestEntry } from '../../tests/support/stored-entries.ts'

const database = useTestDatabase()
const anybody = openApi(() => visitorScope(database.db))

const callerNames = [
  'an administrator',
  'an editor',
  'an author',
  'a stranger',
  'staff without a token',
  'staff with a wrong token',
] as const

type Site = {
  slug: string
  id: number
  trashed: number
  /** A comment on the draft, by the caller if it is a member of staff. */
  comment: number
  /** A suggestion for the draft. */
  suggestion: number
  template: number
  /** A shared block, and one in the trash. */
  shared: number
  trashedShared: number
  event: number
  /** What of a change of the event is still to be told. */
  notice: number
  /** A release that waits, with an item, and a published one. */
  release: number
  releaseItem: number
  /** What a rule has found. */
  finding: number
  releaseLink: number
  published: number
  /** A form without entries, and an entry of another one. */
  form: number
  entry: number
  /** The beginning of an item of the library. */
  upload: string
  /** A file that nobody has checked, and kept columns. */
  importRun: number
  mapping: number
  webhook: number
  planningSystem: number
  /** A message that was delivered. */
  delivery: number
  apiToken: number
}
type Row = {
  /** Who may make the call: everybody, even without a token; visitors and all staff; all staff; staff who publish; administrators. */
  for: 'everybody' | 'visitors' | 'authors' | 'editors' | 'administrators'
  /** The body: JSON, a form with a file, or a raw body. */
  body?: (site: Site) => unknown
  query?: (site: Site) => string
  answer: number
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const headline = { kind: 'set-fields', id: 'one', fields: { content: 'Neu' } }
const account = { email: 'gast@example.org', password: 'a long enough password' }
const title = { de: 'Neu', en: 'New' }

const headlineContent: ContentDocument = {
  version: 1,
  containers: [
    {
      id: 'own',
      layout: '100',
      columns: [[{ id: 'one', type: 'headline', version: 1, fields: { content: 'Zeiten' } }]],
    },
  ],
}

/** The calls for blocks of one kind: all staff may write drafts. */
const blockRows = Object.keys(blockDefinitions).flatMap((type): [string, Row][] => {
  const path = `/{lang}/pageeditor-api/${type}`
  // The draft has one headline: other calls do not find their block.
  const isThere = type === 'headline'
  return [
    [
      `POST ${path}`,
      {
        for: 'authors',
        body: ({ slug }) => ({ slug, fields: {} }),
        answer: blockDefinitions[type]?.standsAlone ? 201 : 400,
      },
    ],
    [
      `POST ${path}/reorder`,
      {
        for: 'authors',
        body: ({ slug }) => ({ slug, blocks: [{ id: 'one', after: null }] }),
        answer: isThere ? 200 : 400,
      },
    ],
    [
      `POST ${path}/{id}`,
      { for: 'authors', body: ({ slug }) => ({ slug, fields: {} }), answer: isThere ? 200 : 404 },
    ],
    [
      `DELETE ${path}/{id}`,
      { for: 'authors', query: ({ slug }) => `slug=${slug}`, answer: isThere ? 204 : 404 },
    ],
  ]
})

/** Every call of the contracts that changes something: a new one fails the first test until it has a row here. */
const rows: Record<string, Row> = {
  ...Object.fromEntries(blockRows),
  // The ticket shop is known by its signature.
  'POST /api/shop/availability': { for: 'everybody', body: () => ({}), answer: 401 },
  'POST /{lang}/api/presale-reminders': {
    for: 'visitors',
    body: ({ event }) => ({ event, email: 'clara@example.org', seconds: 9 }),
    answer: 202,
  },
  'POST /{lang}/api/forms-entries': {
    for: 'visitors',
    body: ({ form }) => ({ form, field_values: { name: 'Clara' }, seconds: 9 }),
    answer: 201,
  },
  'POST /{lang}/api/temp-files': {
    for: 'visitors',
    body: () => {
      const sent = new FormData()
      sent.append('file', new File([png], 'a.png'))
      return sent
    },
    answer: 201,
  },
  'POST /{lang}/api/admin/events/lines': {
    for: 'editors',
    body: () => ({ list: 'programme', lines: ['Pause'] }),
    answer: 200,
  },
  'POST /{lang}/api/admin/events/event/{id}/copies': {
    for: 'editors',
    body: () => ({ dates: ['2027-03-25T18:30:00.000Z'] }),
    answer: 201,
  },
  'POST /{lang}/api/admin/events/event/{id}/announcements': {
    for: 'editors',
    body: ({ notice }) => ({
      key: crypto.randomUUID(),
      what: { kind: 'programme' },
      at: new Date(Date.UTC(2026, 10, 21, 12, 0, notice % 60)).toISOString(),
      note: null,
    }),
    answer: 200,
  },
  // Nobody has announced it.
  'POST /{lang}/api/admin/events/event/{id}/announcements/take-back': {
    for: 'editors',
    body: () => ({ key: crypto.randomUUID(), what: { kind: 'cast', at: '2026-11-21T12:00:00.000Z' } }),
    answer: 409,
  },
  'POST /{lang}/api/admin/events/event/{id}/run': {
    for: 'editors',
    body: () => ({ key: crypto.randomUUID(), changes: { responsible: 'Bo Neu' } }),
    answer: 200,
  },
  // The group of customers does not exist.
  'POST /{lang}/api/admin/presales': {
    for: 'editors',
    body: ({ event }) => ({ key: crypto.randomUUID(), ids: [event], tag: 987_654, days_before: 14 }),
    answer: 409,
  },
  'POST /{lang}/api/admin/changes/undo': {
    for: 'authors',
    body: () => ({ key: crypto.randomUUID(), kind: 'media', command: crypto.randomUUID() }),
    answer: 404,
  },
  'POST /{lang}/api/admin/events/event/{id}/announcements/{notice}/stop': {
    for: 'editors',
    body: () => ({}),
    answer: 200,
  },
  'POST /{lang}/api/admin/events/event/{id}/ripple/{place}': {
    for: 'editors',
    body: () => ({}),
    answer: 404,
  },
  'DELETE /{lang}/api/admin/releases/release/{id}/items/{item}': { for: 'editors', answer: 204 },
  'POST /{lang}/api/admin/releases/release/{id}/items/drop': {
    for: 'editors',
    body: ({ releaseItem }) => ({ items: [releaseItem] }),
    answer: 204,
  },
  'POST /{lang}/api/admin/releases/release/{id}/collect': {
    for: 'editors',
    body: ({ event }) => ({ meant: { kind: 'event', ids: [event] } }),
    answer: 200,
  },
  'POST /{lang}/api/admin/releases/release/{id}/check': {
    for: 'editors',
    body: () => ({}),
    answer: 200,
  },
  'POST /{lang}/api/admin/releases/release/{id}/inverse': {
    for: 'editors',
    body: () => ({ name: 'Zurück' }),
    answer: 201,
  },
  'POST /{lang}/api/admin/guard/checks': {
    for: 'authors',
    body: ({ event }) => ({ kind: 'event', id: event }),
    answer: 200,
  },
  'POST /{lang}/api/admin/guard/findings/{id}/acceptance': {
    for: 'editors',
    body: () => ({ reason: 'So gewollt' }),
    answer: 204,
  },
  'DELETE /{lang}/api/admin/guard/findings/{id}/acceptance': { for: 'editors', answer: 204 },
  'PUT /{lang}/api/admin/guard/rules/{code}': {
    for: 'administrators',
    body: () => ({ is_on: false }),
    answer: 204,
  },
  'PUT /{lang}/api/admin/house/time-zone': {
    for: 'administrators',
    body: () => ({ zone: 'Europe/London' }),
    answer: 204,
  },
  'POST /{lang}/api/admin/releases/release/{id}/links': {
    for: 'editors',
    body: () => ({ days: 3 }),
    answer: 201,
  },
  'DELETE /{lang}/api/admin/releases/release/{id}/links/{link}': { for: 'editors', answer: 204 },
  'POST /{lang}/api/admin/house/webhook/{id}/secret': { for: 'administrators', answer: 201 },
  'POST /{lang}/api/admin/house/webhook/{id}/test': { for: 'administrators', answer: 201 },
  'POST /{lang}/api/admin/house/webhook/{id}/deliveries/{delivery}/again': {
    for: 'administrators',
    answer: 200,
  },
  'POST /{lang}/api/admin/house/api-token/{id}/secret': { for: 'administrators', answer: 201 },
  'DELETE /{lang}/api/admin/house/api-token/{id}/secret': { for: 'administrators', answer: 204 },
  'PATCH /{lang}/api/admin/form-entries/{id}': { for: 'editors', body: () => ({ note: 'Neu' }), answer: 200 },
  'DELETE /{lang}/api/admin/form-entries/{id}': { for: 'editors', answer: 204 },
  'POST /{lang}/api/admin/form-entries/delete': {
    for: 'editors',
    body: ({ entry }) => ({ ids: [entry] }),
    answer: 200,
  },
  'POST /{lang}/api/admin/corrections/{id}/answer': {
    for: 'editors',
    body: () => ({ accept: [], answer: 'Danke' }),
    answer: 404,
  },
  'POST /{lang}/api/admin/corrections/{id}/reopen': { for: 'editors', answer: 404 },
  'DELETE /{lang}/api/admin/corrections/{id}': { for: 'editors', answer: 404 },
  'POST /{lang}/api/admin/merges': {
    for: 'editors',
    body: () => ({ kind: 'artist', from: 987_654, into: 987_655 }),
    answer: 404,
  },
  'POST /{lang}/api/admin/merges/undo': {
    for: 'editors',
    body: () => ({ kind: 'artist', id: 987_654 }),
    answer: 404,
  },
  'POST /{lang}/api/admin/duplicates/different': {
    for: 'editors',
    body: () => ({ kind: 'artist', ids: [987_654, 987_655], is_different: true }),
    answer: 204,
  },
  'POST /{lang}/api/admin/missed-paths/ignored': {
    for: 'editors',
    body: () => ({ path: '/de/nie-dagewesen', is_ignored: true }),
    answer: 404,
  },
  'POST /{lang}/api/admin/imports': {
    for: 'editors',
    query: () => 'name=saison.csv',
    body: () => new Blob(['Datum;Titel\n18.3.2027;Abend']),
    answer: 201,
  },
  'POST /{lang}/api/admin/feed-imports': { for: 'editors', body: () => ({}), answer: 201 },
  'POST /{lang}/api/admin/planning-systems/{id}/imports': { for: 'editors', body: () => ({}), answer: 201 },
  'PUT /{lang}/api/admin/planning-systems/{id}/secret': {
    for: 'administrators',
    body: () => ({ secret: 'geheim' }),
    answer: 204,
  },
  'POST /{lang}/api/admin/imports/{id}/trial': {
    for: 'editors',
    body: () => ({ columns: ['date', 'title_de'] }),
    answer: 200,
  },
  // Nobody has checked it.
  'POST /{lang}/api/admin/imports/{id}/start': { for: 'editors', body: () => ({}), answer: 409 },
  'POST /{lang}/api/admin/imports/{id}/undo': { for: 'editors', body: () => ({}), answer: 409 },
  'POST /{lang}/api/admin/imports/{id}/rows': {
    for: 'editors',
    body: () => ({ line: 2, date_start: null }),
    answer: 409,
  },
  'DELETE /{lang}/api/admin/import-mappings/{id}': { for: 'editors', answer: 204 },
  'POST /{lang}/api/admin/redirect-imports': {
    for: 'editors',
    body: () => ({ text: '/de/alt;/de/neu', is_trial: true }),
    answer: 200,
  },
  'POST /{lang}/api/admin/redirect-imports/{id}/undo': { for: 'editors', body: () => ({}), answer: 200 },
  'POST /{lang}/api/admin/replacements/preview': {
    for: 'authors',
    body: () => ({ sought: 'Seite', instead: 'Blatt', languages: ['de'], where: ['page'] }),
    answer: 200,
  },
  // The text is not what the caller has seen.
  'POST /{lang}/api/admin/replacements': {
    for: 'authors',
    body: ({ id }) => ({
      sought: 'Seite',
      instead: 'Blatt',
      languages: ['de'],
      where: ['page'],
      texts: [{ subject: `section:page:${id}:de`, path: ['head', 'title'], seen: 'old', places: [0] }],
    }),
    answer: 200,
  },
  'POST /{lang}/api/admin/replacements/{id}/undo': { for: 'authors', body: () => ({}), answer: 404 },
  'POST /{lang}/api/admin/personal-data': {
    for: 'editors',
    body: () => ({ email: 'clara@example.org' }),
    answer: 200,
  },
  'POST /{lang}/api/admin/personal-data/export': {
    for: 'editors',
    body: () => ({ email: 'clara@example.org' }),
    answer: 200,
  },
  'POST /{lang}/api/admin/personal-data/delete': {
    for: 'editors',
    body: () => ({ email: 'clara@example.org' }),
    answer: 200,
  },
  'POST /{lang}/api/admin/media-uploads': {
    for: 'authors',
    body: () => ({ name: 'a.png', size: png.length }),
    answer: 201,
  },
  'PATCH /{lang}/api/admin/media-uploads/{id}': {
    for: 'authors',
    query: () => 'offset=0',
    body: () => new Blob([png.subarray(0, 5)]),
    answer: 200,
  },
  'DELETE /{lang}/api/admin/media-uploads/{id}': { for: 'authors', answer: 204 },
  'POST /api/reconcile': { for: 'everybody', body: () => new URLSearchParams(), answer: 200 },
  'POST /{lang}/pageeditor-api/login': { for: 'everybody', body: () => account, answer: 200 },
  'POST /{lang}/pageeditor-api/login/code': {
    for: 'everybody',
    body: () => ({ second_step: 'unknown', code: '123456' }),
    answer: 401,
  },
  'POST /{lang}/pageeditor-api/login/passkey': {
    for: 'everybody',
    body: () => ({ answer: '{}', sealed: 'unknown' }),
    answer: 401,
  },
  'POST /{lang}/pageeditor-api/logout': { for: 'authors', body: () => ({}), answer: 204 },
  'POST /{lang}/pageeditor-api/container': { for: 'authors', body: ({ slug }) => ({ slug }), answer: 200 },
  'POST /{lang}/pageeditor-api/container/{id}': {
    for: 'authors',
    body: ({ slug }) => ({ slug, layout: '50-50' }),
    answer: 200,
  },
  'POST /{lang}/pageeditor-api/container/reorder': {
    for: 'authors',
    body: ({ slug }) => ({ slug, containers: [{ id: 'box', after: null }] }),
    answer: 200,
  },
  'DELETE /{lang}/pageeditor-api/container/{id}': {
    for: 'authors',
    query: ({ slug }) => `slug=${slug}`,
    answer: 200,
  },
  'POST /{lang}/pageeditor-api/block': {
    for: 'authors',
    body: ({ slug }) => ({ slug, type: 'headline', fields: { content: 'Zwei' } }),
    answer: 200,
  },
  'POST /{lang}/pageeditor-api/block/{id}': {
    for: 'authors',
    body: ({ slug }) => ({ slug, fields: { content: 'Anders' } }),
    answer: 200,
  },
  'DELETE /{lang}/pageeditor-api/block/{id}': {
    for: 'authors',
    query: ({ slug }) => `slug=${slug}`,
    answer: 200,
  },
  'POST /{lang}/pageeditor-api/reorder': {
    for: 'authors',
    body: ({ slug }) => ({ slug, blocks: [{ id: 'one', after: null }] }),
    answer: 200,
  },
  'POST /{lang}/pageeditor-api/draft/{slug}/changes': {
    for: 'authors',
    body: () => ({
      client: 'window-b',
      base: 1,
      changes: [{ id: crypto.randomUUID(), operations: [headline] }],
    }),
    answer: 200,
  },
  'POST /{lang}/pageeditor-api/draft/{slug}/presence': {
    for: 'authors',
    body: () => ({ client: 'window-b', base: 1, block: null }),
    answer: 200,
  },
  'POST /{lang}/pageeditor-api/shown': {
    for: 'authors',
    body: () => ({ content: { version: 1, containers: [] } }),
    answer: 200,
  },
  'POST /{lang}/pageeditor-api/draft/{slug}/versions': { for: 'authors', body: () => ({}), answer: 200 },
  'POST /{lang}/pageeditor-api/draft/{slug}/translation': {
    for: 'authors',
    body: () => ({ blocks: ['one'] }),
    answer: 200,
  },
  'POST /{lang}/pageeditor-api/draft/{slug}/preview-link': { for: 'authors', body: () => ({}), answer: 200 },
  'POST /{lang}/pageeditor-api/draft/{slug}/publication': {
    for: 'editors',
    body: () => ({ sequence: 1 }),
    answer: 200,
  },
  'DELETE /{lang}/pageeditor-api/draft/{slug}/publication': { for: 'editors', answer: 200 },
  'POST /{lang}/pageeditor-api/page-settings': {
    for: 'authors',
    body: () => ({ parent_id: null, title, template: 'visit' }),
    answer: 200,
  },
  'POST /{lang}/pageeditor-api/page-settings/{id}': { for: 'authors', body: () => ({ title }), answer: 200 },
  'POST /{lang}/pageeditor-api/page-settings/{id}/move': {
    for: 'editors',
    body: () => ({ parent_id: null, after: null }),
    answer: 200,
  },
  'POST /{lang}/pageeditor-api/draft/{slug}/comments': {
    for: 'authors',
    body: () => ({ body: 'Stimmt das?' }),
    answer: 200,
  },
  'POST /{lang}/pageeditor-api/comments/{id}': {
    for: 'authors',
    body: () => ({ is_resolved: true }),
    answer: 200,
  },
  'DELETE /{lang}/pageeditor-api/comments/{id}': { for: 'authors', answer: 200 },
  'POST /{lang}/pageeditor-api/draft/{slug}/suggestions': {
    for: 'authors',
    body: () => ({ block: 'one', field: 'content', before: 'Eins', after: 'Zwei' }),
    answer: 200,
  },
  'POST /{lang}/pageeditor-api/suggestions/{id}': {
    for: 'authors',
    body: () => ({ outcome: 'declined' }),
    answer: 200,
  },
  'POST /{lang}/pageeditor-api/draft/{slug}/review': { for: 'authors', body: () => ({}), answer: 200 },
  'DELETE /{lang}/pageeditor-api/draft/{slug}/review': { for: 'editors', answer: 200 },
  'POST /{lang}/pageeditor-api/page-settings/{id}/template': {
    for: 'editors',
    body: () => ({ name: 'Konzertreihe' }),
    answer: 200,
  },
  'DELETE /{lang}/pageeditor-api/page-templates/{id}': { for: 'editors', answer: 200 },
  'POST /{lang}/pageeditor-api/page-trash/{id}/restore': {
    for: 'editors',
    body: () => ({}),
    answer: 200,
  },
  'POST /{lang}/pageeditor-api/shared-blocks': {
    for: 'authors',
    body: () => ({ name: { de: 'Kassenzeiten' }, content: headlineContent }),
    answer: 200,
  },
  'POST /{lang}/pageeditor-api/shared-blocks/{id}': {
    for: 'authors',
    body: () => ({ name: { de: 'Zeiten' } }),
    answer: 200,
  },
  'DELETE /{lang}/pageeditor-api/shared-blocks/{id}': { for: 'editors', answer: 200 },
  'POST /{lang}/pageeditor-api/shared-blocks/{id}/restore': {
    for: 'editors',
    body: () => ({}),
    answer: 200,
  },
  'DELETE /{lang}/pageeditor-api/page-settings/{id}': { for: 'editors', answer: 204 },
}

test('Every call that changes something is tested here, or with the records', async () => {
  const isRecordCall = (call: string) =>
    recordDefinitions.some(({ path }) =>
      [
        `/{lang}/api/admin/${path}`,
        `/{lang}/api/admin/${path}/{id}`,
        `/{lang}/api/admin/${path}/{id}/restore`,
        `/{lang}/api/admin/${path}/{id}/presence`,
      ].some((each) => call.endsWith(` ${each}`)),
    )
  const calls = (await readUnsafeCalls()).map(([call]) => call)
  expect(Object.keys(rows).toSorted()).toEqual(calls.filter((call) => !isRecordCall(call)).toSorted())
})

test('The contract says of every call which right it takes, so that others are refused at once', async () => {
  // Who may end a review depends on who has asked for it.
  const exceptions = ['DELETE /{lang}/pageeditor-api/draft/{slug}/review']
  const limited = Object.entries(rows)
    .filter(([call, row]) => ['editors', 'administrators'].includes(row.for) && !exceptions.includes(call))
    .map(([call, row]) => [call, row.for === 'administrators'])
  const described = (await readUnsafeCalls())
    .filter(([call, right]) => Object.hasOwn(rows, call) && right !== undefined && right !== 'write_drafts')
    .map(([call, right]) => [call, right === 'administer'])
  expect(Object.fromEntries(described)).toEqual(Object.fromEntries(limited))
})

type CallerName = (typeof callerNames)[number]

test.each(callerNames)('%s may make just the calls that the table allows', async (name) => {
  await createUser(systemScope(database.db), { ...account, username: 'Gast', role: 'author' })
  const event = await createTestEvent(systemScope(database.db), {
    dateStart: new Date('2027-03-18T18:30:00Z'),
    ticketSaleFrom: new Date('2026-12-01T09:00:00Z'),
  })
  const { administrator, caller } = await createCaller(name)
  const site = await createSite({ event, writer: administrator, author: caller.scope })
  const app = openApi(() => caller.scope)
  const expected: Record<string, number> = {}
  const statuses: Record<string, number> = {}
  const isAllowed = (row: Row) => row.for === 'everybody' || caller.isAllowed.includes(row.for)
  const [allowed, refused] = [true, false].map((wanted) =>
    Object.entries(rows).filter(([, row]) => isAllowed(row) === wanted),
  )

  const before = await describeSite(site)
  for (const [call, row] of refused ?? []) {
    expected[call] = caller.refusal
    statuses[call] = await ask(app, call, row, { site, token: caller.token })
  }
  expect(await describeSite(site)).toEqual(before)

  for (const [call, row] of allowed ?? []) {
    expected[call] = row.answer
    statuses[call] = await database.attempt(() => ask(app, call, row, { site, token: caller.token }))
  }
  expect(statuses).toEqual(expected)
})

describe('An author', () => {
  test.each(['page', 'event', 'article', 'subscription', 'shared'] as const)(
    'can write the draft of a section of kind %s, but not publish it',
    async (kind) => {
      const id = await createOwner(kind)
      const scope = await createAuthor(database.db, 'Anna', 'author')
      const app = openApi(() => scope)
      const at = (path: string) => `http://localhost/de/pageeditor-api/${path}`
      const post = (path: string, body: unknown) =>
        app.request(at(path), {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'X-CSRFToken': testCsrfToken },
          body: JSON.stringify(body),
        })
      const slug = `${kind}-${id}`
      expect((await post('container', { slug })).status).toBe(200)
      const fields = { content: 'Entwurf' }
      expect((await post('block', { slug, type: 'headline', fields })).status).toBe(200)
      expect((await post(`draft/${slug}/publication`, { sequence: 2 })).status).toBe(403)
      expect((await anybody.request(at(`container/by-slug/${slug}`))).status).toBe(404)
    },
  )

  test('creates pages that nobody else sees until an editor publishes them', async () => {
    const author = await createAuthor(database.db, 'Anna', 'author')
    const editor = await createAuthor(database.db, 'Erik', 'editor')
    const send = async (scope: Scope, path: string, body: unknown) => {
      const answer = await openApi(() => scope).request(`http://localhost/de/pageeditor-api/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-CSRFToken': testCsrfToken },
        body: JSON.stringify(body),
      })
      return { status: answer.status, body: (await answer.json()) as { id: number; sequence: number } }
    }
    const { body: page } = await send(author, 'page-settings', { parent_id: null, title })
    const settings = `page-settings/${page.id}`
    const named = { title: { de: 'Neu', en: 'Brand new' } }
    expect((await send(author, settings, named)).status).toBe(200)
    expect((await send(author, settings, { in_menu: true })).status).toBe(403)
    const seen = async () => (await anybody.request('http://localhost/de/pageeditor-api/page/neu')).status
    expect(await seen()).toBe(404)
    const { body: draft } = await send(author, 'container', { slug: `page-${page.id}` })
    const publication = { sequence: draft.sequence }
    expect((await send(author, `draft/page-${page.id}/publication`, publication)).status).toBe(403)
    expect(await seen()).toBe(404)
    expect((await send(editor, `draft/page-${page.id}/publication`, publication)).status).toBe(200)
    expect(await seen()).toBe(200)
    expect((await send(author, settings, named)).status).toBe(403)
    expect((await send(editor, settings, { in_menu: true })).status).toBe(200)
  })
})

const description = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.object({ 'x-right': z.string().optional() }))),
})

async function readUnsafeCalls(): Promise<[call: string, right: string | undefined][]> {
  const { paths } = description.parse(await (await anybody.request('/api/openapi.json')).json())
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => ['post', 'put', 'patch', 'delete'].includes(method))
      .map(([method, { 'x-right': right }]): [string, string | undefined] => [
        `${method.toUpperCase()} ${path}`,
        right,
      ]),
  )
}

type Caller = {
  scope: Scope
  isAllowed: Row['for'][]
  refusal: 401 | 403
  token: string | null
}

/** The roles, and staff whose call a foreign page may have made: without the session's token, or with another. */
async function createCaller(name: CallerName): Promise<{ administrator: Scope; caller: Caller }> {
  const staff = (role: Role) => createAuthor(database.db, role, role)
  const administrator = await staff('administrator')
  const ofEditors: Row['for'][] = ['visitors', 'authors', 'editors']
  const ofStaff = { refusal: 403 as const, token: testCsrfToken }
  const forged = { scope: administrator, isAllowed: [], refusal: 403 as const }
  const callers: Record<CallerName, () => Promise<Caller>> = {
    'an administrator': async () => ({
      ...ofStaff,
      scope: administrator,
      isAllowed: [...ofEditors, 'administrators'],
    }),
    'an editor': async () => ({ ...ofStaff, scope: await staff('editor'), isAllowed: ofEditors }),
    'an author': async () => ({
      ...ofStaff,
      scope: await staff('author'),
      isAllowed: ['visitors', 'authors'],
    }),
    'a stranger': async () => ({
      scope: visitorScope(database.db),
      isAllowed: ['visitors'],
      refusal: 401,
      token: testCsrfToken,
    }),
    'staff without a token': async () => ({ ...forged, token: null }),
    'staff with a wrong token': async () => ({ ...forged, token: `${testCsrfToken}x` }),
  }
  return { administrator, caller: await callers[name]() }
}

/** A page of its own with a draft of one headline. */
async function createSite({
  event,
  writer,
  author,
}: {
  event: number
  writer: Scope
  author: Scope
}): Promise<Site> {
  const { de } = await createTestPage(database.db, 'seite')
  const change = changeOf(insertBox(), insertHeadline('one', 'Eins'))
  await sendChanges(writer, de, { client: 'window-a', base: 0, changes: [change] })
  const scope = systemScope(database.db)
  const fields = [draftField('name')]
  const { id: form } = await createForm(scope, draftForm({ slug: 'formular', fields }))
  const { id: sent } = await createForm(scope, draftForm({ slug: 'gesendet' }))
  const entry = await storeTestEntry(database.db, sent, { values: { email: ['clara@example.org'] } })
  await insertMedia(database.db, 'bild')
  const upload = (await beginUpload(scope, { name: 'a.png', size: png.length })).id
  const { de: gone } = await createTestPage(database.db, 'geloescht')
  await deletePage(scope, gone.ownerId)
  const sectionId = await ensureSection(writer, de)
  const [comment] = await database.db
    .insert(comments)
    .values({ sectionId, authorId: authorOf(author) ?? authorOf(writer), body: 'Zu lang?' })
    .returning({ id: comments.id })
  const [suggestion] = await database.db
    .insert(comments)
    .values({
      sectionId,
      block: 'one',
      body: '',
      suggestion: { field: 'content', before: 'Eins', after: 'Zwei' },
    })
    .returning({ id: comments.id })
  await database.db.insert(reviewRequests).values({ sectionId })
  const [template] = await database.db
    .insert(pageTemplates)
    .values({ name: 'Vorlage', content: {} })
    .returning({ id: pageTemplates.id })
  const [shared, trashedShared] = await database.db
    .insert(sharedBlocks)
    .values([{ name: { de: 'Block', en: '' } }, { name: { de: 'Gelöscht', en: '' }, deletedAt: scope.now }])
    .returning({ id: sharedBlocks.id })
  const importer = await createAuthor(database.db, 'importer', 'editor')
  const importRun = await beginImport(importer, recordStores, {
    name: 'saison.csv',
    bytes: Buffer.from('Datum;Titel\n18.3.2027;Abend'),
  })
  const [mapping] = await database.db
    .insert(importMappings)
    .values({ name: 'Plan', headings: 'datum', columns: ['date'] })
    .returning({ id: importMappings.id })
  const sendAt = new Date(scope.now.getTime() + 600_000)
  const [notice] = await database.db
    .insert(changeNotices)
    .values({ eventId: event, kind: 'cast', announcedAt: new Date(sendAt.getTime() - form), sendAt })
    .returning({ id: changeNotices.id })
  const [release, published] = await database.db
    .insert(releases)
    .values([{ name: 'Saison' }, { name: 'Davor', state: 'published', publishedAt: scope.now }])
    .returning({ id: releases.id })
  const [item] = await database.db
    .insert(releaseItems)
    .values({
      releaseId: release?.id ?? 0,
      what: 'record',
      kind: 'event',
      subjectId: event,
      changes: { responsible: 'Bo' },
    })
    .returning({ id: releaseItems.id })
  const [finding] = await database.db
    .insert(findings)
    .values({ rule: 'missing-price', kind: 'event', subjectId: event, key: 'price', foundAt: scope.now })
    .returning({ id: findings.id })
  const [link] = await database.db
    .insert(previewLinks)
    .values({
      tokenHash: 'link',
      releaseId: release?.id ?? 0,
      expiresAt: new Date(scope.now.getTime() + 86_400_000),
    })
    .returning({ id: previewLinks.id })
  const [webhook] = await database.db
    .insert(webhooks)
    .values({ name: 'Partner', address: 'https://hooks.example/' })
    .returning({ id: webhooks.id })
  await database.db.insert(webhookSecrets).values({ webhookId: webhook?.id ?? 0, sealed: 'sealed ' })
  const [delivery] = await database.db
    .insert(webhookDeliveries)
    .values({ webhookId: webhook?.id ?? 0, messageId: 'msg', type: 'test', body: '{}' })
    .returning({ id: webhookDeliveries.id })
  const [apiToken] = await database.db
    .insert(apiTokens)
    .values({ name: 'Partner', expiresAt: sendAt })
    .returning({ id: apiTokens.id })
  await database.db.insert(apiTokenSecrets).values({ tokenId: apiToken?.id ?? 0, tokenHash: 'hash' })
  const [planningSystem] = await database.db
    .insert(planningSystems)
    .values({ name: 'Dispo', address: 'https://dispo.example/', hour: 4 })
    .returning({ id: planningSystems.id })
  return {
    planningSystem: planningSystem?.id ?? 0,
    webhook: webhook?.id ?? 0,
    delivery: delivery?.id ?? 0,
    apiToken: apiToken?.id ?? 0,
    slug: `page-${de.ownerId}`,
    importRun,
    mapping: mapping?.id ?? 0,
    id: de.ownerId,
    event,
    notice: notice?.id ?? 0,
    release: release?.id ?? 0,
    releaseItem: item?.id ?? 0,
    finding: finding?.id ?? 0,
    releaseLink: link?.id ?? 0,
    published: published?.id ?? 0,
    form,
    entry,
    trashed: gone.ownerId,
    comment: comment?.id ?? 0,
    suggestion: suggestion?.id ?? 0,
    template: template?.id ?? 0,
    shared: shared?.id ?? 0,
    trashedShared: trashedShared?.id ?? 0,
    upload,
  }
}

/** Everything that the calls could have changed. */
async function describeSite({ slug, id, event, entry, upload }: Site): Promise<unknown> {
  const scope = { ...systemScope(database.db) }
  const app = openApi(() => ({
    ...scope,
    viewer: { kind: 'staff', userId: 1, name: 'Test', email: 'test@example.org', role: 'administrator' },
  }))
  const read = async (path: string): Promise<unknown> =>
    (await app.request(`http://localhost/de/${path}`)).json()
  const paths = [
    `pageeditor-api/draft/${slug}`,
    `pageeditor-api/page-settings/${id}`,
    'pageeditor-api/page-tree',
    'pageeditor-api/page-trash',
    'pageeditor-api/page-templates',
    'pageeditor-api/shared-blocks',
    `pageeditor-api/draft/${slug}/comments`,
    'api/admin/forms_builder/form?page_size=100',
    `api/admin/form-entries/${entry}`,
    'api/admin/media?page_size=100',
    `api/admin/media-uploads/${upload}`,
    `api/admin/events/event/${event}/announcements`,
    'api/admin/guard/rules',
    'api/admin/house/time-zone',
  ]
  return Promise.all([
    ...paths.map(read),
    database.db.$count(importRuns),
    database.db.$count(importMappings),
    database.db.$count(formFiles),
    database.db.$count(formEntries),
    database.db.$count(releases),
    database.db.$count(releaseItems),
    database.db.$count(webhookSecrets),
    database.db.$count(webhookDeliveries),
    database.db.select().from(apiTokenSecrets),
    database.db.select({ sealed: planningSystems.sealedSecret }).from(planningSystems),
    database.db.select({ expiresAt: previewLinks.expiresAt }).from(previewLinks),
  ])
}

async function ask(
  app: ReturnType<typeof openApi>,
  operation: string,
  { body, query }: Row,
  { site, token }: { site: Site; token: string | null },
): Promise<number> {
  const [method = '', path = ''] = operation.split(' ')
  const address = path
    .replace('{lang}', 'de')
    .replace('{slug}', site.slug)
    .replace('{notice}', String(site.notice))
    .replace('{delivery}', String(site.delivery))
    .replace('{item}', String(site.releaseItem))
    .replace('{code}', 'missing-price')
    .replace('{link}', String(site.releaseLink))
    .replace('{place}', '0123456789abcdef')
    .replace(/\{(?:id|batch)\}/, idIn(path, site))
  const sent = body?.(site)
  const answer = await app.request(`http://localhost${address}?${query?.(site) ?? ''}`, {
    method,
    headers: {
      ...(token !== null && { 'X-CSRFToken': token }),
      ...(sent instanceof Blob && { 'Content-Type': 'application/octet-stream' }),
      ...(body && !isWholeBody(sent) && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: isWholeBody(sent) ? sent : JSON.stringify(sent) }),
  })
  return answer.status
}

function isWholeBody(sent: unknown): sent is FormData | Blob {
  return sent instanceof FormData || sent instanceof Blob || sent instanceof URLSearchParams
}

/** The subject of a call, by its path. */
function idIn(path: string, { id, entry, trashed, upload, comment, template, ...site }: Site): string {
  if (path.includes('/inverse')) return String(site.published)
  if (path.includes('releases/release')) return String(site.release)
  if (path.includes('planning-systems')) return String(site.planningSystem)
  if (path.includes('house/webhook')) return String(site.webhook)
  if (path.includes('house/api-token')) return String(site.apiToken)
  if (path.includes('events/event')) return String(site.event)
  if (path.includes('guard/findings')) return String(site.finding)
  if (path.includes('shared-blocks'))
    return String(path.includes('restore') ? site.trashedShared : site.shared)
  if (path.includes('page-templates')) return String(template)
  if (path.includes('/comments/')) return String(comment)
  if (path.includes('/suggestions/')) return String(site.suggestion)
  if (path.includes('page-trash')) return String(trashed)
  if (path.includes('page-settings')) return String(id)
  if (path.includes('admin/form-entries')) return String(entry)
  if (path.includes('admin/corrections')) return '987654'
  if (path.includes('admin/media-uploads')) return upload
  if (path.includes('import-mappings')) return String(site.mapping)
  if (path.includes('admin/imports')) return String(site.importRun)
  if (path.includes('redirect-imports') || path.includes('replacements'))
    return '00000000-0000-4000-8000-000000000001'
  return path.includes('container') ? 'box' : 'one'
}

async function createOwner(kind: 'page' | 'event' | 'article' | 'subscription' | 'shared'): Promise<number> {
  const scope = systemScope(database.db)
  const name = { de: 'Name', en: 'name' }
  const slug = { de: 'name', en: 'name' }
  if (kind === 'page') return (await createTestPage(database.db)).de.ownerId
  if (kind === 'event') return createTestEvent(scope)
  if (kind === 'shared') return (await createSharedBlock(scope, 'de', { name, content: headlineContent })).id
  if (kind === 'article')
    return createArticle(scope, { title: name, slug, publishedAt: scope.now, tagIds: [], eventIds: [] })
  const groups = await createSubscriptionGroups(scope, [{ key: 'a', name }])
  return createSubscription(scope, { groupId: groups.get('a') ?? 0, title: name, slug, eventIds: [] })
}
