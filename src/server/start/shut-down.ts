type Close = () => Promise<unknown>

export type ShutDown = {
  /** Registers what has to be closed at the end: what was opened last is closed first. */
  add(close: Close): void
  isStopping(): boolean
}

/**
 * Ends the program at the first SIGTERM or SIGINT: first `closePort` lets all accepted requests
 * finish while everything else is still open; then all the rest is closed. A second signal ends the program at once,
 * with exit code 1. One of several processes leaves SIGINT to the primary, because a terminal sends it to all of them.
 */
export function shutDownOnSignal(
  closePort: Close,
  onError: (error: unknown) => void,
  { isOneOfSeveral = false }: { isOneOfSeveral?: boolean } = {},
): ShutDown {
  const closers: Close[] = []
  let isStopping = false
  const stop = async () => {
    await closePort().catch(onError)
    for (let close = closers.pop(); close; close = closers.pop()) await close().catch(onError)
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (isOneOfSeveral && signal === 'SIGINT') return
      if (isStopping) process.exit(1)
      isStopping = true
      void stop()
    })
  return { add: (close) => void closers.push(close), isStopping: () => isStopping }
}
