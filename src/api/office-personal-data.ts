import {
  deletePersonalDataCall,
  exportPersonalDataCall,
  personalDataCall,
} from '#contracts/office-personal-data.ts'
import { deletePersonalData, findPersonalData } from '#domain/personal-data/index.server.ts'
import { hallDay } from '#i18n/dates.ts'
import type { Api } from './environment.ts'
import { attachmentNamed } from './attachment.ts'

export function officePersonalDataHandlers(api: Api): void {
  api.openapi(personalDataCall, async (context) => {
    context.header('Cache-Control', 'private, no-store')
    return context.json(await findPersonalData(context.get('scope'), context.req.valid('json').email), 200)
  })

  api.openapi(exportPersonalDataCall, async (context) => {
    const scope = context.get('scope')
    const data = await findPersonalData(scope, context.req.valid('json').email)
    const name = `personal-data-${hallDay(scope.now)}.json`
    context.header('Content-Disposition', attachmentNamed(name))
    context.header('Cache-Control', 'private, no-store')
    return context.json(data, 200)
  })

  api.openapi(deletePersonalDataCall, async (context) => {
    context.header('Cache-Control', 'private, no-store')
    return context.json(await deletePersonalData(context.get('scope'), context.req.valid('json').email), 200)
  })
}
