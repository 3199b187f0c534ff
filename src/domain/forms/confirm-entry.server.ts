import { and, eq, isNull } from 'drizzle-orm'
import { formEntries, forms } from '#db/schema/index.ts'
import { pickLanguage } from '#i18n/languages.ts'
import type { Scope } from '../scope.ts'
import { hashToken } from '../hash-token.ts'
import { mailConfirmedEntry } from './mail-entry.server.ts'

/** How long an entry waits for its confirmation; then it is deleted. */
export const hoursToConfirm = 48

/** An entry as the page of the confirmation link shows it. */
export type EntryToConfirm = { title: string; isConfirmed: boolean }

/** The entry of a token; null for an unknown token and for an entry that has expired or was deleted. */
export async function findEntryToConfirm(scope: Scope, token: string): Promise<EntryToConfirm | null> {
  const found = await findByToken(scope, token)
  if (!found) return null
  const { entry, form } = found
  return {
    title: pickLanguage(form.title, entry.language),
    isConfirmed: entry.confirmedAt !== null,
  }
}

/**
 * Confirms an entry, which from then on counts and is mailed to the house; idempotent. False for an unknown token.
 */
export async function confirmEntry(
  scope: Scope,
  token: string,
  { publicOrigin }: { publicOrigin: string },
): Promise<boolean> {
  return scope.db.transaction(async (tx) => {
    const inside: Scope = { ...scope, db: tx }
    const found = await findByToken(inside, token)
    if (!found) return false
    const [entry] = await tx
      .update(formEntries)
      .set({ confirmedAt: scope.now })
      .where(and(eq(formEntries.id, found.entry.id), isNull(formEntries.confirmedAt)))
      .returning()
    if (entry) await mailConfirmedEntry(inside, { form: found.form, entry, publicOrigin })
    return true
  })
}

async function findByToken({ db, now }: Scope, token: string) {
  const [found] = await db
    .select({ entry: formEntries, form: forms })
    .from(formEntries)
    .innerJoin(forms, eq(forms.id, formEntries.formId))
    .where(eq(formEntries.confirmTokenHash, hashToken(token)))
  if (!found) return null
  const isExpired =
    found.entry.confirmedAt === null &&
    now.getTime() - found.entry.submittedAt.getTime() > hoursToConfirm * 3_600_000
  return isExpired ? null : found
}
