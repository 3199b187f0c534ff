import {
  answerCorrectionCall,
  deleteCorrectionCall,
  listCorrectionsCall,
  readCorrectionCall,
  reopenCorrectionCall,
} from '#contracts/office-corrections.ts'
import {
  answerCorrection,
  deleteCorrection,
  findCorrection,
  listCorrections,
  reopenCorrection,
} from '#domain/corrections/index.server.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import type { Api } from './environment.ts'
import { handle } from './handle.ts'
import { listResponse } from './paging.ts'
import { refuse } from './refusal.ts'

export function officeCorrectionHandlers(api: Api): void {
  handle(api, listCorrectionsCall, async ({ scope, params: { lang }, query, context }) => {
    const { page_size: pageSize, ...question } = query
    return listResponse(context, await listCorrections(scope, { ...question, pageSize }, lang))
  })

  handle(api, readCorrectionCall, ({ scope, params: { id, lang } }) =>
    findCorrection(scope, recordStores, id, lang),
  )

  handle(api, answerCorrectionCall, async ({ scope, params: { id, lang }, json, context }) => {
    const { accept, answer, does_win: doesWin } = json
    const refused = await answerCorrection(scope, recordStores, id, { accept, answer, doesWin })
    if (refused) return refuse(context, 409, (words) => words.conflict, { conflicts: refused.conflicts })
    return findCorrection(scope, recordStores, id, lang)
  })

  handle(api, reopenCorrectionCall, async ({ scope, params: { id, lang } }) => {
    await reopenCorrection(scope, recordStores, id)
    return findCorrection(scope, recordStores, id, lang)
  })

  handle(api, deleteCorrectionCall, ({ scope, params }) => deleteCorrection(scope, params.id))
}
