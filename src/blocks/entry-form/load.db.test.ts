import { expect, test } from 'vitest'
import { Shown } from '#domain/cache-tags.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { staffScope, systemScope, visitorScope } from '../../../tests/support/factories.ts'
import { createForm, draftForm, type FormDraft } from '../../../tests/support/forms.ts'
import { load } from './load.server.ts'
import { fields } from './schema.ts'

const database = useTestDatabase()
const create = (changes: Partial<FormDraft> = {}) =>
  createForm(systemScope(database.db), draftForm({ slug: 'kontakt', ...changes }))
const block = { id: 'a', fields: fields.parse({ form: 'form:kontakt' }), children: [] }

test('The block shows the form in the page’s language, and is updated when a form changes', async () => {
  await create()
  const shown = new Shown()
  const data = await load({ ...visitorScope(database.db), shown }, block, 'en')
  expect(data).toMatchObject({
    form: { slug: 'kontakt', title: 'Contact' },
    action: '/en/forms/kontakt',
    signIn: null,
    staff: null,
  })
  expect(shown.tags).toContain('form')
})

test('A form that is closed or deleted is invisible to visitors; staff see it while it exists', async () => {
  const shown = new Shown()
  expect(await load({ ...visitorScope(database.db), shown }, block, 'de')).toBeNull()
  expect(shown.tags, 'so that the page follows when it opens').toContain('form')
  await create({ is_online: false })
  expect(await load(visitorScope(database.db), block, 'de')).toBeNull()
  expect(await load(staffScope(database.db, 'editor'), block, 'de')).toMatchObject({
    staff: { isOpen: false, mayTest: true },
  })
  expect(await load(staffScope(database.db, 'author'), block, 'de')).toMatchObject({
    staff: { isOpen: false, mayTest: false },
  })
})

test('Visitors are asked to sign in for a form for staff', async () => {
  await create({ is_login_required: true })
  expect(await load(visitorScope(database.db), block, 'de')).toMatchObject({
    signIn: '/login?next=%2Fde%2Fforms%2Fkontakt',
  })
  expect(await load(staffScope(database.db, 'author'), block, 'de')).toMatchObject({ signIn: null })
})

test('A block for which no form has been chosen loads nothing', async () => {
  expect(await load(visitorScope(database.db), { ...block, fields: fields.parse({}) }, 'de')).toBeNull()
})
