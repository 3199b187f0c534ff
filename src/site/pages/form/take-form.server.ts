import { checkAnswers, type AnswerFault, type FileFault } from '#contracts/form-answers.ts'
import { formFieldTypes } from '#contracts/form-field-types.ts'
import type { Form, SentAnswers } from '#contracts/forms.ts'
import { isDomainError } from '#domain/errors.ts'
import { submitForm } from '#domain/forms/index.server.ts'
import { controlNames, readAnswers } from '#fields/visitor-form/read-answers.ts'
import type { FormResult } from '#fields/visitor-form/visitor-form.island.tsx'
import { hallDay } from '#i18n/dates.ts'
import { formMessages } from '#i18n/lazy/forms.ts'
import { visitorFormMessages } from '#i18n/lazy/visitor-form.ts'
import { textOf } from '../../form-text.ts'
import type { FormAnswer } from '../../page.ts'
import { redirectTo, type PageRequest } from '../../page-request.server.ts'
import { isSameOrigin } from '../../same-origin.server.ts'

/** Takes a form that was sent without scripts; with them the same goes to the call. */
export async function takeForm(
  request: PageRequest,
  form: Form,
  data: FormData,
): Promise<FormAnswer<FormResult>> {
  const { scope, language, publicOrigin, address } = request
  const texts = visitorFormMessages[language]
  const answers = readAnswers(form, data)
  const isTest = data.has(controlNames.isTest)
  const refuse = (
    status: number,
    { faults = {}, notice = null }: { faults?: Record<string, AnswerFault | FileFault>; notice?: string | null },
    headers = {},
  ): FormAnswer<FormResult> => ({
    status,
    headers,
    result: {
      kind: 'refused',
      answers,
      files: listFiles(form, answers, data),
      faults: wordFaults(faults, language),
      notice,
      isTest,
    },
  })
  if (!isSameOrigin(request)) return refuse(403, { notice: texts.foreign })
  const fileFaults = findFileFaults(form, data)
  if (Object.keys(fileFaults).length > 0) {
    const { faults } = checkAnswers(form, answers, hallDay(scope.now))
    return refuse(400, { faults: { ...faults, ...fileFaults } })
  }
  try {
    const { response_text: text, redirect_url: goOn } = await submitForm(
      scope,
      {
        form,
        language,
        answers,
        ...secondsSince(textOf(data, controlNames.openedAt), scope.now),
        trap: textOf(data, controlNames.trap),
        isTest,
      },
      { publicOrigin, clientAddress: address },
    )
    // The policy of the page forbids that a form leads to another site, so that there a link does.
    if (goOn?.startsWith('/')) return redirectTo(goOn, 303)
    return { result: { kind: 'sent', text, goOn }, status: 200 }
  } catch (error) {
    if (!isDomainError(error)) throw error
    switch (error.code) {
      case 'invalid':
        return refuse(400, { faults: faultsOf(error.fields) })
      case 'too_many_attempts': {
        const seconds = error.retryAfter ?? 1
        return refuse(429, { notice: texts.wait(seconds) }, { 'Retry-After': String(seconds) })
      }
      case 'forbidden':
        return refuse(403, { notice: texts.testForbidden })
      case 'not_signed_in':
        return refuse(401, { notice: texts.signIn })
      default:
        throw error
    }
  }
}
