import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#db/client/index.server.ts'
import { formEntries } from '#db/schema/index.ts'
import { changeForm, createForm, deleteForm, findFormById, readForm, submitForm } from './index.server.ts'
import { openFreshDatabase } from '../../../tests/support/database.ts'
import { systemScope, visitorScope } from '../../../tests/support/factories.ts'
import { draftForm } from '../../../tests/support/forms.ts'
import { createTestForm } from '../../../tests/support/forms.ts'

let database: Database
beforeAll(async () => {
  database = await openFreshDatabase()
})
afterAll(() => database.close())

const codesOf = (results: PromiseSettledResult<unknown>[]) =>
  results.map((one) => (one.status === 'fulfilled' ? 'stored' : Object(one.reason).code))

test('Of simultaneous changes of a form one is stored, and all others report a conflict', async () => {
  const scope = systemScope(database.db)
  const form = await createForm(scope, draftForm())
  const save = (name: string) => changeForm(scope, form.id, { ...form, title: { de: name, en: name } })
  const results = await Promise.allSettled(['Eins', 'Zwei', 'Drei', 'Vier'].map(save))
  expect(codesOf(results).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'conflict',
    'conflict',
    'conflict',
    'stored',
  ])
  expect(await readForm(scope, form.id)).toMatchObject({ version: 2, fields: form.fields })
})

test('Of simultaneously created forms with the same slug one is stored', async () => {
  const scope = systemScope(database.db)
  const draft = draftForm({ slug: 'zugleich' })
  const results = await Promise.allSettled([1, 2, 3].map(() => createForm(scope, draft)))
  expect(codesOf(results).toSorted((a, b) => a.localeCompare(b))).toEqual(['invalid', 'invalid', 'stored'])
})

test('A form that is sent while it is deleted is either kept with the entry, or deleted without one', async () => {
  const scope = systemScope(database.db)
  for (let round = 0; round < 8; round += 1) {
    const id = await createTestForm(scope, { slug: `runde-${round}` })
    const form = await findFormById(visitorScope(database.db), id, 'de')
    if (!form) throw new Error('The form is not there.')
    const before = await database.db.$count(formEntries)
    const answers = { name: `Clara ${round}`, email: 'clara@example.org', wo: 'Im Haus' }
    const sent = submitForm(
      visitorScope(database.db),
      { form, answers, language: 'de', isTest: false, seconds: 9, trap: '' },
      { publicOrigin: 'https://hall.example', clientAddress: `192.0.2.${round}` },
    )
    const [entry, deletion] = await Promise.allSettled([sent, deleteForm(scope, id)])
    const isStored = (await database.db.$count(formEntries)) > before
    expect([entry.status, deletion.status], `round ${round}`).toEqual(
      isStored ? ['fulfilled', 'rejected'] : ['rejected', 'fulfilled'],
    )
    if (deletion.status === 'rejected') expect(deletion.reason).toMatchObject({ code: 'has_entries' })
    if (entry.status === 'rejected') expect(entry.reason).toMatchObject({ code: 'not_found' })
  }
})
