import { setTimeout } from 'node:timers/promises'
import { BackupError } from './backup-error.ts'

/** How long a site may say that it is not ready yet, in milliseconds: a large archive on a slow machine takes minutes. */
const defaultPatience = 30 * 60_000
/** One answer, in milliseconds. */
const timeout = 60_000
/** Between two requests, in milliseconds; the site may ask for less. */
const longestPause = 10_000

/**
 * Asks a site that has just started, and asks again as long as it answers 503 and when to come back, as it does while it
 * reads its archive. Returns every other answer. Throws a BackupError when the site is still not ready after `patience`.
 */
export async function askUntilReady(
  address: string,
  {
    say,
    patience = defaultPatience,
    clock = () => performance.now(),
  }: { say: (line: string) => void; patience?: number; clock?: () => number },
): Promise<Response> {
  const end = clock() + patience
  for (let hasSaid = false; ; hasSaid = true) {
    const answer = await fetch(address, { signal: AbortSignal.timeout(timeout) }).catch(explainLate)
    const retryAfter = answer?.headers.get('retry-after')
    if (answer && (answer.status !== 503 || !retryAfter)) return answer
    await answer?.body?.cancel()
    if (clock() >= end)
      throw new BackupError(
        `Everything is restored, but after ${Math.round(patience / 60_000)} minutes the site is still not ready, as after a start with a large archive: start it, and look at /readyz.`,
      )
    if (!hasSaid) say('… the site is still reading the archive; asking again')
    await setTimeout(Math.min(retryAfter ? Number(retryAfter) * 1000 || 0 : 0, longestPause))
  }
}

/** No answer in time is one of a site that is not ready yet. */
function explainLate(error: unknown): null {
  if (error instanceof DOMException && error.name === 'TimeoutError') return null
  throw error
}
