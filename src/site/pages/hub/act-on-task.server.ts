import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import {
  beginLegalPages,
  cancelScheduled,
  discardDraft,
  revokePreviewLink,
} from '#domain/content/index.server.ts'
import { DomainError, type DomainErrorCode } from '#domain/errors.ts'
import { readTestMail, sendTestMail } from '#domain/mail/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { hideSetup, showSetup } from '#domain/setup/index.server.ts'
import type { Session } from '#domain/users/index.server.ts'
import type { Language } from '#i18n/languages.ts'
import { staffMessages } from '#i18n/lazy/staff.ts'
import { staffHref } from '#routing/paths.ts'
import { PageError } from '../../page-responses.ts'
import { redirectTo, type PageRequest } from '../../page-request.server.ts'

const count = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
const section = {
  kind: z.enum(['page', 'event', 'article', 'subscription', 'shared']),
  id: count,
  language: z.enum(['de', 'en']),
}
const posted = z.discriminatedUnion('action', [
  z.object({ ...section, action: z.literal('discard'), sequence: count }),
  z.object({ ...section, action: z.literal('cancel'), plan: count }),
  z.object({ action: z.literal('revoke'), link: count }),
  z.object({ action: z.literal('test-mail') }),
  z.object({ action: z.literal('hide-setup') }),
  z.object({ action: z.literal('show-setup') }),
  z.object({ action: z.literal('begin-legal-pages') }),
])

const outcomes = [
  'discarded',
  'cancelled',
  'revoked',
  'changed',
  'forbidden',
  'mail_sent',
  'mail_as_file',
  'mail_failed',
  'mail_waiting',
  'hidden',
  'shown',
  'legal_begun',
] as const
type Outcome = (typeof outcomes)[number]

/** Whether a text names an outcome of a form that the hub has a message for. */
export function isOutcome(text: string | null): text is Outcome {
  return outcomes.some((outcome) => outcome === text)
}

/**
 * Discards a draft, cancels a schedule, revokes a preview, or changes the list of what a new house needs, by a form of the
 * hub.
 * Always redirects to the hub, which shows the outcome; a form that the hub did not make is refused with 400.
 */
export async function actOnTask(
  { scope, publicOrigin, findNotes }: PageRequest,
  form: FormData,
  { language }: Session,
): Promise<never> {
  const hub = staffHref('cms-hub')
  const parsed = posted.safeParse(Object.fromEntries(form))
  if (!parsed.success) {
    const field = String(parsed.error.issues[0]?.path[0] ?? '')
    throw new PageError(400, staffMessages[language].hub.invalid(field))
  }
  const { data } = parsed
  let outcome: Outcome | undefined
  try {
    outcome =
      data.action === 'test-mail'
        ? await tryMail(scope, { language, publicOrigin, findNotes })
        : (await act(scope, data), done[data.action])
  } catch (error) {
    outcome = error instanceof DomainError ? refusals[error.code] : undefined
    if (!outcome) throw error
  }
  return redirectTo(`${hub}?done=${outcome}`, 303)
}

const done = {
  discard: 'discarded',
  cancel: 'cancelled',
  revoke: 'revoked',
  'hide-setup': 'hidden',
  'show-setup': 'shown',
  'begin-legal-pages': 'legal_begun',
} as const

/** How long the answer waits for what becomes of a test mail, and between two looks, in milliseconds. */
const longestWait = 5000
const pause = 200

async function tryMail(
  scope: Scope,
  { findNotes, ...given }: Pick<PageRequest, 'publicOrigin' | 'findNotes'> & { language: Language },
): Promise<Outcome> {
  await sendTestMail(scope, given)
  for (let waited = 0; waited < longestWait; waited += pause) {
    const test = await readTestMail(scope)
    if (test?.state === 'sent')
      return (await findNotes()).includes('mail_as_files') ? 'mail_as_file' : 'mail_sent'
    if (test?.state !== 'waiting' || test.reason !== null) return 'mail_failed'
    await setTimeout(pause)
  }
  return 'mail_waiting'
}

async function act(
  scope: Scope,
  data: Exclude<z.infer<typeof posted>, { action: 'test-mail' }>,
): Promise<void> {
  if (data.action === 'hide-setup') return hideSetup(scope)
  if (data.action === 'show-setup') return showSetup(scope)
  if (data.action === 'begin-legal-pages') return void (await beginLegalPages(scope))
  if (data.action === 'revoke') return revokePreviewLink(scope, data.link)
  const key = { ownerKind: data.kind, ownerId: data.id, language: data.language }
  if (data.action === 'discard') await discardDraft(scope, key, data)
  else await cancelScheduled(scope, key, data.plan)
}

/** Errors are reported if the task is already done or no longer as shown; no others are expected. */
const refusals: Partial<Record<DomainErrorCode, Outcome>> = {
  not_found: 'changed',
  conflict: 'changed',
  forbidden: 'forbidden',
}
