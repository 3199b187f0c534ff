import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm'
import { corrections, type WordedMail } from '#db/schema/index.ts'
import { pickLanguage } from '#i18n/languages.ts'
import { correctionMailMessages } from '#i18n/lazy/correction-mail.ts'
import { detailPaths, href } from '#routing/paths.ts'
import { readSettings } from '../house/index.server.ts'
import { applyOwnText, houseMailbox, queueMail, writeMail } from '../mail/index.server.ts'
import type { Scope } from '../scope.ts'
import { loadCorrectable } from './correctable.server.ts'
import { itemLabel } from './item-label.ts'

type Row = typeof corrections.$inferSelect
type Letter = ReturnType<(typeof correctionMailMessages)['de']['confirm']>

/** How long an answer can be taken back before it is sent, in minutes. */
export const answerDelayMinutes = 10

/** Asks the sender to confirm the address; call it in the transaction that stores the proposal. */
export async function mailConfirmation(
  scope: Scope,
  row: Row,
  { token, publicOrigin }: { token: string; publicOrigin: string },
): Promise<void> {
  const confirmHref = publicOrigin + href('correction-confirm', row.language, { token })
  const letter = correctionMailMessages[row.language].confirm({ name: row.title, confirmHref })
  await send(scope, row, { letter, mail: 'correction_confirm', publicOrigin })
}

/**
 * Sends the answers that can no longer be taken back: each mail and its mark are written in one transaction. Safe to run
 * in several processes at once. Returns the number of mails added to the outbox.
 */
export async function sendCorrectionAnswers(
  scope: Scope,
  { publicOrigin, signal }: { publicOrigin: string; signal?: AbortSignal },
): Promise<number> {
  let count = 0
  for (;;) {
    if (signal?.aborted || !(await answerOne(scope, publicOrigin))) return count
    count += 1
  }
}

async function answerOne(scope: Scope, publicOrigin: string): Promise<boolean> {
  const due = new Date(scope.now.getTime() - answerDelayMinutes * 60_000)
  return scope.db.transaction(async (tx) => {
    const inside: Scope = { ...scope, db: tx }
    const [row] = await tx
      .select()
      .from(corrections)
      .where(
        and(
          isNotNull(corrections.answeredAt),
          isNull(corrections.mailedAt),
          lte(corrections.answeredAt, due),
        ),
      )
      .orderBy(asc(corrections.id))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!row) return false
    await tx.update(corrections).set({ mailedAt: scope.now }).where(eq(corrections.id, row.id))
    await mailAnswer(inside, row, publicOrigin)
    return true
  })
}

async function mailAnswer(scope: Scope, row: Row, publicOrigin: string): Promise<void> {
  const { language, items, kind } = row
  const messages = correctionMailMessages[language]
  const isAccepted = items.some((item) => item.isAccepted)
  const shown = await loadCorrectable(scope, kind, row.recordId, language)
  const letter = messages[isAccepted ? 'acceptedLetter' : 'declinedLetter']({
    name: row.title,
    note: row.answer,
    rows: items.map((item) => ({
      label: itemLabel(kind, item, language),
      value: item.isAccepted ? messages.accepted : messages.declined,
    })),
    pageHref: shown && publicOrigin + detailPaths(listOf[kind], shown)[language],
  })
  await send(scope, row, {
    letter,
    mail: isAccepted ? 'correction_accepted' : 'correction_declined',
    publicOrigin,
  })
}

/** The lists of public pages to which the kinds belong. */
const listOf = { event: 'events', artist: 'people', work: 'works' } as const

async function send(
  scope: Scope,
  row: Row,
  { letter, mail, publicOrigin }: { letter: Letter; mail: WordedMail; publicOrigin: string },
): Promise<void> {
  const { language, email, title, answer } = row
  const settings = await readSettings(scope)
  const placeholders = { name: title, note: answer, house: pickLanguage(settings.name, language) }
  const worded = await applyOwnText(scope, letter, { mail, language, placeholders })
  await queueMail(scope, {
    sender: houseMailbox(settings, language, publicOrigin),
    recipient: email,
    ...writeMail({ ...worded, small: [correctionMailMessages[language].why] }, settings, language),
  })
}
