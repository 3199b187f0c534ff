import { cpus, loadavg } from 'node:os'

/** Judged by the whole machine's load, because the database and other programs need its processors, too. */
export function hasFreeProcessor(load = loadavg()[0] ?? 0, processors = cpus().length): boolean {
  return load < processors // On Windows the load is always 0.
}
