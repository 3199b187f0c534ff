import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  findDraft,
  listEditorialTasks,
  listVersions,
  publishDraft,
  sectionStatus,
  changePageSettings,
  deletePage,
  ensureFixedPages,
  findPage,
  publishPageContent,
  type SectionKey,
} from '#domain/content/index.server.ts'
import { releaseItems, releases } from '#db/schema/index.ts'
import { markEntry } from '#domain/forms/index.server.ts'
import type { LastBackup } from '#domain/hub/index.server.ts'
import { saveSettings } from '#domain/house/index.server.ts'
import { listWaitingMails, noteSent, sendTestMail } from '#domain/mail/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { LanguageProvider } from '#i18n/language-context.tsx'
import type { Language } from '#i18n/languages.ts'
import { operationNotes, type NoteCode } from '#i18n/lazy/operation-notes.ts'
import { useTestDatabase } from '../../../../tests/support/database.ts'
import {
  createAuthor,
  createTestPage,
  insertBox,
  insertHeadline,
  later,
  send,
  setContent,
  textOf,
} from '../../../../tests/support/drafts.ts'
import {
  buildContent,
  createTestEvent,
  createGenres,
  systemScope,
  testNow,
} from '../../../../tests/support/factories.ts'
import { storeTestEntry } from '../../../../tests/support/stored-entries.ts'
import { createTestForm } from '../../../../tests/support/forms.ts'
import { testAccounts } from '../../../../tests/support/test-accounts.ts'
import { testFallback } from '../../../../tests/support/test-fallback.ts'
import { PageError, Redirection } from '../../page-responses.ts'
import { readPageRequest } from '../../page-request.server.ts'
import hub from './hub.page.tsx'

const database = useTestDatabase()
const origin = 'https://house.example'
const csrf = 'the token of the session'
const inMinutes = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000)

let anna: Scope
let de: SectionKey
let en: SectionKey

beforeEach(async () => {
  anna = await createAuthor(database.db, 'Anna')
  ;({ de, en } = await createTestPage(database.db))
})

/** A draft with one headline, which is then changed. */
async function write(key: SectionKey, text: string): Promise<number> {
  const sequence = (await findDraft(anna, key))?.sequence ?? 0
  const operations = sequence === 0 ? [insertBox(), insertHeadline('one', text)] : [setContent('one', text)]
  return (await send(anna, key, 'window-a', sequence, ...operations)).sequence
}

/** Opens the hub as a viewer, or posts a form to it; returns its text, or the redirect. */
async function open(
  scope: Scope,
  {
    address = '/cms-hub',
    form = null,
    language = 'de',
    notes = [],
    backup = null,
    shopOrigin = 'https://shop.example',
  }: Opening = {},
): Promise<{ status: number; text?: string; location?: string; message?: string }> {
  const { viewer } = scope
  const session =
    viewer.kind === 'staff' ? { viewer, csrfToken: csrf, hasDemoPassword: false, language } : null
  const context = {
    scope,
    session,
    publicOrigin: origin,
    fallback: { ...testFallback, shop_origin: shopOrigin || null },
    address: '127.0.0.1',
    accounts: testAccounts,
    releasePreview: null,
    mayBeTracked: false,
    hasStyleguide: false,
    isSecure: true,
    findNotes: async () => notes,
    lastBackup: () => backup,
  }
  try {
    const asked = new Request(origin + address, { headers: { origin } })
    const { page } = await hub.open(await readPageRequest(context, asked, {}), form && formOf(form))
    const shown = { language, children: page.view }
    return {
      status: page.status,
      text: renderToString(createElement(LanguageProvider, shown)),
    }
  } catch (ending) {
    if (ending instanceof Redirection) return { status: ending.status, location: ending.location }
    if (ending instanceof PageError) return { status: ending.status, message: ending.message }
    throw ending
  }
}
type Fields = Record<string, string | number>
type Opening = {
  address?: string
  form?: Fields | null
  language?: Language
  notes?: readonly NoteCode[]
  backup?: LastBackup | null
  shopOrigin?: string
}

function formOf(fields: Fields): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value))
  return form
}

