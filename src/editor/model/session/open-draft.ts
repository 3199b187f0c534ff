import type { Draft } from '#contracts/page-editor.ts'
import { CallError, type Calls } from '../calls.ts'

/** The draft of a section; creates one with an empty container if there is none yet (specification, section 4). */
export async function openDraft(calls: Calls, slug: string): Promise<Draft> {
  try {
    return await calls.get<Draft>(`draft/${slug}`)
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 404) throw error
    return await calls.post<Draft>('container', { slug, layout: '100' })
  }
}
