import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import { isEmailAddress } from '#contracts/form-answers.ts'
import { corrections, type CorrectableKind, type CorrectionItem } from '#db/schema/index.ts'
import type { Language } from '#i18n/languages.ts'
import { isSame } from '#operations/index.ts'
import { DomainError, type ErrorCode } from '../errors.ts'
import { hashToken } from '../hash-token.ts'
import { countMailTo } from '../mail/index.server.ts'
import { limitedClient } from '../network-of.ts'
import { countRequest } from '../request-counts.server.ts'
import type { Scope } from '../scope.ts'
import { loadCorrectable, longestText, type Correctable, type CorrectionField } from './correctable.server.ts'
import { mailConfirmation } from './mail-correction.server.ts'

export type CorrectionRequest = {
  kind: CorrectableKind
  id: number
  language: Language
  /** What stands in the entries of the form, by their names; an entry that is missing is unchanged. */
  typed: Readonly<Record<string, string>>
  evidence: string
  email: string
  name: string
  mayBeNamed: boolean
  hasConsent: boolean
  /** The time between showing and submitting the form, in seconds; missing when it is not known. */
  seconds?: number | undefined
  /** The value of the invisible honeypot field. */
  trap: string
}

/** A form of a record: what is published, for visitors to correct. */
export type CorrectionForm = Omit<Correctable, 'entries'> & { fields: CorrectionField[] }

/** Nobody fills in a form faster than this. */
const fewestSeconds = 2
/** Allows for a family behind one address that goes through the programmes of a grandmother. */
const perClient = { limit: 40, minutes: 60 }
/** Somebody who goes through the archive corrects more in a day than others ask for reminders. */
const mailsPerDay = 20
/** The same content from the same client within this time is the same proposal. */
const minutesOfSameness = 10

/** The form of a record; null where there is nothing to correct. */
export async function findCorrectionForm(
  scope: Scope,
  kind: CorrectableKind,
  id: number,
  language: Language,
): Promise<CorrectionForm | null> {
  const found = await loadCorrectable(scope, kind, id, language)
  if (!found) return null
  const { entries, ...record } = found
  return {
    ...record,
    fields: entries.map(({ name, control, value, limit, choices }) => ({
      name,
      control,
      value,
      limit,
      ...(choices && { choices }),
    })),
  }
}

/**
 * Stores what a visitor says against a record, and sends a mail with a confirmation link; staff see it once it is
 * confirmed. The same proposal sent again within ten minutes is stored once. Throws `not_found` for a record that visitors
 * cannot see, `invalid` with the errors of the entries, of `evidence`, `email`, `sender` and
 * `consent` (and `unchanged` of `fields` if nothing is changed), and
 * `too_many_attempts` with seconds.
 */