const formFor = ({ ownerKind, ownerId, language }: SectionKey, more: Fields): Fields => ({
  csrf,
  kind: ownerKind,
  id: ownerId,
  language,
  ...more,
})

test('Staff see the notes for operators, each in their language', async () => {
  const notes: NoteCode[] = ['mail_as_files', 'files_unknown']
  for (const language of ['de', 'en'] as const) {
    const { text } = await open(anna, { language, notes })
    for (const code of notes) expect(text).toContain(operationNotes[language][code].slice(0, 40))
  }
})

test('Administrators see when the last backup was made, how large it is, and where', async () => {
  const jonas = await createAuthor(database.db, 'Jonas', 'administrator')
  const backup = { madeAt: '2026-11-21T01:15:00.000Z', bytes: 48_250_000, target: 's3://bucket/hall/' }
  const shown = async (scope: Scope, language: Language) =>
    ((await open(scope, { language, backup })).text ?? '').replaceAll('\u00a0', ' ')
  expect(await shown(jonas, 'de')).toContain('21. November 2026, 02.15 Uhr, 48,3 MB')
  expect(await shown(jonas, 'en')).toContain('21 November 2026, 2.15 am, 48.3 MB')
  expect(await shown(jonas, 'en')).toContain('s3://bucket/hall/')
  expect(await shown(anna, 'de')).not.toContain('Letzte Sicherung')
  expect((await open(jonas)).text).not.toContain('Letzte Sicherung')
})

test('The plan of one page is named among the scheduled tasks only, and a release with more by its name', async () => {
  await publishDraft(anna, de, { sequence: await write(de, 'Bald'), publishAt: inMinutes(10) })
  const plans = (await open(anna)).text ?? ''
  expect(plans).not.toContain('Veröffentlichungen in Arbeit</h2>')
  const [release] = await database.db.select().from(releases)
  await database.db.insert(releaseItems).values({
    releaseId: release?.id ?? 0,
    what: 'record',
    kind: 'event',
    subjectId: 1,
    changes: { is_online: true },
  })
  expect((await open(anna)).text).toContain('Veröffentlichungen in Arbeit</h2>')
})

