import { checkAnswers, type AnswerError, type FileError } from '#contracts/form-answers.ts'
import { formFieldTypes } from '#contracts/form-field-types.ts'
import type { Form, SentAnswers } from '#contracts/forms.ts'
import { DomainError } from '#domain/errors.ts'
import { findWaitingFiles, submitForm } from '#domain/forms/index.server.ts'
import { controlNames, readAnswers, valuesOf } from '#fields/visitor-form/read-answers.ts'
import type { FormResult } from '#fields/visitor-form/visitor-form.island.tsx'
import { hallDay } from '#i18n/dates.ts'
import { formMessages } from '#i18n/lazy/forms.ts'
import { visitorFormMessages } from '#i18n/lazy/visitor-form.ts'
import { textOf } from '../../form-text.ts'
import type { FormAnswer } from '../../page.ts'
import { notFound, redirectTo, type PageRequest } from '../../page-request.server.ts'
import { isSameOrigin } from '../../same-origin.server.ts'

type Refusal = {
  status: number
  errors?: Record<string, AnswerError | FileError>
  notice?: string
  retryAfter?: number
}

/** Handles a form that was sent without scripts; with them the same data goes to the API call. */
export async function handleForm(
  request: PageRequest,
  form: Form,
  data: FormData,
): Promise<FormAnswer<FormResult>> {
  const { scope, language, publicOrigin, address } = request
  const answers = readAnswers(form, data)
  const isTest = data.has(controlNames.isTest)
  const openedAt = textOf(data, controlNames.openedAt)
  const refuse = async ({ status, errors = {}, notice, retryAfter }: Refusal) => ({
    status,
    ...(retryAfter !== undefined && { headers: { 'Retry-After': String(retryAfter) } }),
    result: {
      kind: 'refused' as const,
      answers,
      files: await findFiles(scope, form, answers),
      errors: Object.fromEntries(
        Object.entries(errors).map(([slug, error]) => [slug, formMessages[language].errors[error]]),
      ),
      notice: notice ?? null,
      isTest,
      openedAt: openedAt || null,
    },
  })
  if (!isSameOrigin(request)) return refuse({ status: 403, notice: visitorFormMessages[language].foreign })
  const fileErrors = findFileErrors(form, data)
  if (Object.keys(fileErrors).length > 0) {
    const { errors } = checkAnswers(form, answers, hallDay(scope.now))
    return refuse({ status: 400, errors: { ...errors, ...fileErrors } })
  }
  try {
    const { response_text: text, redirect_url: goOn } = await submitForm(
      scope,
      {
        form,
        language,
        answers,
        seconds: secondsSince(openedAt, scope.now),
        trap: textOf(data, controlNames.trap),
        isTest,
      },
      { publicOrigin, clientAddress: address },
    )
    // The page's policy forbids redirects of a form to another site, so there the visitor follows a link.
    if (goOn?.startsWith('/')) return redirectTo(goOn, 303)
    return { result: { kind: 'sent', text, goOn }, status: 200 }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    if (error.code === 'not_found') return notFound(request.messages)
    return refuse(explain(error, visitorFormMessages[language]))
  }
}

function explain(error: DomainError, texts: (typeof visitorFormMessages)['de']): Refusal {
  switch (error.code) {
    case 'invalid':
      return { status: 400, errors: listErrors(error) }
    case 'too_many_attempts': {
      const { retryAfter = 1 } = error
      return { status: 429, notice: texts.wait(retryAfter), retryAfter }
    }
    case 'not_signed_in':
      return { status: 401, notice: texts.signIn }
    case 'forbidden':
      return { status: 403, notice: texts.testForbidden }
    default:
      throw error
  }
}

function listErrors({ fields }: DomainError): NonNullable<Refusal['errors']> {
  return Object.fromEntries(
    Object.entries(fields).map(([slug, error]) => [slug, isWorded(error) ? error : 'invalid']),
  )
}

function isWorded(error: string): error is AnswerError | FileError {
  return Object.hasOwn(formMessages.de.errors, error)
}

/** The files that were refused while they were uploaded, by the slugs of their fields. */
function findFileErrors(form: Form, data: FormData): NonNullable<Refusal['errors']> {
  return Object.fromEntries(
    fileFieldsOf(form).flatMap(({ slug }) => {
      const error = data.get(controlNames.fileError(slug))
      return typeof error === 'string' ? [[slug, isWorded(error) ? error : 'invalid']] : []
    }),
  )
}

/** The files that are stored already, so that nobody has to choose them again. */
async function findFiles(scope: PageRequest['scope'], form: Form, answers: SentAnswers) {
  const slugs = new Map(
    fileFieldsOf(form).flatMap(({ slug }) => valuesOf(answers[slug]).map((id) => [id, slug] as const)),
  )
  const files = await findWaitingFiles(scope, [...slugs.keys()])
  return files.flatMap((file) => {
    const slug = slugs.get(file.id)
    return slug === undefined ? [] : [{ ...file, slug }]
  })
}

function fileFieldsOf({ fields }: Form): Form['fields'] {
  return fields.filter(({ field_type }) => field_type === formFieldTypes.file.number)
}

/** Seconds since the form was shown, as reported by the form; undefined if it was part of a cached page. */
function secondsSince(text: string, now: Date): number | undefined {
  const seconds = (now.getTime() - Date.parse(text)) / 1000
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined
}
