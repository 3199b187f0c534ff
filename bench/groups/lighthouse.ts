import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'
import { chromiumArguments, chromiumPath } from '../../tests/support/chromium.ts'
import type { PageKinds } from '../../tests/support/page-kinds.ts'
import type { Site } from '../../tests/support/site.ts'
import type { Table } from '../report.ts'
import { median } from '../statistics.ts'

/** Installed through npm on demand, because it has 100 MB that nothing else in the project needs. */
const lighthouse = 'lighthouse@12.8.2'
const runs = 5
const pages = ['home', 'programme', 'event', 'article', 'content'] as const
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/**
 * The project's own bars: scores of 100, the largest contentful paint and the blocking time in milliseconds, the
 * shift.
 */
const bars = { performance: 98, others: 100, largestPaint: 1800, blocking: 50, shift: 0.02 }

const numeric = z.object({ numericValue: z.number() })
const category = z.object({ score: z.number() })
const report = z.object({
  categories: z.record(z.enum(categories), category),
  audits: z.object({
    'largest-contentful-paint': numeric,
    'cumulative-layout-shift': numeric,
    'total-blocking-time': numeric,
    'total-byte-weight': numeric,
  }),
})

/** Lighthouse's mobile preset with simulated throttling, the median of five runs. */
export async function benchLighthouse(site: Site, kinds: PageKinds): Promise<Table> {
  const rows: Table['rows'] = []
  for (const page of pages) {
    const found: z.infer<typeof report>[] = []
    for (let run = 0; run < runs; run++) {
      const address = site.origin + kinds[page].de
      found.push(await runRepeatedly(address))
    }
    const of = (key: keyof z.infer<typeof report>['audits']) =>
      median(found.map(({ audits }) => audits[key].numericValue))
    const scores = categories.map((name) =>
      Math.round(median(found.map((one) => one.categories[name].score)) * 100),
    )
    const [performance = 0, ...others] = scores
    const figures = {
      largestPaint: of('largest-contentful-paint'),
      blocking: of('total-blocking-time'),
      shift: of('cumulative-layout-shift'),
    }
    const isMet =
      performance >= bars.performance &&
      others.every((score) => score >= bars.others) &&
      figures.largestPaint <= bars.largestPaint &&
      figures.blocking <= bars.blocking &&
      figures.shift <= bars.shift
    rows.push({
      page,
      scores: scores.join(' '),
      ...figures,
      shift: figures.shift.toFixed(3),
      bytes: of('total-byte-weight'),
      bars: isMet ? 'met' : 'NOT met',
    })
  }
  return {
    title: 'Lighthouse, mobile',
    note:
      `${lighthouse}, simulated throttling, median of ${runs} runs; scores of ${categories.join(', ')}.\nBars: performance ` +
      `${bars.performance}, the others ${bars.others}, LCP ${bars.largestPaint} ms, TBT ${bars.blocking} ms, CLS ${bars.shift}`,
    columns: [
      { key: 'page', label: 'page', unit: 'text' },
      { key: 'scores', label: 'scores', unit: 'text' },
      { key: 'largestPaint', label: 'LCP', unit: 'ms' },
      { key: 'shift', label: 'CLS', unit: 'text' },
      { key: 'blocking', label: 'TBT', unit: 'ms' },
      { key: 'bytes', label: 'KB', unit: 'KB' },
      { key: 'bars', label: 'bars', unit: 'text' },
    ],
    rows,
  }
}

/** Lighthouse occasionally fails to record a page load, several times in a row, which says nothing about the page. */
async function runRepeatedly(address: string, attempts = 5): Promise<z.infer<typeof report>> {
  try {
    return await runOnce(address)
  } catch (error) {
    if (attempts === 1) throw error
    return runRepeatedly(address, attempts - 1)
  }
}

async function runOnce(address: string): Promise<z.infer<typeof report>> {
  const flags = ['--headless=new', ...chromiumArguments].join(' ')
  const { stdout } = await promisify(execFile)(
    'npm',
    [
      'exec',
      '--yes',
      lighthouse,
      '--',
      address,
      '--quiet',
      '--output=json',
      `--only-categories=${categories.join(',')}`,
      '--throttling-method=simulate',
      `--chrome-flags=${flags}`,
    ],
    { env: { ...process.env, CHROME_PATH: chromiumPath }, maxBuffer: 64 * 1024 * 1024 },
  )
  return report.parse(JSON.parse(stdout))
}
