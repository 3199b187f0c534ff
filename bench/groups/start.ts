import type { Site } from '../../tests/support/site.ts'
import type { Hall } from '../demo-hall.ts'
import { compareWithBar, type Table } from '../report.ts'
import { median } from '../statistics.ts'

/** In seconds. */
const restartBar = 2
const demoBar = 60
const restarts = 5

/** From starting the program to its first page: once on an empty database and several times on a full one. */
export async function benchStart(hall: Hall): Promise<Table> {
  const { seconds, output } = await timeStart(hall.startEmptySite)
  const demo = Number(/done in ([\d.]+) s/.exec(output)?.[1] ?? 0)
  const rows: Table['rows'] = [
    { start: 'on an empty database, to the first page', seconds, bar: null },
    { start: '  of which the demo content', seconds: demo, bar: compareWithBar(demo, demoBar) },
    { start: '  of which all the rest', seconds: seconds - demo, bar: null },
  ]
  const times: number[] = []
  for (let count = 0; count < restarts; count++) times.push((await timeStart(hall.startSite)).seconds)
  const restart = median(times)
  rows.push({
    start: `again, to the first page (median of ${restarts})`,
    seconds: restart,
    bar: compareWithBar(restart, restartBar),
  })
  return {
    title: 'Start',
    note: 'seconds from the start of the process to the whole home page, status 200; the site is built already',
    columns: [
      { key: 'start', label: 'start', unit: 'text' },
      { key: 'seconds', label: 'seconds', unit: 's' },
      { key: 'bar', label: 'bar', unit: 'text' },
    ],
    rows,
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
