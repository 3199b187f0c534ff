import { announceCall, changeRunCall, setPresaleCall, takeBackCall } from '#records/event/evening-calls.ts'
import { announce, changeRun, setPresale, takeBack } from '#domain/evenings/index.server.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import { answerTogether } from './answer-together.ts'
import type { Api } from './environment.ts'

/** The calls that change one evening of a run, or several at once. */
export function officeEveningHandlers(api: Api): void {
  api.openapi(announceCall, async (context) => {
    const { id, lang: language } = context.req.valid('param')
    const { what, note, ...asked } = context.req.valid('json')
    const announced = await announce(context.get('scope'), recordStores, {
      ...asked,
      id,
      language,
      what: what.kind === 'date' ? { kind: 'date', start: what.start, movesSale: what.moves_sale } : what,
      note: note ?? { de: '', en: '' },
    })
    return answerTogether(context, announced)
  })

  api.openapi(takeBackCall, async (context) => {
    const { id, lang: language } = context.req.valid('param')
    const { what: change, correction, ...asked } = context.req.valid('json')
    const undone = await takeBack(context.get('scope'), recordStores, {
      ...asked,
      id,
      language,
      change,
      correction: correction && { ...correction, note: noteOf(correction) },
    })
    return answerTogether(context, undone)
  })

  api.openapi(changeRunCall, async (context) => {
    const { id, lang: language } = context.req.valid('param')
    const asked = context.req.valid('json')
    const changed = await changeRun(context.get('scope'), recordStores, { ...asked, id, language })
    return answerTogether(context, changed)
  })

  api.openapi(setPresaleCall, async (context) => {
    const { lang: language } = context.req.valid('param')
    const { tag, days_before: daysBefore, ...asked } = context.req.valid('json')
    const set = await setPresale(context.get('scope'), recordStores, {
      ...asked,
      language,
      rule: { tag, daysBefore },
    })
    return answerTogether(context, set)
  })
}

/** A note without a word is none. */
function noteOf({ note }: { note: { de: string; en: string } | null }) {
  return note && (note.de || note.en) ? note : null
}