describe('What a new house needs', () => {
  /** The tasks of the list by their names, and whether they are ticked. */
  const tasksIn = (text = '') =>
    Object.fromEntries(
      [
        ...text.matchAll(
          /<li( data-done="")?>(?:(?!<li).)*?(erledigt|offen|done|open)<!-- -->: <\/span><\/span>(.*?)<small>/g,
        ),
      ].map(([, isDone, , name = '']) => [name.replaceAll(/<[^>]*>/g, ''), isDone !== undefined]),
    )
  const openHouse = () => createAuthor(database.db, 'Jonas', 'administrator')

  test('is listed with a link to each place, in the language of the interface', async () => {
    const jonas = await openHouse()
    await ensureFixedPages(systemScope(database.db))
    const opened = { notes: ['mail_as_files'], shopOrigin: '' } as const
    const german = (await open(jonas, opened)).text
    expect(german).toContain('Richten Sie Ihr Haus ein')
    expect(german).toContain('0 von 17 erledigt')
    expect(Object.keys(tasksIn(german))).toEqual([
      'Name und Anschrift',
      'Säle',
      'Ticketshop',
      'Genres',
      'Reihen',
      'Saison',
      'Veranstaltungen',
      'Menü',
      'Barrierefreiheit',
      'Unterstützen',
      'Newsletter',
      'Besuch',
      'Impressum',
      'Datenschutz',
      'Allgemeine Geschäftsbedingungen',
      'Testmail',
      'Sicherung',
    ])
    for (const address of [
      '/admin/house/settings',
      '/admin/house/room',
      '/admin/events/season',
      '/de?edit=tree',
      '/de/impressum?edit',
    ])
      expect(german).toContain(`href="${address}"`)
    expect(german).not.toContain('Impressum (DE)')
    const english = (await open(jonas, { ...opened, language: 'en' })).text
    expect(english).toContain('0 of 17 done')
    expect(english).toContain('href="/en/imprint?edit"')
  })

  test('is ticked when it is done, a page when it is written in both languages', async () => {
    const jonas = await openHouse()
    const scope = systemScope(database.db)
    await ensureFixedPages(scope)
    const page = await findPage(scope, 'de', 'impressum')
    await publishPageContent(scope, page?.id ?? 0, 'de', buildContent('Wer wir sind'))
    await saveSettings(scope, {
      name: { de: 'Haus am Fluss', en: 'River Hall' },
      street: 'Uferweg 1',
      city: 'Musterstadt',
    })
    await createGenres(scope, [{ key: 'klassik', name: { de: 'Klassik', en: 'Classical' } }])
    const backup = { madeAt: '2026-11-21T01:15:00.000Z', bytes: 1, target: '/backups' }
    const half = (await open(jonas, { backup })).text
    expect(tasksIn(half)).toMatchObject({
      'Name und Anschrift': true,
      Säle: false,
      Ticketshop: true,
      Genres: true,
      Reihen: false,
      Impressum: false,
      Testmail: false,
      Sicherung: true,
    })
    expect(half).toContain('auf Englisch noch nicht veröffentlicht')
    expect(half).toContain('href="/en/imprint?edit"')
    await publishPageContent(scope, page?.id ?? 0, 'en', buildContent('Who we are'))
    await sendTestMail(jonas, { language: 'de', publicOrigin: origin })
    const [mail] = await listWaitingMails(scope)
    await noteSent(scope, mail ?? 0)
    expect(tasksIn((await open(jonas)).text)).toMatchObject({ Impressum: true, Testmail: true })
    const asFile = await open(jonas, { notes: ['mail_as_files'] })
    expect(tasksIn(asFile.text)).toMatchObject({ Testmail: false })
    expect(asFile.text).toContain('Zuletzt als Datei abgelegt')
  })

  test('is shown to editors without what only administrators can do, and not to authors', async () => {
    const shown = (await open(anna)).text
    expect(Object.keys(tasksIn(shown))).toEqual([
      'Säle',
      'Genres',
      'Reihen',
      'Saison',
      'Veranstaltungen',
      'Menü',
    ])
    expect(shown).not.toContain('Testmail')
    expect(shown).not.toContain('Liste ausblenden')
    const otto = await createAuthor(database.db, 'Otto', 'author')
    expect((await open(otto)).text).not.toContain('Richten Sie Ihr Haus ein')
  })

  test('puts templates into the empty drafts of the legal pages, for those who may publish them', async () => {
    const jonas = await openHouse()
    await ensureFixedPages(systemScope(database.db))
    const form = { csrf, action: 'begin-legal-pages' }
    expect((await open(jonas)).text).toContain('Vorlagen in die Entwürfe legen')
    expect(await open(jonas, { form })).toMatchObject({ location: '/cms-hub?done=legal_begun' })
    expect((await open(jonas)).text).toContain('Impressum (DE)')
    const otto = await createAuthor(database.db, 'Otto', 'author')
    expect(await open(otto, { form })).toMatchObject({ location: '/cms-hub?done=forbidden' })
  })

  test('can be hidden by administrators, and shown again', async () => {
    const jonas = await openHouse()
    await ensureFixedPages(systemScope(database.db))
    const act = (scope: Scope, action: string) => open(scope, { form: { csrf, action } })
    expect(await act(anna, 'hide-setup')).toMatchObject({ location: '/cms-hub?done=forbidden' })
    expect(await act(jonas, 'hide-setup')).toMatchObject({ location: '/cms-hub?done=hidden' })
    for (const scope of [jonas, anna]) expect((await open(scope)).text).not.toContain('id="setup"')
    expect((await open(anna)).text).toContain('Impressum (DE)')
    expect((await open(jonas)).text).toContain('Liste „Richten Sie Ihr Haus ein“ zeigen')
    expect(await act(jonas, 'show-setup')).toMatchObject({ location: '/cms-hub?done=shown' })
    expect((await open(anna)).text).toContain('id="setup"')
  })
})

