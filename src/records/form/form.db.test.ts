import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditLog, changes, formEntries, forms } from '#db/schema/index.ts'
import { publishPageContent, resolveReferences } from '#domain/content/index.server.ts'
import { findForm } from '#domain/forms/index.server.ts'
import { leaveRedirects, findRedirect } from '#domain/redirects/index.server.ts'
import { openApi } from '../../../tests/support/api.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { createAuthor } from '../../../tests/support/drafts.ts'
import { createPublicPage, systemScope, testNow, visitorScope } from '../../../tests/support/factories.ts'
import { draftChoice, draftField, draftForm, type FormDraft } from '../../../tests/support/forms.ts'
import { callOffice } from '../../../tests/support/office-calls.ts'

type FormRecord = FormDraft & { id: number; state: string; entries: number; uses: unknown[] }

const database = useTestDatabase()
const path = 'forms_builder/form'
const open = async () => {
  const scope = await createAuthor(database.db, 'editor', 'editor')
  return callOffice(openApi(() => scope))
}
const create = async (draft: FormDraft = draftForm()) => {
  const call = await open()
  const { status, body } = await call<FormRecord>('POST', path, draft)
  const change = (changed: unknown, language?: 'de' | 'en') =>
    call<FormRecord>('PATCH', `${path}/${body.id}`, changed, language)
  return { call, change, status, form: body }
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
    expect(form).toMatchObject({ ...draft, entries: 0, unread: 0, state: 'open', uses: [] })
    expect((await call('GET', `${path}/${form.id}`)).body).toEqual(form)
    const shown = await findForm(visitorScope(database.db), 'saalanfrage', 'en')
    expect(shown?.fields[1]?.visible_if).toEqual({ field: 'anliegen', values: ['Praise, criticism'] })
    expect(shown?.fields[0]?.default).toBe('Tickets')
  })

  test('is stored without the empty lines of its choices, and without choices of fields that have none', async () => {
    const choices = { de: ['Karten ', '', 'Abo', ''], en: ['Tickets', 'Subscription', ''] }
    const fields = [draftChoice('wahl', 'select', { choices }), draftField('name', 'text', { choices })]
    const { form } = await create(draftForm({ fields }))
    expect(form.fields.map((field) => field.choices)).toEqual([
      { de: ['Karten', 'Abo'], en: ['Tickets', 'Subscription'] },
      { de: [], en: [] },
    ])
  })

  test('gets its address from its title if it has none of its own', async () => {
    const { form, change } = await create(
      draftForm({ slug: '', title: { de: 'Führung für Gruppen', en: 'Tour' } }),
    )
    expect(form.slug).toBe('fuehrung-fuer-gruppen')
    expect((await change({ slug: ' Große Gruppen! ' })).body).toMatchObject({ slug: 'grosse-gruppen' })
  })

  test('with a hundred long fields is accepted, and a longer one refused by name', async () => {
    const { call } = await create()
    const fields = Array.from({ length: 101 }, (_, index) =>
      draftField(`feld-${index}`, 'text', { help_text: { de: 'x'.repeat(2000), en: 'y' } }),
    )
    const send = (count: number) =>
      call('POST', path, draftForm({ slug: 'lang', fields: fields.slice(0, count) }))
    expect(await send(101)).toEqual({ status: 400, body: { fields: ['Höchstens 100 Einträge.'] } })
    expect((await send(100)).status).toBe(201)
  })

  test('is refused with each error at its field, in the language of the call', async () => {
    const { call } = await create()
    const broken = draftForm({
      title: { de: '', en: 'x'.repeat(201) },
      send_to: 'nobody',
      fields: [
        draftField('a', 'text', { label: { de: ' ', en: 'Eins\u0007' } }),
        draftField('Groß'),
        draftField('c', 'text', { label: { de: 'C', en: '' } }),
      ],
    })
    expect(await call('POST', path, broken)).toEqual({
      status: 400,
      body: {
        'title.de': ['Dieses Feld ist erforderlich!'],
        'title.en': ['Höchstens 200 Zeichen.'],
        send_to: ['Ungültige E-Mail-Adresse!'],
        'fields.0.label.de': ['Dieses Feld ist erforderlich!'],
        'fields.0.label.en': ['Steuerzeichen sind nicht erlaubt.'],
        'fields.1.slug': ['Nur Kleinbuchstaben, Ziffern und einzelne Binde- oder Unterstriche dazwischen.'],
        'fields.2.label.en': ['Dieses Feld ist erforderlich!'],
      },
    })
    const unsound = draftForm({ slug: 'b', fields: [draftField('email2')], needs_confirmation: true })
    expect(await call('POST', path, unsound, 'en')).toEqual({
      status: 400,
      body: {
        needs_confirmation: [
          'This needs a first e-mail field that is required, visible and has no condition.',
        ],
        'fields.0.slug': ['This exists already.'],
      },
    })
    expect(await call('POST', path, draftForm(), 'en')).toEqual({
      status: 400,
      body: { slug: ['This exists already.'] },
    })
  })
})

