import { describe, expect, test } from 'vitest'
import { auditLog, changes, formEntries } from '#db/schema/index.ts'
import { findForm } from '#domain/forms/index.server.ts'
import { resolveReferences } from '#domain/content/index.server.ts'
import { addRedirects, findRedirect } from '#domain/redirects/index.server.ts'
import type { FormDraft, FormRecord } from '#contracts/office-forms.ts'
import { openApi } from '../../tests/support/api.ts'
import { useTestDatabase } from '../../tests/support/database.ts'
import { createAuthor } from '../../tests/support/drafts.ts'
import { systemScope, testNow, visitorScope } from '../../tests/support/factories.ts'
import { draftChoice, draftField, draftForm } from '../../tests/support/forms.ts'
import { callOffice } from '../../tests/support/office-calls.ts'

const database = useTestDatabase()
const open = async (role: 'editor' | 'author' = 'editor') => {
  const scope = await createAuthor(database.db, role, role)
  return callOffice(openApi(() => scope))
}
const create = async (draft: FormDraft = draftForm(), role?: 'editor' | 'author') => {
  const call = await open(role)
  const { status, body } = await call<FormRecord>('POST', 'forms', draft)
  return { call, status, form: body }
}

describe('A form', () => {
  test('is read as it was written, in both languages', async () => {
    const draft = draftForm({
      slug: 'saalanfrage',
      intro: { de: 'Zwei\nZeilen', en: 'Two\nlines' },
      redirect_url: { de: '/de/danke', en: '' },
      published_from: '2026-11-01T09:00:00.000Z',
      copies_to: ['zweite@example.org'],
      send_to: 'saal@example.org',
      retention_days: 90,
      fields: [
        draftChoice('anliegen', 'radio', { required: true, default: { de: 'Karten', en: 'Tickets' } }),
        draftField('mehr', 'textarea', { condition: { field: 'anliegen', values: ['Lob, Kritik'] } }),
      ],
    })
    const { call, status, form } = await create(draft)
    expect(status).toBe(201)
    expect(form).toMatchObject({ ...draft, version: 1, entries: 0 })
    expect((await call('GET', `forms/${form.id}`)).body).toEqual(form)
    const shown = await findForm(visitorScope(database.db), 'saalanfrage', 'en')
    expect(shown?.fields[1]?.visible_if).toEqual({ field: 'anliegen', values: ['Praise, criticism'] })
    expect(shown?.fields[0]?.default).toBe('Tickets')
  })

  test('has the defaults of the contract, and no unknown fields', async () => {
    const call = await open()
    const { status, body } = await call<FormRecord>('POST', 'forms', {
      slug: 'kurz',
      title: { de: ' Kurz ', en: 'Short' },
      fields: [],
      entries: 7,
      unknown: true,
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      ...draftForm({ slug: 'kurz', fields: [] }),
      title: { de: 'Kurz', en: 'Short' },
    })
    expect(body.entries).toBe(0)
    expect(body).not.toHaveProperty('unknown')
  })

  test('with a hundred long fields is accepted, and a longer one refused by name', async () => {
    const { call } = await create()
    const fields = Array.from({ length: 101 }, (_, index) =>
      draftField(`feld-${index}`, 'text', { help_text: { de: 'x'.repeat(2000), en: 'y' } }),
    )
    const send = (count: number) =>
      call('POST', 'forms', draftForm({ slug: 'lang', fields: fields.slice(0, count) }))
    expect(await send(101)).toEqual({ status: 400, body: { fields: ['Höchstens 100 Einträge.'] } })
    expect((await send(100)).status).toBe(201)
  })

  test('is refused with each error at its field, in the language of the call', async () => {
    const { call } = await create()
    const broken = draftForm({
      title: { de: '', en: 'x'.repeat(201) },
      send_to: 'nobody',
      fields: [draftField('a', 'text', { label: { de: ' ', en: 'Eins\u0007' } }), draftField('Groß')],
    })
    expect(await call('POST', 'forms', broken)).toEqual({
      status: 400,
      body: {
        'title.de': ['Dieses Feld ist erforderlich!'],
        'title.en': ['Höchstens 200 Zeichen.'],
        send_to: ['Ungültige E-Mail-Adresse!'],
        'fields.0.label.de': ['Dieses Feld ist erforderlich!'],
        'fields.0.label.en': ['Steuerzeichen sind nicht erlaubt.'],
        'fields.1.slug': ['Nur Kleinbuchstaben, Ziffern und einzelne Binde- oder Unterstriche dazwischen.'],
      },
    })
    const unsound = draftForm({ fields: [draftField('email2')], needs_confirmation: true })
    expect(await call('POST', 'forms', unsound, 'en')).toEqual({
      status: 400,
      body: {
        slug: ['This exists already.'],
        needs_confirmation: [
          'This needs a first e-mail field that is required, visible and has no condition.',
        ],
        'fields.0.slug': ['This exists already.'],
      },
    })
  })
})

