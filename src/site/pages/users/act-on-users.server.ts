import { z } from 'zod'
import { DomainError, statusOfError, type DomainErrorCode } from '#domain/errors.ts'
import { changeUser, inviteUser, type Session } from '#domain/users/index.server.ts'
import { accountMessages } from '#i18n/lazy/account.ts'
import { staffHref } from '#routing/paths.ts'
import type { FormAnswer } from '../../page.ts'
import { PageError } from '../../page-responses.ts'
import { redirectTo, type PageRequest } from '../../page-request.server.ts'

const role = z.enum(['administrator', 'editor', 'author'])
const id = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
const typed = z.string().max(300)
const posted = z.discriminatedUnion('form', [
  z.object({
    form: z.literal('invite'),
    username: typed,
    email: typed,
    role,
    language: z.enum(['de', 'en']),
    currentPassword: typed.optional(),
  }),
  z.object({ form: z.literal('role'), id, role, currentPassword: typed.optional() }),
  z.object({ form: z.literal('deactivate'), id }),
  z.object({ form: z.literal('reactivate'), id }),
])
type Posted = z.infer<typeof posted>

const outcomes = ['invite', 'role', 'deactivate', 'reactivate'] as const
export type UsersOutcome = (typeof outcomes)[number]

/** Why a form was refused, and the values to fill in again. */
export type UsersResult = {
  error: 'last_administrator' | 'gone' | 'invalid' | 'too_many'
  fields: Record<string, string>
  /** The form that was refused; the password is typed again. */
  sent: Posted
  retryAfter: number | null
}

/** Whether a text names an outcome that the page has a message for. */
export function isUsersOutcome(text: string | null): text is UsersOutcome {
  return outcomes.some((outcome) => outcome === text)
}

/**
 * Invites a user, or changes an account. A form that the page did not make is
 * refused with 400.
 */
export async function actOnUsers(
  request: PageRequest,
  form: FormData,
  { language }: Session,
): Promise<FormAnswer<UsersResult>> {
  const parsed = posted.safeParse(Object.fromEntries(form))
  if (!parsed.success) {
    const field = String(parsed.error.issues[0]?.path[0] ?? '')
    throw new PageError(400, accountMessages[language].invalidForm(field))
  }
  const { data } = parsed
  try {
    await act(request, data)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    if (error.code === 'forbidden') throw new PageError(403, '')
    return {
      result: {
        error: refusals[error.code] ?? 'invalid',
        fields: error.fields,
        sent: data,
        retryAfter: error.retryAfter ?? null,
      },
      status: statusOfError[error.code],
      ...(error.retryAfter !== undefined && { headers: { 'Retry-After': String(error.retryAfter) } }),
    }
  }
  return redirectTo(`${staffHref('users')}?done=${data.form}`, 303)
}

const refusals: Partial<Record<DomainErrorCode, UsersResult['error']>> = {
  conflict: 'last_administrator',
  not_found: 'gone',
  too_many_attempts: 'too_many',
}

async function act({ scope, publicOrigin }: PageRequest, data: Posted): Promise<void> {
  if (data.form === 'invite') return inviteUser(scope, data, { publicOrigin })
  if (data.form === 'role') {
    const { currentPassword } = data
    return changeUser(scope, data.id, {
      role: data.role,
      ...(currentPassword !== undefined && { currentPassword }),
    })
  }
  return changeUser(scope, data.id, { isActive: data.form === 'reactivate' })
}
