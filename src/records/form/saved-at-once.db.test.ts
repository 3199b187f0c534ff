import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#db/client/index.server.ts'
import { formEntries } from '#db/schema/index.ts'
import { findFormById, submitForm } from '#domain/forms/index.server.ts'
import { changeRecord, deleteRecord, readRecord } from '#domain/records/index.server.ts'
import { openFreshDatabase } from '../../../tests/support/database.ts'
import { systemScope, visitorScope } from '../../../tests/support/factories.ts'
import { createForm, createTestForm, draftForm } from '../../../tests/support/forms.ts'
import { memoryFiles } from '../../../tests/support/memory-files.ts'
import { recordStores } from '../stores.generated.server.ts'
import { store } from './store.server.ts'

const library = memoryFiles()
let database: Database
beforeAll(async () => {
  database = await openFreshDatabase()
})
afterAll(() => database.close())

const textOf = (name: string) => ({ title: { de: name, en: name } })

test('Of simultaneous changes of the same text one is stored, and all others are told of it', async () => {
  const scope = systemScope(database.db)
  const { id } = await createForm(scope)
  const save = (name: string) =>
    changeRecord(scope, store, id, { changes: textOf(name), seen: { title: draftForm().title } })
  const results = await Promise.all(['Eins', 'Zwei', 'Drei', 'Vier'].map(save))
  const { title } = await readRecord(scope, recordStores, store, id, 'de')
  const stored = ['Eins', 'Zwei', 'Drei', 'Vier'][results.indexOf(null)] ?? ''
  expect(title).toEqual(textOf(stored).title)
  expect(results.filter((result) => result !== null)).toEqual(
    Array.from({ length: 3 }, () => ({ conflicts: textOf(stored) })),
  )
})

test('Of simultaneously created forms with the same slug one is stored', async () => {
  const scope = systemScope(database.db)
  const results = await Promise.allSettled([1, 2, 3].map(() => createForm(scope, { slug: 'zugleich' })))
  const codes = results.map((one) => (one.status === 'fulfilled' ? 'stored' : Object(one.reason).code))
  expect(codes.toSorted((a, b) => a.localeCompare(b))).toEqual(['invalid', 'invalid', 'stored'])
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
    const deleted = deleteRecord(scope, recordStores, store, id, { language: 'de', files: library })
    const [entry, deletion] = await Promise.allSettled([sent, deleted])
    const isStored = (await database.db.$count(formEntries)) > before
    expect(entry.status, `round ${round}`).toBe(isStored ? 'fulfilled' : 'rejected')
    expect(deletion, `round ${round}`).toMatchObject({
      status: 'fulfilled',
      value: isStored ? { uses: [{ kind: 'form_entry', count: 1 }] } : null,
    })
    if (entry.status === 'rejected') expect(entry.reason).toMatchObject({ code: 'not_found' })
  }
})
