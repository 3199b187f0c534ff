import { startSite, type Site } from '../../tests/support/site.ts'
import type { Bench } from '../hall.ts'
import { median } from '../measure.ts'
import { compareWithBar } from '../report.ts'

/** In seconds. */
const bars = { restart: 2, demo: 60 }
const restarts = 5

/** From starting the program to its first page: once on an empty database and several times on a full one. */
export const benchStart: Bench = async function* ({ hall }) {
  const { seconds, output } = await timeStart(() => startSite({ env: { DEMO: '1' } }))
  const demo = Number(/done in ([\d.]+) s/.exec(output)?.[1] ?? 0)
  const times: number[] = []
  for (let count = 0; count < restarts; count++) times.push((await timeStart(hall.startSite)).seconds)
  const restart = median(times)
  yield {
    title: 'Start',
    note: 'seconds from the start of the process to the whole home page; the site is built already',
    rows: [
      { start: 'on an empty database', seconds, bar: null },
      { start: '  of which the demo content', seconds: demo, bar: compareWithBar(demo, bars.demo) },
      {
        start: `again (median of ${restarts})`,
        seconds: restart,
        bar: compareWithBar(restart, bars.restart),
      },
    ],
  }
}

async function timeStart(start: () => Promise<Site>): Promise<{ seconds: number; output: string }> {
  const began = performance.now()
  const site = await start()
  try {
    const answer = await fetch(`${site.origin}/de`)
    await answer.text()
    if (answer.status !== 200) throw new Error(`The home page answered ${answer.status}.`)
    return { seconds: (performance.now() - began) / 1000, output: site.output() }
  } finally {
    await site.stop()
  }
}