describe('The hub lists', () => {
  test('the unread entries of forms with links to the back office, for those who may read them', async () => {
    const formId = await createTestForm(systemScope(database.db), { slug: 'barriere' })
    const entryId = await storeTestEntry(database.db, formId, { values: { email: ['clara@example.org'] } })
    const { text } = await open(anna)
    expect(text).toContain('Barriere melden: clara@example.org')
    expect(text).toContain(`href="/admin/forms_builder/entry/${entryId}"`)
    await markEntry(anna, entryId, { is_read: true })
    expect((await open(anna)).text).not.toContain('clara@example.org')
    expect((await open(anna)).text).toContain('Einträge aus Formularen')
    const bert = await createAuthor(database.db, 'Bert', 'author')
    expect((await open(bert)).text).not.toContain('Einträge aus Formularen')
  })

  test('every draft that differs from the published content, with a link to it, of pages and of records', async () => {
    const eventId = await createTestEvent(systemScope(database.db))
    const event: SectionKey = { ownerKind: 'event', ownerId: eventId, language: 'en' }
    await write(de, 'Eins')
    await write(event, 'One')
    const titles = async () =>
      (await listEditorialTasks(anna)).drafts.items.map(({ title, address }) => `${title} ${address}`)
    expect(await titles()).toEqual([
      'Seite /de/seite?draft',
      `An evening /en/program-and-tickets/an-evening/${eventId}?draft`,
    ])
    await publishDraft(anna, event, { sequence: 1 })
    await publishDraft(anna, de, { sequence: 1 })
    expect(await titles()).toEqual([])
    await write(de, 'Zwei')
    expect(await titles()).toEqual(['Seite /de/seite?draft'])
    await write(de, 'Eins')
    expect(await titles()).toEqual([])
  })

  test('nothing of a deleted page', async () => {
    await write(de, 'Eins')
    await publishDraft(anna, de, { sequence: 1, publishAt: inMinutes(5) })
    await deletePage(anna, de.ownerId)
    expect(await listEditorialTasks(anna)).toEqual({
      drafts: { items: [], hasMore: false },
      scheduled: { items: [], hasMore: false },
      untranslated: { items: [], hasMore: false },
    })
  })

  test('pages without content in a language, except those that lead to a subpage', async () => {
    await write(de, 'Eins')
    const untranslated = async () =>
      (await listEditorialTasks(anna)).untranslated.items.map(
        ({ title, section }) => `${title} ${section.language}`,
      )
    expect(await untranslated()).toEqual(['Seite en'])
    await changePageSettings(anna, de.ownerId, { is_clickable: false })
    expect(await untranslated()).toEqual([])
  })

  test('the newest twenty drafts, and that there are more', async () => {
    for (let number = 1; number <= 21; number++) {
      const page = await createTestPage(database.db, `seite-${number}`)
      await send(later(anna, number), page.de, 'window-a', 0, insertBox(), insertHeadline('one', 'Neu'))
    }
    const { drafts } = await listEditorialTasks(anna)
    expect(drafts).toMatchObject({ hasMore: true, items: { length: 20 } })
    expect(drafts.items[0]?.address).toBe('/de/seite-21?draft')
    expect((await open(anna)).text).toContain('Hier stehen die ersten 20.')
  })

  test('in the language of the interface, with forms that work without scripts', async () => {
    await write(de, 'Eins')
    await publishDraft(anna, de, { sequence: 1, publishAt: inMinutes(5), unpublishAt: inMinutes(65) })
    const german = (await open(anna)).text ?? ''
    expect(german).toContain('Entwurf verwerfen: Seite (DE)')
    expect(german).toContain('Planung streichen: Seite (DE)')
    expect(german).toContain('ab 21. November 2026, 13.05')
    expect(german).toContain('bis 21. November 2026, 14.05')
    const english = (await open(anna, { language: 'en' })).text ?? ''
    expect(english).toContain('Discard the draft: Seite (DE)')
    expect(english).toMatch(/<form [^>]*action="\/cms-hub" method="post">/)
    const author = await createAuthor(database.db, 'Otto', 'author')
    const shown = (await open(author)).text ?? ''
    expect(shown).toContain('Entwurf verwerfen')
    expect(shown).not.toContain('Planung streichen')
  })
})

