import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { formFieldTypes } from '#contracts/form-field-types.ts'
import type { CheckedAnswers } from '#contracts/form-answers.ts'
import type { Form } from '#contracts/forms.ts'
import { formEntries, formEntryValues, formFields, formFiles, forms } from '#db/schema/index.ts'
import type { Language } from '#i18n/languages.ts'
import { DomainError } from '../errors.ts'
import type { Scope } from '../scope.ts'
import { presentFields } from './find-form.server.ts'
import { mailEntry } from './mail-entry.server.ts'
import { hashToken } from '../hash-token.ts'

type Given = {
  form: Form
  language: Language
  values: CheckedAnswers['values']
  isTest: boolean
  /** The client that limits count; part of the fingerprint. */
  client: string
  publicOrigin: string
}
type File = typeof formFiles.$inferSelect

/**
 * The same content from the same client within this time is the same entry: a double press, or a repeated request.
 */
const minutesOfSameness = 10

/**
 * Stores an entry, claims its files and queues its mails, all in one transaction: after a crash there is all of it,
 * or nothing. Throws `invalid` with `file_gone` for files that have expired or belong to another entry.
 */
export async function storeEntry(scope: Scope, given: Given): Promise<void> {
  const { form, values } = given
  const fileFields = form.fields.filter(({ field_type }) => field_type === formFieldTypes.file.number)
  await scope.db.transaction(async (tx) => {
    const inside: Scope = { ...scope, db: tx }
    const files = await findFiles(
      inside,
      fileFields.flatMap(({ slug }) => values[slug] ?? []),
    )
    for (const { slug } of fileFields)
      if (values[slug]?.some((id) => !files.has(id)))
        throw new DomainError('invalid', { fields: { [slug]: 'file_gone' } })
    const fingerprint = fingerprintOf(given, fileFields, files)
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${fingerprint}, 0))`)
    if (await isKnown(inside, fingerprint)) return
    const [stored] = await tx.select().from(forms).where(eq(forms.id, form.id)).for('share')
    if (!stored) throw new DomainError('not_found', { subject: 'form' })
    const token = stored.needsConfirmation && !given.isTest ? randomBytes(24).toString('base64url') : null
    const [entry] = await tx
      .insert(formEntries)
      .values({
        formId: form.id,
        language: given.language,
        submittedAt: scope.now,
        fingerprint,
        isTest: given.isTest,
        confirmTokenHash: token && hashToken(token),
      })
      .returning()
    if (!entry) throw new Error('An entry was not stored.')
    await storeValues(inside, entry.id, given)
    await bindFiles(inside, entry.id, fileFields, given)
    await mailEntry(inside, { form: stored, entry, token, publicOrigin: given.publicOrigin })
  })
}

async function findFiles({ db }: Scope, ids: string[]): Promise<Map<string, File>> {
  if (ids.length === 0) return new Map()
  const rows = await db.select().from(formFiles).where(inArray(formFiles.id, ids))
  return new Map(rows.map((file) => [file.id, file]))
}

/** Files are compared by name and content, because a browser that sends a form again uploads them again. */
function fingerprintOf(
  { form, values, isTest, client }: Given,
  fileFields: Form['fields'],
  files: ReadonlyMap<string, File>,
): string {
  const isFile = new Set(fileFields.map(({ slug }) => slug))
  const content = form.fields.map(({ slug }) =>
    (values[slug] ?? []).map((value) => {
      const file = isFile.has(slug) ? files.get(value) : undefined
      return file ? [file.fileName, file.sha256] : value
    }),
  )
  return createHash('sha256')
    .update(JSON.stringify([form.id, isTest, client, content]))
    .digest('base64url')
}

async function isKnown({ db, now }: Scope, fingerprint: string): Promise<boolean> {
  const since = new Date(now.getTime() - minutesOfSameness * 60_000)
  const [entry] = await db
    .select({ id: formEntries.id })
    .from(formEntries)
    .where(and(eq(formEntries.fingerprint, fingerprint), gt(formEntries.submittedAt, since)))
    .limit(1)
  return entry !== undefined
}

/** Choices are stored in German, whatever the language of the page was: each has the same position in both. */
async function storeValues({ db }: Scope, entryId: number, { form, language, values }: Given): Promise<void> {
  const rows = await db.select().from(formFields).where(eq(formFields.formId, form.id))
  const german = new Map(presentFields(rows, 'de').map((field) => [field.slug, field]))
  // Read again, because staff may have changed the form since it was answered.
  const shown = new Map(presentFields(rows, language).map((field) => [field.slug, field.choices]))
  const stored = form.fields.flatMap(({ slug, field_type, label }) => {
    const given = values[slug]
    if (!given || typeof field_type !== 'number') return []
    const field = german.get(slug)
    const value = given.map((each) => field?.choices[shown.get(slug)?.indexOf(each) ?? -1] ?? each)
    return [{ entryId, fieldSlug: slug, fieldType: field_type, label: field?.label ?? label, value }]
  })
  if (stored.length > 0) await db.insert(formEntryValues).values(stored)
}

async function bindFiles(
  { db, now }: Scope,
  entryId: number,
  fileFields: Form['fields'],
  { values }: Given,
): Promise<void> {
  for (const { slug } of fileFields) {
    const ids = values[slug] ?? []
    if (ids.length === 0) continue
    const bound = await db
      .update(formFiles)
      .set({ entryId, expiresAt: null, sender: null })
      .where(and(inArray(formFiles.id, ids), isNull(formFiles.entryId), gt(formFiles.expiresAt, now)))
      .returning({ id: formFiles.id })
    if (bound.length < ids.length) throw new DomainError('invalid', { fields: { [slug]: 'file_gone' } })
  }
}
