export type Summary = { median: number; p95: number; p99: number; worst: number }

/** Describes a series of measured values, in any order; all figures are zero when there are none. */
export function summarize(values: readonly number[]): Summary {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (percent: number) => percentile(sorted, percent)
  return { median: at(50), p95: at(95), p99: at(99), worst: sorted.at(-1) ?? 0 }
}

export function median(values: readonly number[]): number {
  return summarize(values).median
}

/** By linear interpolation between the closest ranks, so that the median of an even number is the mean of two. */
export function percentile(sorted: readonly number[], percent: number): number {
  const rank = ((sorted.length - 1) * percent) / 100
  const below = sorted[Math.floor(rank)] ?? 0
  const above = sorted[Math.ceil(rank)] ?? below
  return below + (above - below) * (rank - Math.floor(rank))
}

export type Call = { name: string; run: () => Promise<unknown> }

const warmUpRounds = 20

/**
 * Milliseconds of every call, one at a time. The calls alternate, so that noise affects all of them alike and none
 * profits from a warm cache.
 */
export async function measureCalls<Name extends Call>(
  calls: readonly Name[],
  rounds: number,
): Promise<{ call: Name; values: number[] }[]> {
  const times = calls.map((call) => ({ call, values: [] as number[] }))
  for (let round = -warmUpRounds; round < rounds; round++) {
    for (const { call, values } of times) {
      const began = performance.now()
      await call.run()
      if (round >= 0) values.push(performance.now() - began)
    }
  }
  return times
}
