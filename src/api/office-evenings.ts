import { announceCall, changeRunCall, setPresaleCall, takeBackCall } from '#records/event/evening-calls.ts'
import { announce, changeRun, setPresale, takeBack } from '#domain/evenings/index.server.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import { answerTogether } from './answer-together.ts'
import type { Api } from './environment.ts'
import { handle } from './handle.ts'

/** The calls that change one evening of a run, or several at once. */
export function officeEveningHandlers(api: Api): void {
  handle(api, announceCall, async ({ scope, params: { id, lang: language }, json, context }) => {
    const { what, note, ...asked } = json
    const announced = await announce(scope, recordStores, {
      ...asked,
      id,
      language,
      what: what.kind === 'date' ? { kind: 'date', start: what.start, movesSale: what.moves_sale } : what,
      note: note ?? { de: '', en: '' },
    })
    return answerTogether(context, announced)
  })

  handle(api, takeBackCall, async ({ scope, params: { id, lang: language }, json, context }) => {
    const { what: change, correction, ...asked } = json
    const undone = await takeBack(scope, recordStores, {
      ...asked,
      id,
      language,
      change,
      correction: correction && { ...correction, note: noteOf(correction) },
    })
    return answerTogether(context, undone)
  })

  handle(api, changeRunCall, async ({ scope, params: { id, lang: language }, json: asked, context }) =>
    answerTogether(context, await changeRun(scope, recordStores, { ...asked, id, language })),
  )

  handle(api, setPresaleCall, async ({ scope, params: { lang: language }, json, context }) => {
    const { tag, days_before: daysBefore, ...asked } = json
    const set = await setPresale(scope, recordStores, {
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
