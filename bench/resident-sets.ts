import { readdir, readFile } from 'node:fs/promises'

/** In millions of bytes. */
export type ResidentSets = { site: number; sitePeak: number; workerPeak: number }

/** The resident sets of the processes of a data directory, now and at their peaks so far; Linux only. */
export async function readResidentSets(folder: string): Promise<ResidentSets> {
  const sets = { site: 0, sitePeak: 0, workerPeak: 0 }
  for (const name of await readdir('/proc')) {
    const read = (file: string) => readFile(`/proc/${name}/${file}`, 'utf8').catch(() => '')
    if (!/^\d+$/.test(name) || !(await read('environ')).includes(`DATA_DIR=${folder}\0`)) continue
    const [command, status] = [await read('cmdline'), await read('status')]
    const figure = (key: string) =>
      Math.round((Number(new RegExp(`${key}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) * 1024) / 1e6)
    if (command.includes('picture-worker')) sets.workerPeak = Math.max(sets.workerPeak, figure('VmHWM'))
    else if (command.includes('server/main.ts'))
      Object.assign(sets, { site: figure('VmRSS'), sitePeak: figure('VmHWM') })
  }
  return sets
}