describe('A change of a form', () => {
  test('replaces all fields, increments the version, and is in both logs', async () => {
    const { call, form } = await create()
    const changed = { ...form, title: { de: 'Neu', en: 'New' }, fields: [draftField('anders')] }
    const { status, body } = await call<FormRecord>('PUT', `forms/${form.id}`, changed)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      version: 2,
      title: { de: 'Neu', en: 'New' },
      fields: [draftField('anders')],
    })
    const log = await database.db.select().from(auditLog).orderBy(auditLog.id)
    expect(log.map(({ action, subjectKind, actorName }) => [action, subjectKind, actorName])).toEqual([
      ['create', 'form', 'editor'],
      ['save', 'form', 'editor'],
    ])
    const noted = await database.db.select().from(changes)
    expect(noted.map(({ kind, subjectId }) => [kind, subjectId])).toEqual([
      ['form', form.id],
      ['form', form.id],
    ])
  })

  test('of an outdated version changes nothing', async () => {
    const { call, form } = await create()
    await call('PUT', `forms/${form.id}`, { ...form, title: { de: 'Erste', en: 'First' } })
    const late = await call('PUT', `forms/${form.id}`, { ...form, title: { de: 'Zweite', en: 'Second' } })
    expect(late).toEqual({
      status: 409,
      body: { detail: 'Das hat inzwischen jemand geändert. Bitte sehen Sie sich den neuen Stand an.' },
    })
    expect((await call<FormRecord>('GET', `forms/${form.id}`)).body.title.de).toBe('Erste')
  })

  test('that is refused leaves the fields unchanged', async () => {
    const { call, form } = await create()
    await call('POST', 'forms', draftForm({ slug: 'zweites' }))
    const refused = await call('PUT', `forms/${form.id}`, { ...form, slug: 'zweites', fields: [] })
    expect(refused).toEqual({ status: 400, body: { slug: ['Das gibt es schon.'] } })
    expect((await call('GET', `forms/${form.id}`)).body).toEqual(form)
  })

  test('of its slug redirects its old addresses, also after a second change and a reversal', async () => {
    const { call, form } = await create()
    const rename = async (slug: string, version: number) =>
      (await call('PUT', `forms/${form.id}`, { ...form, slug, version })).status
    const leadsTo = (path: string) => findRedirect(systemScope(database.db), path)
    expect(await rename('schreiben', 1)).toBe(200)
    expect(await rename('nachricht', 2)).toBe(200)
    expect(await leadsTo('/de/forms/kontakt')).toBe('/de/forms/nachricht')
    expect(await leadsTo('/en/forms/schreiben')).toBe('/en/forms/nachricht')
    expect(await rename('kontakt', 3)).toBe(200)
    expect(await leadsTo('/de/forms/kontakt')).toBeNull()
    expect(await leadsTo('/de/forms/nachricht')).toBe('/de/forms/kontakt')
  })
})

test('A content that references a form by its old slug finds it under its new one', async () => {
  const { call, form } = await create()
  await call('POST', 'forms', draftForm({ slug: 'anderes' }))
  for (const [index, slug] of ['schreiben', 'nachricht'].entries())
    await call('PUT', `forms/${form.id}`, { ...form, slug, version: index + 1 })
  const scope = visitorScope(database.db)
  const references = [
    'form:kontakt#oben',
    'form:schreiben',
    'form:nachricht',
    'form:anderes',
    'form:nirgends',
  ]
  expect(await resolveReferences(scope, references, 'en')).toEqual({
    'form:kontakt#oben': '/en/forms/nachricht#oben',
    'form:schreiben': '/en/forms/nachricht',
    'form:nachricht': '/en/forms/nachricht',
    'form:anderes': '/en/forms/anderes',
  })
  await call('POST', 'forms', draftForm({ slug: 'kontakt' }))
  expect(await resolveReferences(scope, ['form:kontakt'], 'de')).toEqual({
    'form:kontakt': '/de/forms/kontakt',
  })
})

describe('A copy of a form', () => {
  test('has the same fields, is offline, and has a slug and a title of its own', async () => {
    const { call, form } = await create(draftForm({ slug: 'saal-2026', fields: [draftChoice('wahl')] }))
    const first = await call<FormRecord>('POST', `forms/${form.id}/copy`, {})
    expect(first.status).toBe(201)
    expect(first.body).toMatchObject({
      slug: 'saal-2',
      title: { de: 'Kontakt (Kopie)', en: 'Contact (Copy)' },
      is_online: false,
      version: 1,
      fields: form.fields,
    })
    expect((await call<FormRecord>('POST', `forms/${form.id}/copy`)).body.slug).toBe('saal-3')
  })

  test('of a form with the longest title and slug is accepted', async () => {
    const long = draftForm({ slug: 'x'.repeat(80), title: { de: 'ä'.repeat(200), en: 'y'.repeat(200) } })
    const { call, form } = await create(long)
    expect((await call('POST', `forms/${form.id}/copy`)).status).toBe(201)
  })
})

