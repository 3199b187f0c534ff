import {
  deletePersonalDataCall,
  exportPersonalDataCall,
  personalDataCall,
} from '#contracts/office-personal-data.ts'
import { deletePersonalData, findPersonalData } from '#domain/personal-data/index.server.ts'
import { hallDay } from '#i18n/dates.ts'
import type { Api } from './environment.ts'
import { attachmentNamed } from './attachment.ts'
import { handle } from './handle.ts'

export function officePersonalDataHandlers(api: Api): void {
  handle(api, personalDataCall, ({ scope, json, context }) => {
    context.header('Cache-Control', 'private, no-store')
    return findPersonalData(scope, json.email)
  })

  handle(api, exportPersonalDataCall, async ({ scope, json, context }) => {
    const data = await findPersonalData(scope, json.email)
    const name = `personal-data-${hallDay(scope.now)}.json`
    context.header('Content-Disposition', attachmentNamed(name))
    context.header('Cache-Control', 'private, no-store')
    return data
  })

  handle(api, deletePersonalDataCall, ({ scope, json, context }) => {
    context.header('Cache-Control', 'private, no-store')
    return deletePersonalData(scope, json.email)
  })
}
