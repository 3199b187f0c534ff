import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { href } from '#routing/paths.ts'
import { multiplyArchive } from '../archive.ts'
import { ask } from '../ask.ts'
import type { Bench } from '../hall.ts'
import { median } from '../measure.ts'
import { compareWithBar } from '../report.ts'

const wantedEvents = 200_000
const bars = { seconds: 60, megabytes: 500 }

/** The dump of a very large archive by the command of operators, while the site answers a visitor. Needs Linux. */
export const benchDump: Bench = async function* ({ hall }) {
  const database = await hall.openDatabase()
  await multiplyArchive(database, wantedEvents)
  await database.close()
  const site = await hall.startSite()
  try {
    const times: number[] = []
    const began = performance.now()
    const child = spawn(process.execPath, ['build/server/dump-archive.js'], {
      env: { ...process.env, DATA_DIR: hall.folder },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    const state = { isRunning: true, peak: 0 }
    const ended = once(child, 'close').then(([code]): unknown => {
      state.isRunning = false
      return code
    })
    for (let page = 1; state.isRunning; page++) {
      const start = performance.now()
      await ask(`${site.origin}${href('events', 'de')}?query=nothing${page}`)
      times.push(performance.now() - start)
      state.peak = Math.max(state.peak, await readPeak(child.pid))
      await setTimeout(200)
    }
    const seconds = (performance.now() - began) / 1000
    if ((await ended) !== 0) throw new Error('The archive was not dumped.')
    yield {
      title: `Dump of an archive of ${wantedEvents} events`,
      note: 'by the command, beside the site; pages are uncached ones of the same site meanwhile',
      rows: [
        { what: 'the dump, s', figure: seconds, bar: compareWithBar(seconds, bars.seconds) },
        {
          what: 'memory of the command at most, MB',
          figure: state.peak,
          bar: compareWithBar(state.peak, bars.megabytes),
        },
        { what: 'a page meanwhile, median ms', figure: median(times), bar: null },
        { what: 'a page meanwhile, worst ms', figure: Math.max(...times), bar: null },
      ],
    }
  } finally {
    await site.stop()
  }
}

/** The largest resident set that a process has had, in millions of bytes; 0 after its end. */
async function readPeak(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return (Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024) / 1e6
}
