export type Summary = { count: number; median: number; p95: number; p99: number; worst: number }

/** Describes a series of measured values, in any order; all figures are zero when there are none. */
export function summarize(values: readonly number[]): Summary {
  const sorted = values.toSorted((a, b) => a - b)
  return {
    count: sorted.length,
    median: percentile(sorted, 50),
    p95: percentile(sorted, 95),
    p99: percentile(sorted, 99),
    worst: sorted.at(-1) ?? 0,
  }
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
