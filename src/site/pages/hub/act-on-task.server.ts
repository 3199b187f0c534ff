import { z } from 'zod'
import { cancelScheduled, discardDraft, revokePreviewLink } from '#domain/content/index.server.ts'
import { DomainError, type DomainErrorCode } from '#domain/errors.ts'
import type { Scope } from '#domain/scope.ts'
import type { Session } from '#domain/users/index.server.ts'
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
  z.object({ ...section, action: z.literal('cancel'), publication: count, what: z.enum(['start', 'end']) }),
  z.object({ action: z.literal('revoke'), link: count }),
])

const outcomes = ['discarded', 'cancelled', 'revoked', 'changed', 'forbidden'] as const
type Outcome = (typeof outcomes)[number]

/** Whether a text names an outcome of a form that the hub has a message for. */
export function isOutcome(text: string | null): text is Outcome {
  return outcomes.some((outcome) => outcome === text)
}

/**
 * Discards a draft, cancels a schedule, or revokes a preview, by a form of the hub.
 * Always redirects to the hub, which shows the outcome; a form that the hub did not make is refused with 400.
 */
export async function actOnTask(
  { scope }: PageRequest,
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
  try {
    await act(scope, data)
  } catch (error) {
    const outcome = error instanceof DomainError ? refusals[error.code] : undefined
    if (!outcome) throw error
    return redirectTo(`${hub}?done=${outcome}`, 303)
  }
  return redirectTo(`${hub}?done=${done[data.action]}`, 303)
}

const done = { discard: 'discarded', cancel: 'cancelled', revoke: 'revoked' } as const

async function act(scope: Scope, data: z.infer<typeof posted>): Promise<void> {
  if (data.action === 'revoke') return revokePreviewLink(scope, data.link)
  const key = { ownerKind: data.kind, ownerId: data.id, language: data.language }
  if (data.action === 'discard') await discardDraft(scope, key, data)
  else await cancelScheduled(scope, key, { publicationId: data.publication, what: data.what })
}

/** Errors are reported if the task is already done or no longer as shown; no others are expected. */
const refusals: Partial<Record<DomainErrorCode, Outcome>> = {
  not_found: 'changed',
  conflict: 'changed',
  forbidden: 'forbidden',
}
