/**
 * Whether sweeps are complete, as under `npm run test:all`. `npm test` takes a sample, because it has to be short
 * enough to be run before every merge: every page, width, language and colour scheme still occurs in it.
 */
export const isComplete = process.env['TEST_ALL'] === '1'

/** All combinations of two lists; in a sample each item of the first with one of the second, alternately. */
export function combine<First, Second>(
  first: readonly First[],
  second: readonly Second[],
): [First, Second][] {
  return first.flatMap((one, index) =>
    second
      .filter((_, place) => isComplete || place === index % second.length)
      .map((other): [First, Second] => [one, other]),
  )
}

/** The most telling items of a list, which come first in it; all of them in a complete run. */
export function sample<Item>(items: readonly Item[], count: number): readonly Item[] {
  return isComplete ? items : items.slice(0, count)
}

/**
 * How often a property is tried, and with which seed: a sample in the gate, more in a complete run. `npm run prove` asks
 * for numbers of its own (PROVE_RUNS, PROVE_SEED), round after round.
 */
export function runsOf(usual: { inGate: number; complete: number; seed: number }): {
  numRuns: number
  seed: number
} {
  const { PROVE_RUNS: runs, PROVE_SEED: seed } = process.env
  if (runs !== undefined && seed !== undefined) return { numRuns: Number(runs), seed: Number(seed) }
  return { numRuns: isComplete ? usual.complete : usual.inGate, seed: usual.seed }
}

/** The time limit of properties, in ms, which only ends a run that hangs: how long they take depends on their runs. */
export const propertyTimeout = 12 * 3_600_000