describe('A change of a form', () => {
  test('replaces all fields, also by others with the same keys, and is in both logs', async () => {
    const { change, form } = await create(
      draftForm({ fields: [draftField('a'), draftField('b'), draftField('c')] }),
    )
    const fields = [draftField('b'), draftField('c', 'textarea'), draftField('a')]
    const { status, body } = await change({ title: { de: 'Neu', en: 'New' }, fields })
    expect(status).toBe(200)
    expect(body).toMatchObject({ title: { de: 'Neu', en: 'New' }, fields })
    const log = await database.db.select().from(auditLog).orderBy(auditLog.id)
    expect(log.map(({ action, subjectKind, actorName }) => [action, subjectKind, actorName])).toEqual([
      ['create', 'form', 'editor'],
      ['change', 'form', 'editor'],
    ])
    const noted = await database.db.select().from(changes)
    expect(noted.map(({ kind, subjectId }) => [kind, subjectId])).toEqual([
      ['form', form.id],
      ['form', form.id],
    ])
  })

  test('of fields only is a change of the form, too', async () => {
    const { change, form } = await create()
    await database.db.update(forms).set({ updatedAt: new Date(0) })
    await change({ fields: [draftField('anders')] })
    const [row] = await database.db.select().from(forms).where(eq(forms.id, form.id))
    expect(row?.updatedAt).toEqual(testNow)
    expect(row?.version).toBe(2)
  })

  test('of other values than somebody else has changed is merged, and of the same fields it is refused', async () => {
    const { change, form } = await create()
    await change({ fields: [draftField('deren')] })
    const seen = { title: form.title, fields: form.fields }
    const merged = await change({ title: { ...form.title, en: 'Mine' }, seen })
    expect(merged.body).toMatchObject({ title: { de: 'Kontakt', en: 'Mine' }, fields: [draftField('deren')] })
    const refused = await change({ fields: [draftField('meine')], seen })
    expect(refused).toMatchObject({ status: 409, body: { conflicts: { fields: [draftField('deren')] } } })
  })

  test('that is refused leaves the fields unchanged', async () => {
    const { call, change, form } = await create()
    await call('POST', path, draftForm({ slug: 'zweites' }))
    const refused = await change({ slug: 'zweites', fields: [] })
    expect(refused).toEqual({ status: 400, body: { slug: ['Das gibt es schon.'] } })
    expect((await call('GET', `${path}/${form.id}`)).body).toEqual(form)
  })

  test('of its slug redirects its old addresses, also after a second change and a reversal', async () => {
    const { change } = await create()
    const leadsTo = (address: string) => findRedirect(systemScope(database.db), address)
    await change({ slug: 'schreiben' })
    await change({ slug: 'nachricht' })
    expect(await leadsTo('/de/forms/kontakt')).toBe('/de/forms/nachricht')
    expect(await leadsTo('/en/forms/schreiben')).toBe('/en/forms/nachricht')
    await change({ slug: 'kontakt' })
    expect(await leadsTo('/de/forms/kontakt')).toBeNull()
    expect(await leadsTo('/de/forms/nachricht')).toBe('/de/forms/kontakt')
  })
})

test('A content that references a form by its old slug finds it under its new one', async () => {
  const { call, change } = await create()
  await call('POST', path, draftForm({ slug: 'anderes' }))
  for (const slug of ['schreiben', 'nachricht']) await change({ slug })
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
  await call('POST', path, draftForm({ slug: 'kontakt' }))
  expect(await resolveReferences(scope, ['form:kontakt'], 'de')).toEqual({
    'form:kontakt': '/de/forms/kontakt',
  })
})

