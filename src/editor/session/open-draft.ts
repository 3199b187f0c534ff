import type { Draft } from '#contracts/page-editor.ts'
import { CallError, type Calls } from '../calls.ts'

const opened = new Map<string, Promise<Draft>>()

/** The draft of a section; where there is none yet, one with an empty container is begun (specification, section 4). */
export async function openDraft(calls: Calls, slug: string): Promise<Draft> {
  try {
    return await (opened.get(slug) ?? calls.get<Draft>(`draft/${slug}`))
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 404) throw error
    return await calls.post<Draft>('container', { slug, layout: '100' })
  } finally {
    opened.delete(slug)
  }
}

/** Fetches the draft before it is wanted: the pointer is on its way to the button. It is used once, and not for long. */
export function anticipateDraft(calls: Calls, slug: string): void {
  if (opened.has(slug)) return
  const draft = calls.get<Draft>(`draft/${slug}`)
  opened.set(slug, draft)
  draft.catch(() => {})
  setTimeout(() => opened.delete(slug), 5000)
}
