import { setTimeout } from 'node:timers/promises'
import { checkChanges, isOutdated } from '#domain/guard/index.server.ts'
import type { Scope } from '#domain/scope.ts'

/** How long the job waits for further changes, in milliseconds: an import or a form saves several times. */
const settleTime = 2000

/** Runs the rules that changes concern, until there is none that no run knows. */
export async function followChanges(
  scope: () => Pick<Scope, 'db' | 'now'>,
  { signal, wait = setTimeout }: { signal: AbortSignal; wait?: (milliseconds: number) => Promise<unknown> },
): Promise<void> {
  // Changes made meanwhile do not request the job again, so it looks until there are none.
  while (!signal.aborted && (await isOutdated(scope()))) {
    await wait(settleTime)
    await checkChanges(scope())
  }
}
