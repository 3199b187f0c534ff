import { randomUUID } from 'node:crypto'
import { formFieldTypes } from '#contracts/form-field-types.ts'
import { formEntries, formEntryValues, formFiles } from '#db/schema/index.ts'
import type { Db } from '#db/client/index.server.ts'

type Given = {
  at?: string
  language?: 'de' | 'en'
  /** Answers by the slugs of fields: `email` is an address, `zahl` a number, all others are texts. */
  values?: Record<string, string[]>
  /** A file of three bytes in the field `datei`. */
  file?: { id: string; fileName: string }
  row?: Partial<typeof formEntries.$inferInsert>
}

const typeOf: Record<string, number> = {
  email: formFieldTypes.email.number,
  zahl: formFieldTypes.number.number,
  datei: formFieldTypes.file.number,
}

/** Stores an entry as if it had been sent, without mails; returns its id. */
export async function storeTestEntry(
  db: Db,
  formId: number,
  { at = '2026-11-20T08:00:00Z', language = 'de', values = {}, file, row = {} }: Given = {},
): Promise<number> {
  const [entry] = await db
    .insert(formEntries)
    .values({ formId, language, submittedAt: new Date(at), fingerprint: randomUUID(), ...row })
    .returning({ id: formEntries.id })
  const entryId = entry?.id ?? 0
  const all = file ? { ...values, datei: [file.id] } : values
  for (const [slug, value] of Object.entries(all))
    await db.insert(formEntryValues).values({
      entryId,
      fieldSlug: slug,
      fieldType: typeOf[slug] ?? formFieldTypes.text.number,
      label: `Label of ${slug}`,
      value,
    })
  if (file)
    await db
      .insert(formFiles)
      .values({ ...file, entryId, mimeType: 'image/png', byteSize: 3, sha256: '-', expiresAt: null })
  return entryId
}
