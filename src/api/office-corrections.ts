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
import { listResponse } from './paging.ts'
import { explain, refuse } from './refusal.ts'

export function officeCorrectionHandlers(api: Api): void {
  api.openapi(listCorrectionsCall, async (context) => {
    const { page_size: pageSize, ...question } = context.req.valid('query')
    const { lang } = context.req.valid('param')
    const found = await listCorrections(context.get('scope'), { ...question, pageSize }, lang)
    const answer = listResponse(context, found)
    return answer ? context.json(answer, 200) : refuse(context, 404, (words) => words.page)
  })

  api.openapi(readCorrectionCall, async (context) => {
    const { id, lang } = context.req.valid('param')
    return context.json(await findCorrection(context.get('scope'), recordStores, id, lang), 200)
  })

  api.openapi(answerCorrectionCall, async (context) => {
    const scope = context.get('scope')
    const { id, lang } = context.req.valid('param')
    const { accept, answer, does_win: doesWin } = context.req.valid('json')
    const refused = await answerCorrection(scope, recordStores, id, { accept, answer, doesWin })
    if (refused) {
      const detail = explain(context.req.path, (words) => words.conflict)
      return context.json({ detail, conflicts: refused.conflicts }, 409)
    }
    return context.json(await findCorrection(scope, recordStores, id, lang), 200)
  })

  api.openapi(reopenCorrectionCall, async (context) => {
    const scope = context.get('scope')
    const { id, lang } = context.req.valid('param')
    await reopenCorrection(scope, recordStores, id)
    return context.json(await findCorrection(scope, recordStores, id, lang), 200)
  })

  api.openapi(deleteCorrectionCall, async (context) => {
    await deleteCorrection(context.get('scope'), context.req.valid('param').id)
    return context.body(null, 204)
  })
}
