import { findFormCall, sendEntryCall, uploadFileCall } from '#contracts/forms.ts'
import { DomainError } from '#domain/errors.ts'
import { findForm, findFormById, submitForm } from '#domain/forms/index.server.ts'
import type { Api } from './environment.ts'
import { handle } from './handle.ts'

export function formHandlers(api: Api): void {
  handle(api, findFormCall, async ({ scope, params: { lang, slug } }) => {
    const form = await findForm(scope, slug, lang)
    if (!form) throw new DomainError('not_found', { subject: 'form' })
    if (form.login_required && scope.viewer.kind === 'visitor') throw new DomainError('not_signed_in')
    return form
  })

  handle(api, sendEntryCall, async ({ scope, params: { lang }, json, context }) => {
    const { form: id, field_values: answers, seconds, website, is_test: isTest } = json
    const form = await findFormById(scope, id, lang)
    if (!form) throw new DomainError('not_found', { subject: 'form' })
    return await submitForm(
      scope,
      { form, language: lang, answers, seconds, trap: website, isTest },
      { publicOrigin: context.get('publicOrigin'), clientAddress: context.get('address') },
    ).catch((error: unknown) => {
      throw nameFields(error)
    })
  })

  // The body was read as a stream (`sentForm`); the library would read it into memory as a whole.
  api.openAPIRegistry.registerPath(uploadFileCall)
  api.post('/:lang{de|en}/api/temp-files', (context) => {
    const sent = context.get('sentForm')?.files.find(({ field }) => field === 'file')
    if (!sent) throw new DomainError('invalid', { fields: { file: 'required' } })
    if (sent.error !== null) throw new DomainError('invalid', { fields: { file: sent.error } })
    return context.json(sent.file, 201)
  })
}

/** Errors name the fields as the caller wrote them. */
function nameFields(error: unknown): unknown {
  if (!(error instanceof DomainError) || error.code !== 'invalid') return error
  const fields = Object.entries(error.fields).map(([slug, code]) => [`field_values.${slug}`, code])
  return new DomainError('invalid', { fields: Object.fromEntries(fields) })
}
