import { setTimeout } from 'node:timers/promises'
import type { Logger } from 'pino'
import { operationNotes, type NoteCode } from '#i18n/lazy/operation-notes.ts'

/**
 * What an operator should know although the site does its work: notes do not make `/readyz` answer 503. A further note
 * is a line in `i18n/lazy/operation-notes.ts`, and a finder in `run-site.ts` that returns its code.
 */
export type Note = { code: NoteCode; message: string }

/** Returns the codes of the notes that apply now. */
export type FindNotes = () => Promise<readonly NoteCode[]>

export type Notes = {
  /** The notes that apply; found at most ten seconds ago. Never rejects. */
  find(): Promise<readonly Note[]>
  close(): void
}

/** How long one finder may take, in milliseconds; after that, its last answer is used. */
const timeout = 3000
/** An answer is reused for this long, in milliseconds. */
const validFor = 10_000
/** How often notes are looked for without a request, so that the log has them, too; in milliseconds. */
const ownInterval = 60_000

/** Collects the notes of all finders. Each is logged as a warning when it appears, unless it is among `quiet`. */
export function openNotes(given: {
  finders: readonly FindNotes[]
  quiet: readonly NoteCode[]
  logger: Pick<Logger, 'info' | 'warn'>
}): Notes {
  const { quiet, logger } = given
  const finders = given.finders.map((findNotes) => ({ findNotes, last: [] as readonly NoteCode[] }))
  let known: readonly NoteCode[] = []
  let last: { at: number; result: Promise<readonly Note[]> } | null = null

  async function findAll(): Promise<readonly Note[]> {
    await Promise.all(
      finders.map(async (finder) => {
        const late = setTimeout(timeout, null, { ref: false })
        finder.last = (await Promise.race([finder.findNotes().catch(() => null), late])) ?? finder.last
      }),
    )
    const found = [...new Set(finders.flatMap((finder) => finder.last))]
    for (const code of found)
      if (!known.includes(code))
        logger[quiet.includes(code) ? 'info' : 'warn']({ note: code }, operationNotes.en[code])
    for (const code of known)
      if (!found.includes(code)) logger.info({ note: code }, 'This note no longer applies.')
    known = found
    return found.map((code) => ({ code, message: operationNotes.en[code] }))
  }
  const find = () => {
    const now = performance.now()
    if (last === null || now - last.at > validFor) last = { at: now, result: findAll() }
    return last.result
  }
  const timer = setInterval(() => void find(), ownInterval).unref()
  void find()
  return { find, close: () => clearInterval(timer) }
}