describe('A form of the hub', () => {
  test('discards a draft: the published content is restored, and the draft stays among the versions', async () => {
    await write(de, 'Eins')
    await publishDraft(anna, de, { sequence: 1 })
    await write(de, 'Zwei')
    const author = await createAuthor(database.db, 'Otto', 'author')
    const form = formFor(de, { action: 'discard', sequence: 2 })
    expect(await open(author, { form })).toEqual({ status: 303, location: '/cms-hub?done=discarded' })
    expect(textOf((await findDraft(anna, de))?.content, 'one')).toBe('Eins')
    expect(await sectionStatus(anna, de)).toMatchObject({ has_unpublished_changes: false })
    expect((await listVersions(anna, de)).map(({ sequence }) => sequence)).toEqual([2, 1])
    expect(await open(author, { form })).toEqual({ status: 303, location: '/cms-hub?done=changed' })
    expect((await open(author, { address: '/cms-hub?done=changed' })).text).toContain(
      'Das hat inzwischen jemand',
    )
  })

  test('discards an unpublished draft, too', async () => {
    await write(en, 'One')
    const form = formFor(en, { action: 'discard', sequence: 1 })
    expect(await open(anna, { form })).toMatchObject({ location: '/cms-hub?done=discarded' })
    expect((await listEditorialTasks(anna)).drafts.items).toEqual([])
    expect((await findDraft(anna, en))?.content.containers).toEqual([])
  })

  test('cancels one scheduled beginning, or the end, of a publication', async () => {
    await write(de, 'Eins')
    await publishDraft(anna, de, { sequence: 1, unpublishAt: inMinutes(30) })
    await publishDraft(anna, de, { sequence: 1, publishAt: inMinutes(40) })
    await publishDraft(anna, de, { sequence: 1, publishAt: inMinutes(50) })
    const scheduled = async () => (await listEditorialTasks(anna)).scheduled.items
    expect((await scheduled()).map(({ what, at }) => [what, at])).toEqual([
      ['end', inMinutes(30).toISOString()],
      ['start', inMinutes(40).toISOString()],
      ['start', inMinutes(50).toISOString()],
    ])
    const [end, first] = await scheduled()
    const cancel = (task: typeof end) => formFor(de, { action: 'cancel', plan: task?.planId ?? 0 })
    const author = await createAuthor(database.db, 'Otto', 'author')
    expect(await open(author, { form: cancel(end) })).toMatchObject({ location: '/cms-hub?done=forbidden' })
    expect(await open(anna, { form: cancel(end) })).toMatchObject({ location: '/cms-hub?done=cancelled' })
    expect(await open(anna, { form: cancel(first) })).toMatchObject({ location: '/cms-hub?done=cancelled' })
    expect(await open(anna, { form: cancel(first) })).toMatchObject({ location: '/cms-hub?done=changed' })
    expect((await scheduled()).map(({ at }) => at)).toEqual([inMinutes(50).toISOString()])
    expect(await sectionStatus(anna, de)).toMatchObject({
      scheduled: [{ publish_at: inMinutes(50).toISOString() }],
    })
  })

  test('does nothing without the token of the session, or from another site', async () => {
    await write(de, 'Eins')
    const form = formFor(de, { action: 'discard', sequence: 1 })
    expect(await open(anna, { form: { ...form, csrf: 'guess' } })).toMatchObject({ status: 403 })
    expect(await open({ ...anna, viewer: { kind: 'visitor' } }, { form })).toEqual({
      status: 302,
      location: '/login?next=/cms-hub',
    })
    expect((await listEditorialTasks(anna)).drafts.items).toHaveLength(1)
  })

  test('that the hub did not make is refused with the name of its field', async () => {
    const right = formFor(de, { action: 'discard', sequence: 1 })
    const wrong: [Fields, string][] = [
      [{ ...right, action: 'explode' }, 'action'],
      [{ ...right, kind: 'user' }, 'kind'],
      [{ ...right, id: '1e9' }, 'id'],
      [{ ...right, language: 'fr' }, 'language'],
      [{ ...right, sequence: '-1' }, 'sequence'],
      [formFor(de, { action: 'cancel' }), 'plan'],
    ]
    for (const [form, field] of wrong)
      expect(await open(anna, { form, language: 'en' }), field).toEqual({
        status: 400,
        message: `The value of “${field}” is not valid. Nothing was changed.`,
      })
    expect(await open(anna, { form: { ...right, id: 0 } })).toMatchObject({
      location: '/cms-hub?done=changed',
    })
  })
})
