import {
  changeFormCall,
  copyFormCall,
  createFormCall,
  deleteFormCall,
  listFormsCall,
  readFormCall,
} from '#contracts/office-forms.ts'
import {
  changeForm,
  copyForm,
  createForm,
  deleteForm,
  listOfficeForms,
  readForm,
} from '#domain/forms/index.server.ts'
import type { Api } from './environment.ts'
import { listResponse } from './paging.ts'
import { refuse } from './refusal.ts'

export function officeFormHandlers(api: Api): void {
  api.openapi(listFormsCall, async (context) => {
    const { lang: language } = context.req.valid('param')
    const { page_size: pageSize, ...question } = context.req.valid('query')
    const listed = await listOfficeForms(context.get('scope'), { ...question, pageSize, language })
    const answer = listResponse(context, listed)
    return answer ? context.json(answer, 200) : refuse(context, 404, (words) => words.page)
  })

  api.openapi(readFormCall, async (context) =>
    context.json(await readForm(context.get('scope'), context.req.valid('param').id), 200),
  )

  api.openapi(createFormCall, async (context) =>
    context.json(await createForm(context.get('scope'), context.req.valid('json')), 201),
  )

  api.openapi(changeFormCall, async (context) => {
    const { id } = context.req.valid('param')
    return context.json(await changeForm(context.get('scope'), id, context.req.valid('json')), 200)
  })

  api.openapi(copyFormCall, async (context) =>
    context.json(await copyForm(context.get('scope'), context.req.valid('param').id), 201),
  )

  api.openapi(deleteFormCall, async (context) => {
    await deleteForm(context.get('scope'), context.req.valid('param').id)
    return context.body(null, 204)
  })
}
