import { asc, eq } from 'drizzle-orm'
import { formFieldTypes } from '#contracts/form-field-types.ts'
import { formEntryValues, formFiles, type formEntries, type forms } from '#db/schema/index.ts'
import { hallDay, hallTime, longDay } from '#i18n/dates.ts'
import { defaultLanguage, pickLanguage } from '#i18n/languages.ts'
import { entryMailMessages } from '#i18n/lazy/entry-mail.ts'
import { officeHref } from '#routing/office-paths.ts'
import { href } from '#routing/paths.ts'
import { readSettings, type HouseSettings } from '../house/index.server.ts'
import {
  applyOwnText,
  formatMailbox,
  houseMailbox,
  countMailTo,
  queueMail,
  senderName,
  writeMail,
} from '../mail/index.server.ts'
import { DomainError } from '../errors.ts'
import type { Scope } from '../scope.ts'

type Mailing = {
  form: typeof forms.$inferSelect
  entry: typeof formEntries.$inferSelect
  /** The token with which the sender confirms; null when the entry counts at once. */
  token: string | null
  publicOrigin: string
}

/**
 * Queues the mails of a new entry: to the house and, if the form says so, to the sender. An entry that has to be
 * confirmed first only causes the mail that asks for it. Those of a test entry go to the member of staff who made it.
 * Throws `too_many_attempts` when too many confirmations were sent to an address.
 */
export async function mailEntry(scope: Scope, mailing: Mailing): Promise<void> {
  const letters = await readLetters(scope, mailing)
  if (mailing.token === null) return mailEverybody(scope, mailing, letters)
  const { email } = letters
  if (email === null) return mailEverybody(scope, mailing, letters)
  await countMailTo(scope, email)
  const { language } = mailing.entry
  const confirmHref =
    mailing.publicOrigin + href('forms-confirm', language, { slug: mailing.form.slug, token: mailing.token })
  const form = pickLanguage(mailing.form.title, language)
  const included = entryMailMessages[language].confirm({ form, confirmHref })
  const placeholders = { form, house: pickLanguage(letters.settings.name, language) }
  const letter = await applyOwnText(scope, included, { mail: 'entry_confirm', language, placeholders })
  await queueToSender(scope, mailing, letters, letter)
}

/** Queues the mails of an entry that has been confirmed. */
export async function mailConfirmedEntry(scope: Scope, mailing: Omit<Mailing, 'token'>): Promise<void> {
  const whole = { ...mailing, token: null }
  await mailEverybody(scope, whole, await readLetters(scope, whole))
}

type Letters = {
  settings: HouseSettings
  /** The address of the sender; null when the form has no field for it, or it was left empty. */
  email: string | null
  rows: { label: string; value: string }[]
  attachments: { fileId: string; name: string; type: string }[]
}

async function readLetters(
  scope: Scope,
  { entry }: Pick<Mailing, 'entry'>,
): Promise<Letters & { settings: HouseSettings }> {
  const { db } = scope
  const values = await db
    .select()
    .from(formEntryValues)
    .where(eq(formEntryValues.entryId, entry.id))
    .orderBy(asc(formEntryValues.id))
  const files = await db.select().from(formFiles).where(eq(formFiles.entryId, entry.id))
  const nameOf = (id: string) => files.find((file) => file.id === id)?.fileName ?? id
  return {
    settings: await readSettings(scope),
    email: values.find(({ fieldType }) => fieldType === formFieldTypes.email.number)?.value[0] ?? null,
    rows: values.map(({ label, fieldType, value }) => ({
      label,
      value: textOf(fieldType, value, nameOf),
    })),
    attachments: files.map(({ id, fileName, mimeType }) => ({ fileId: id, name: fileName, type: mimeType })),
  }
}

function textOf(fieldType: number, value: readonly string[], nameOf: (id: string) => string): string {
  if (fieldType === formFieldTypes.checkbox.number) return entryMailMessages[defaultLanguage].yes
  return (fieldType === formFieldTypes.file.number ? value.map(nameOf) : value).join(', ')
}

async function mailEverybody(scope: Scope, mailing: Mailing, letters: Letters): Promise<void> {
  await mailHouse(scope, mailing, letters)
  const { form, entry } = mailing
  if (!form.confirmsReceipt || letters.email === null) return
  if (!entry.isTest && entry.confirmedAt === null && !(await mayWriteTo(scope, letters.email))) return
  const { language } = entry
  const title = pickLanguage(form.title, language)
  const words = pickLanguage(form.receiptText, language) ?? ''
  const included = entryMailMessages[language].receipt({ form: title, words })
  const placeholders = { form: title, house: pickLanguage(letters.settings.name, language) }
  // The form's own text comes before the house's.
  const letter = words
    ? included
    : await applyOwnText(scope, included, { mail: 'entry_receipt', language, placeholders })
  await queueToSender(scope, mailing, letters, letter)
}

/** In German, the language of the house; with the files and the sender's address for the answer. */
async function mailHouse(
  scope: Scope,
  { form, entry, publicOrigin }: Mailing,
  letters: Letters,
): Promise<void> {
  const messages = entryMailMessages[defaultLanguage]
  const title = pickLanguage(form.title, defaultLanguage)
  const subject = pickLanguage(form.subject, defaultLanguage) || title
  const { viewer } = scope
  const recipients = entry.isTest
    ? [viewer.kind === 'staff' ? viewer.email : '']
    : [form.sendTo ?? '', ...form.copiesTo]
  const letter = messages.house({
    subject: entry.isTest ? messages.test(subject) : subject,
    form: title,
    at: `${longDay(hallDay(entry.submittedAt), defaultLanguage)}, ${hallTime(entry.submittedAt, defaultLanguage)}`,
    rows: letters.rows,
    entryHref: publicOrigin + officeHref('entries', entry.id),
  })
  for (const recipient of new Set(recipients.filter((address) => address !== '')))
    await queueMail(scope, {
      entryId: entry.id,
      sender: senderOf(form, letters.settings, publicOrigin),
      recipient,
      replyTo: letters.email,
      attachments: letters.attachments,
      ...writeMail(letter, letters.settings, defaultLanguage),
    })
}

async function queueToSender(
  scope: Scope,
  { form, entry, publicOrigin }: Mailing,
  { email, settings }: Letters,
  letter: { subject: string; body: Parameters<typeof writeMail>[0]['body'] },
): Promise<void> {
  const { viewer } = scope
  const recipient = entry.isTest && viewer.kind === 'staff' ? viewer.email : email
  if (recipient === null) return
  await queueMail(scope, {
    entryId: entry.id,
    sender: senderOf(form, settings, publicOrigin),
    recipient,
    ...writeMail({ ...letter, small: [entryMailMessages[entry.language].why] }, settings, entry.language),
  })
}

function senderOf(form: Mailing['form'], settings: HouseSettings, publicOrigin: string): string {
  if (!form.sender) return houseMailbox(settings, defaultLanguage, publicOrigin)
  return formatMailbox({ name: senderName(settings, defaultLanguage), address: form.sender })
}

/** A receipt is optional: beyond the limit it is not sent, but the entry is stored all the same. */
async function mayWriteTo(scope: Scope, email: string): Promise<boolean> {
  try {
    await countMailTo(scope, email)
    return true
  } catch (error) {
    if (error instanceof DomainError && error.code === 'too_many_attempts') return false
    throw error
  }
}
