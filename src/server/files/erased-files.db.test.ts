import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { formEntries, formEntryValues, formFiles } from '#db/schema/index.ts'
import { formFieldTypes } from '#contracts/form-field-types.ts'
import { clearFormFiles, deleteEntry } from '#domain/forms/index.server.ts'
import { deletePersonalData } from '#domain/personal-data/index.server.ts'
import { nameContent } from '#domain/stores/index.server.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { createAuthor } from '../../../tests/support/drafts.ts'
import { systemScope } from '../../../tests/support/factories.ts'
import { createTestForm } from '../../../tests/support/forms.ts'
import { memoryFiles } from '../../../tests/support/memory-files.ts'

const database = useTestDatabase()

test('Files of a person who asked for deletion are removed for good, also from the trash; others stay in it', async () => {
  const { db } = database
  const files = memoryFiles()
  const editor = await createAuthor(db, 'Erik', 'editor')
  const formId = await createTestForm(systemScope(db), { slug: 'barriere' })
  const enter = async (email: string, letter: string) => {
    const [entry] = await db
      .insert(formEntries)
      .values({ formId, language: 'de', fingerprint: email })
      .returning()
    const entryId = entry?.id ?? 0
    const id = letter.repeat(32)
    await db.insert(formEntryValues).values({
      entryId,
      fieldSlug: 'email',
      fieldType: formFieldTypes.email.number,
      label: 'E-Mail',
      value: [email],
    })
    await nameContent(editor, 'files', id)
    await db
      .insert(formFiles)
      .values({ id, entryId, fileName: 'a.png', mimeType: 'image/png', byteSize: 1, sha256: 'x' })
    await files.write(id, Readable.from([Buffer.from('x')]))
    return entryId
  }
  const clear = () => clearFormFiles({ db, now: new Date() }, files)
  await deleteEntry(editor, await enter('emil@example.org', 'e'))
  expect(await clear()).toMatchObject({ contents: 1, removed: 1, strays: 0 })
  expect([[...files.contents.keys()], [...files.trashed.keys()]]).toEqual([[], ['e'.repeat(32)]])
  await enter('clara@example.org', 'c')
  await enter('clara@example.org', 'd')
  await files.trash.take('d'.repeat(32))
  await deletePersonalData(editor, 'clara@example.org')
  await clear()
  expect([[...files.contents.keys()], [...files.trashed.keys()]]).toEqual([[], ['e'.repeat(32)]])
})
