import type { SectionStatus } from '#contracts/page-editor.ts'
import { CallError } from '../calls.ts'
import type { Desk } from './desk.ts'

export type Publication = { publish_at?: string | null; unpublish_at?: string | null; summary?: string }

/** Publishes the draft as it is on the screen, now or later; what went wrong is told. True when it is done. */
export async function publish(desk: Desk, publication: Publication, done: string): Promise<boolean> {
  const { session, tools, slug, words } = desk
  desk.typing.end()
  try {
    await session.flush()
    const status = await tools.calls.post<SectionStatus>(`draft/${slug}/publication`, {
      sequence: session.editor().confirmed.sequence,
      ...publication,
    })
    session.setStatus(status)
    tools.tell(done)
    return true
  } catch (error) {
    tools.tell(reasonOf(error, words), 'error')
    return false
  }
}

export async function publishNow(desk: Desk): Promise<boolean> {
  return publish(desk, {}, desk.words.publish.done)
}

export async function unpublish(desk: Desk): Promise<void> {
  // The browser's own question: it keeps the keyboard, speaks, and can't be overlooked.
  if (!confirm(`${desk.words.publish.unpublish}? ${desk.words.publish.unpublishAsk}`)) return
  await withdraw(desk, 'all', desk.words.publish.unpublished)
}

export async function cancelScheduled(desk: Desk): Promise<void> {
  await withdraw(desk, 'only', desk.words.publish.cancelled)
}

async function withdraw(desk: Desk, scheduled: 'only' | 'all', done: string): Promise<void> {
  try {
    const path = `draft/${desk.slug}/publication?scheduled=${scheduled}`
    desk.session.setStatus(await desk.tools.calls.remove<SectionStatus>(path))
    desk.tools.tell(done)
  } catch (error) {
    desk.tools.tell(reasonOf(error, desk.words), 'error')
  }
}

function reasonOf(error: unknown, words: Desk['words']): string {
  if (!(error instanceof CallError)) return words.saving.failed
  if (error.status === 403) return words.publish.forbidden
  if (error.status === 409) return words.publish.movedOn
  if (error.status === 400) {
    const faults = typeof error.body === 'object' && error.body !== null ? Object.keys(error.body).length : 1
    return words.publish.errors(faults)
  }
  return words.saving.failed
}
