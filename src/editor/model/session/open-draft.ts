import type { Draft } from '#contracts/page-editor.ts'
import type { Calls } from '../calls.ts'
import { CallError } from '#fields/staff-calls/send-call.ts'

/** The draft of a section; creates one with an empty container if there is none yet (specification, section 4). */
export async function openDraft(calls: Calls, slug: string): Promise<Draft> {
  try {
    return await calls.get('/pageeditor-api/draft/{slug}', { params: { slug } })
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 404) throw error
    return await calls.post('/pageeditor-api/container', { json: { slug, layout: '100' } })
  }
}