describe('A form is deleted', () => {
  test('with its redirects, when it has no entries', async () => {
    const { call, form } = await create()
    const oldPath = '/de/alt'
    await addRedirects(systemScope(database.db), [{ oldPath, newPath: '/de/forms/kontakt' }])
    expect((await call('DELETE', `forms/${form.id}`)).status).toBe(204)
    expect((await call('GET', `forms/${form.id}`)).status).toBe(404)
    expect(await findRedirect(systemScope(database.db), oldPath)).toBeNull()
  })

  test('only after its entries', async () => {
    const { call, form } = await create()
    await database.db.insert(formEntries).values({ formId: form.id, language: 'de', fingerprint: 'a' })
    expect(await call('DELETE', `forms/${form.id}`, undefined, 'en')).toEqual({
      status: 409,
      body: { detail: 'There are entries of this form. Please delete them first.' },
    })
    expect((await call<FormRecord>('GET', `forms/${form.id}`)).body.entries).toBe(1)
  })
})

describe('The list of forms', () => {
  test('has the state of each, the numbers of its entries, and the requested order', async () => {
    const { call, form: opened } = await create()
    const later = new Date(testNow.getTime() + 1000).toISOString()
    const earlier = new Date(testNow.getTime() - 1000).toISOString()
    const add = (slug: string, changed: Partial<FormDraft>) =>
      call('POST', 'forms', draftForm({ slug, title: { de: slug, en: slug }, ...changed }))
    await add('geplant', { published_from: later })
    await add('vorbei', { published_to: earlier })
    await add('offline', { is_online: false, published_from: later })
    const entry = { formId: opened.id, language: 'de' as const }
    await database.db.insert(formEntries).values([
      { ...entry, fingerprint: 'a' },
      { ...entry, fingerprint: 'b', readAt: testNow },
      { ...entry, fingerprint: 'c', isTest: true },
      { ...entry, fingerprint: 'd', confirmTokenHash: 'x' },
      { ...entry, fingerprint: 'e', confirmTokenHash: 'y', confirmedAt: testNow },
    ])
    const list = async (query: string) => {
      const { body } = await call<{ count: number; next: string | null; results: Record<string, unknown>[] }>(
        'GET',
        `forms?${query}`,
      )
      return body
    }
    const { count, results } = await list('')
    expect(count).toBe(4)
    expect(results.map(({ slug, state, entries, unread }) => [slug, state, entries, unread])).toEqual([
      ['geplant', 'planned', 0, 0],
      ['kontakt', 'open', 5, 2],
      ['offline', 'offline', 0, 0],
      ['vorbei', 'over', 0, 0],
    ])
    for (const name of ['title', 'slug', 'entries', 'unread', 'updated_at']) {
      const up = (await list(`ordering=${name}`)).results.map((one) =>
        String(Object(one)[name]?.de ?? Object(one)[name]),
      )
      const down = (await list(`ordering=-${name}`)).results.map((one) =>
        String(Object(one)[name]?.de ?? Object(one)[name]),
      )
      expect(down, name).toEqual(up.toReversed())
    }
    expect((await list('ordering=-entries')).results[0]?.['slug']).toBe('kontakt')
    expect((await list('query=CONTACT')).results.map(({ slug }) => slug)).toEqual(['kontakt'])
    const page = await list('page_size=3')
    expect(page.results).toHaveLength(3)
    expect(page.next).toContain('/de/api/admin/forms?page_size=3&page=2')
    expect((await call('GET', 'forms?page=9')).status).toBe(404)
    expect((await call('GET', 'forms?page_size=101')).status).toBe(400)
  })
})

describe('The calls for forms', () => {
  test('refuse strangers and authors, for reading, too', async () => {
    const { form } = await create()
    const stranger = callOffice(openApi(() => visitorScope(database.db)))
    const author = await open('author')
    for (const path of ['forms', `forms/${form.id}`]) {
      expect(await stranger('GET', path)).toEqual({
        status: 401,
        body: { detail: 'Bitte melden Sie sich an.' },
      })
      expect((await author('GET', path)).status).toBe(403)
    }
  })

  test('return 404 for a form that does not exist', async () => {
    const { call, form } = await create()
    for (const [method, path, body] of [
      ['GET', 'forms/999', undefined],
      ['PUT', 'forms/999', form],
      ['DELETE', 'forms/999', undefined],
      ['POST', 'forms/999/copy', {}],
    ] as const)
      expect((await call(method, path, body)).status, path).toBe(404)
  })
})