describe('A form that is used', () => {
  test('by entries can be deleted only after them', async () => {
    const { call, form } = await create()
    await database.db.insert(formEntries).values({ formId: form.id, language: 'de', fingerprint: 'a' })
    const uses = [
      { kind: 'form_entry', count: 1, path: `/admin/forms_builder/entry?form=${form.id}`, first: [] },
    ]
    expect(await call('DELETE', `${path}/${form.id}`)).toMatchObject({ status: 409, body: { uses } })
    expect((await call<FormRecord>('GET', `${path}/${form.id}`)).body).toMatchObject({ entries: 1, uses })
    await database.db.delete(formEntries)
    expect((await call('DELETE', `${path}/${form.id}`)).status).toBe(204)
  })

  test('by a page, also by the slug that it had before, says so', async () => {
    const { call, change, form } = await create()
    await call('POST', path, draftForm({ slug: 'kontakt-2' }))
    await change({ slug: 'schreiben' })
    // No content can name a form like this.
    await leaveRedirects(systemScope(database.db), [
      { oldPath: '/de/forms/alt(', newPath: '/de/forms/schreiben' },
    ])
    const page = await placeOnPage('form:kontakt')
    await placeOnPage('form:kontakt-2')
    const { uses } = (await call<FormRecord>('GET', `${path}/${form.id}`)).body
    const first = [{ id: page, title: 'Seite', detail: '', path: '/de/form-kontakt' }]
    expect(uses).toEqual([{ kind: 'page', count: 1, first }])
    expect((await call('DELETE', `${path}/${form.id}`)).status).toBe(409)
  })
})

/** Publishes a page that shows a form; returns its id. */
async function placeOnPage(name: string): Promise<number> {
  const scope = systemScope(database.db)
  const slug = name.replace(':', '-')
  const page = await createPublicPage(scope, { texts: { de: { slug, title: 'Seite' } } })
  const block = { id: 'form', type: 'entry-form', version: 1, fields: { form: name, headline: '' } }
  await publishPageContent(scope, page, 'de', {
    version: 1,
    containers: [{ id: 'box', layout: '100', columns: [[block]] }],
  })
  return page
}

test('A deleted form is restored with its fields, unless another one has its address', async () => {
  const { call, form } = await create()
  const one = `${path}/${form.id}`
  await call('DELETE', one)
  expect(await findForm(visitorScope(database.db), 'kontakt', 'de')).toBeNull()
  const other = await call<FormRecord>('POST', path, draftForm())
  expect((await call('POST', `${one}/restore`)).status).toBe(409)
  await call('DELETE', `${path}/${other.body.id}`)
  expect((await call<FormRecord>('POST', `${one}/restore`)).body).toMatchObject({ fields: form.fields })
  expect(await findForm(visitorScope(database.db), 'kontakt', 'de')).toMatchObject({ id: form.id })
})

describe('The list of forms', () => {
  test('has the state of each, the numbers of its entries, and the requested order', async () => {
    const { call, form: opened } = await create()
    const later = new Date(testNow.getTime() + 1000).toISOString()
    const earlier = new Date(testNow.getTime() - 1000).toISOString()
    const add = (slug: string, changed: Partial<FormDraft>) =>
      call('POST', path, draftForm({ slug, title: { de: slug, en: slug }, ...changed }))
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
      const { body } = await call<{ results: FormRecord[] }>('GET', `${path}?${query}`)
      return body.results
    }
    expect(await list('')).toMatchObject([
      { slug: 'geplant', state: 'planned', entries: 0, unread: 0 },
      { slug: 'kontakt', state: 'open', entries: 5, unread: 2 },
      { slug: 'offline', state: 'offline', entries: 0, unread: 0 },
      { slug: 'vorbei', state: 'over', entries: 0, unread: 0 },
    ])
    const slugsOf = async (query: string) => (await list(query)).map(({ slug }) => slug)
    expect(await slugsOf('ordering=-slug')).toEqual(['vorbei', 'offline', 'kontakt', 'geplant'])
    for (const name of ['entries', 'unread']) expect((await slugsOf(`ordering=-${name}`))[0]).toBe('kontakt')
    expect(await slugsOf('query=CONTACT')).toEqual(['kontakt'])
    expect(await slugsOf('state=over')).toEqual(['vorbei'])
  })
})
