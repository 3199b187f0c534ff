import { z } from 'zod'
import { DomainError } from '#domain/errors.ts'
import { cancelJob, retryJob } from '#domain/jobs/index.server.ts'
import { discardMail, retryMail } from '#domain/mail/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import type { Session } from '#domain/users/index.server.ts'
import { staffMessages } from '#i18n/lazy/staff.ts'
import { staffHref } from '#routing/paths.ts'
import { PageError } from '../../page-responses.ts'
import { redirectTo, type PageRequest } from '../../page-request.server.ts'

const job = { name: z.string().regex(/^[a-z-]{1,50}$/), id: z.uuid() }
const mail = {
  id: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
}
const posted = z.discriminatedUnion('action', [
  z.object({ ...job, action: z.literal('retry-job') }),
  z.object({ ...job, action: z.literal('cancel-job') }),
  z.object({ ...mail, action: z.literal('retry-mail') }),
  z.object({ ...mail, action: z.literal('discard-mail') }),
])

const outcomes = ['again', 'cancelled', 'discarded', 'changed'] as const
export type JobsOutcome = (typeof outcomes)[number]

/** Whether a text names an outcome that the page has a message for. */
export function isJobsOutcome(text: string | null): text is JobsOutcome {
  return outcomes.some((outcome) => outcome === text)
}

/**
 * Repeats or gives up a failed job or an unsent mail. Always redirects to the page, which
 * shows the outcome; a form that the page did not make is refused with 400.
 */
export async function actOnJobs(
  { scope }: PageRequest,
  form: FormData,
  { language }: Session,
): Promise<never> {
  const page = staffHref('jobs-and-mails')
  const { hub } = staffMessages[language]
  const parsed = posted.safeParse(Object.fromEntries(form))
  if (!parsed.success) throw new PageError(400, hub.invalid(String(parsed.error.issues[0]?.path[0] ?? '')))
  let outcome: JobsOutcome
  try {
    outcome = await act(scope, parsed.data)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    if (error.code === 'forbidden') throw new PageError(403, hub.administratorsOnly)
    outcome = 'changed'
  }
  return redirectTo(`${page}?done=${outcome}`, 303)
}

async function act(scope: Scope, data: z.infer<typeof posted>): Promise<JobsOutcome> {
  if (data.action === 'discard-mail') {
    await discardMail(scope, data.id)
    return 'discarded'
  }
  if (data.action === 'cancel-job') {
    await cancelJob(scope, data)
    return 'cancelled'
  }
  await (data.action === 'retry-mail' ? retryMail(scope, data.id) : retryJob(scope, data))
  return 'again'
}
