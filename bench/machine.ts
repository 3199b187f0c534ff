import os from 'node:os'

/**
 * The properties of the machine that figures depend on, in lines, without anything that identifies the machine or its
 * owner.
 */
export function describeMachine(): string[] {
  const [cpu] = os.cpus()
  const load = os.loadavg()[0] ?? 0
  return [
    `Date      ${new Date().toISOString().slice(0, 10)}`,
    `Processor ${cpu?.model.trim() ?? 'unknown'}, ${os.availableParallelism()} cores, load ${load.toFixed(1)} before the run`,
    `Memory    ${(os.totalmem() / 1e9).toFixed(0)} GB`,
    `Node      ${process.version}, ${process.platform} ${process.arch}`,
  ]
}
