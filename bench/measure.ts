import { summarize, type Summary } from './statistics.ts'

export type Call = { name: string; run: () => Promise<unknown> }

const warmUpRounds = 20

/**
 * Milliseconds of every call, one at a time. The calls alternate, so that noise affects all of them alike and none
 * profits from a warm cache.
 */
export async function measureCalls<Name extends Call>(
  calls: readonly Name[],
  rounds: number,
): Promise<{ call: Name; summary: Summary; values: number[] }[]> {
  const times = calls.map((call) => ({ call, values: [] as number[] }))
  for (let round = -warmUpRounds; round < rounds; round++) {
    for (const { call, values } of times) {
      const began = performance.now()
      await call.run()
      if (round >= 0) values.push(performance.now() - began)
    }
  }
  return times.map(({ call, values }) => ({ call, summary: summarize(values), values }))
}

/** How many times a second a task is completed with so many running at once. */
export async function measureRate(
  work: () => Promise<unknown>,
  { concurrency, milliseconds }: { concurrency: number; milliseconds: number },
): Promise<number> {
  const began = performance.now()
  let done = 0
  const worker = async () => {
    while (performance.now() - began < milliseconds) {
      await work()
      done++
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  return done / ((performance.now() - began) / 1000)
}