export async function requestCorrection(
  scope: Scope,
  request: CorrectionRequest,
  { publicOrigin, clientAddress }: { publicOrigin: string; clientAddress: string },
): Promise<void> {
  const { kind, language, seconds } = request
  const record = await loadCorrectable(scope, kind, request.id, language)
  if (!record) throw new DomainError('not_found', { subject: `${kind} ${request.id}` })
  if (request.trap !== '') return // a bot, which gets the same answer as everybody
  if (seconds !== undefined && seconds < fewestSeconds)
    throw new DomainError('too_many_attempts', { retryAfter: fewestSeconds })
  const { items, errors } = readItems(record, request.typed)
  const sender = readSender(request)
  const all = { ...errors, ...sender.errors }
  if (items.length === 0 && Object.keys(errors).length === 0) all['fields'] = 'unchanged'
  if (Object.keys(all).length > 0) throw new DomainError('invalid', { fields: all })
  const client = limitedClient(clientAddress)
  if (client !== '') await countRequest(scope, { what: 'correction-client', who: client, ...perClient })
  await countMailTo(scope, sender.email, mailsPerDay)
  const { email, evidence, name } = sender
  const content = [kind, record.id, client, items, evidence, email, name]
  const fingerprint = createHash('sha256').update(JSON.stringify(content)).digest('base64url')
  await scope.db.transaction(async (tx) => {
    const inside: Scope = { ...scope, db: tx }
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${fingerprint}, 0))`)
    if (await isKnown(inside, fingerprint)) return
    const token = randomBytes(24).toString('base64url')
    const [row] = await tx
      .insert(corrections)
      .values({
        kind,
        recordId: record.id,
        title: record.title,
        language,
        items,
        evidence,
        email,
        name: name || null,
        mayBeNamed: request.mayBeNamed,
        submittedAt: scope.now,
        fingerprint,
        confirmTokenHash: hashToken(token),
      })
      .returning()
    if (row) await mailConfirmation(inside, row, { token, publicOrigin })
  })
}

/** The items of the entries whose text was changed, and the errors by entry. */
function readItems(
  { entries }: Correctable,
  given: CorrectionRequest['typed'],
): { items: CorrectionItem[]; errors: Record<string, ErrorCode> } {
  const items: CorrectionItem[] = []
  const errors: Record<string, ErrorCode> = {}
  const typed = (name: string) => {
    const entry = entries.find((one) => one.name === name)
    const text = tidy(given[name] ?? entry?.value ?? '')
    return entry?.control === 'lines' || entry?.control === 'text' ? text : text.replaceAll('\n', ' ')
  }
  for (const entry of entries) {
    const { name, value, limit, item = name, isByHand = false, isWhole = false } = entry
    const text = typed(name)
    if (text === tidy(value)) continue
    if (text.length > limit) {
      errors[name] = 'too_long'
      continue
    }
    const read = entry.read(text, typed)
    if (typeof read === 'string') {
      // A time that was typed beside a wrong day is not wrong itself.
      if (!(item in errors)) errors[name] = read
      continue
    }
    const changed = Object.keys(read.proposed).filter(
      (field) => !isSame(read.seen[field] ?? null, read.proposed[field] ?? null),
    )
    if (changed.length > 0 && !items.some((one) => one.name === item))
      items.push({
        name: item,
        isByHand,
        seen: pick(read.seen, isWhole ? Object.keys(read.proposed) : changed),
        proposed: pick(read.proposed, isWhole ? Object.keys(read.proposed) : changed),
        isAccepted: null,
      })
  }
  return { items, errors }
}

function pick(values: CorrectionItem['seen'], names: readonly string[]): CorrectionItem['seen'] {
  return Object.fromEntries(names.map((name) => [name, values[name] ?? null]))
}

function readSender(request: CorrectionRequest) {
  const errors: Record<string, ErrorCode> = {}
  const evidence = tidy(request.evidence)
  const email = request.email.trim().toLowerCase()
  const name = tidy(request.name).replaceAll('\n', ' ')
  if (evidence === '') errors['evidence'] = 'required'
  else if (evidence.length > longestText) errors['evidence'] = 'too_long'
  if (email === '') errors['email'] = 'required'
  else if (email.length > 254 || !isEmailAddress(email)) errors['email'] = 'email'
  if (name.length > 120) errors['sender'] = 'too_long'
  else if (request.mayBeNamed && name === '') errors['sender'] = 'required'
  if (!request.hasConsent) errors['consent'] = 'required'
  return { evidence, email, name, errors }
}

/** Without what browsers change (line ends), people do not see (blanks at ends) and databases refuse (control characters). */
function tidy(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .split('\n')
    .map((one) => one.replaceAll(/[ \u00a0]+/g, ' ').trim())
    .join('\n')
    .trim()
}

async function isKnown({ db, now }: Scope, fingerprint: string): Promise<boolean> {
  const since = new Date(now.getTime() - minutesOfSameness * 60_000)
  const [row] = await db
    .select({ id: corrections.id })
    .from(corrections)
    .where(and(eq(corrections.fingerprint, fingerprint), gt(corrections.submittedAt, since)))
    .limit(1)
  return row !== undefined
}
