import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { getPriority, setPriority } from 'node:os'
import { text } from 'node:stream/consumers'
import { programFile } from '#project/project-dir.ts'

/**
 * Lower than that of the site, which long computations would otherwise slow down. An ordinary user may not raise it where somebody has
 * lowered it further.
 */
const priority = 10

/** Runs a command of operators in a process of its own, so that neither visitors nor the memory of the site notice it. */
export async function runBeside(
  source: string,
  options: string[],
  signal: AbortSignal,
): Promise<{ code: unknown; said: string }> {
  const child = spawn(process.execPath, [programFile(source), ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  })
  child.on('error', () => {}) // when it is aborted
  if (child.pid !== undefined) setPriority(child.pid, Math.max(priority, getPriority()))
  const ended = once(child, 'close').then(
    ([code]): unknown => code,
    () => null,
  )
  const [code, printed, complained] = await Promise.all([ended, text(child.stdout), text(child.stderr)])
  return { code, said: (complained || printed).trim() }
}
