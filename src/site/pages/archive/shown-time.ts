export type ChartSeason = { id: number; name: string; count: number; total: number }
export type Chart = {
  /** The first day that it covers. */
  start: string
  seasons: ChartSeason[]
  decades: { decade: number; count: number; total: number }[]
}
type Choice = { from: string; to: string; chosen: number[] }

/** The seasons (`1954/55`) that begin in a decade. */
export function seasonsOf(seasons: ChartSeason[], decade: number): ChartSeason[] {
  return seasons.filter((season) => decadeOf(season.name) === decade)
}

/** The first day of a decade; the house's first decade begins with its opening, unless earlier events are shown. */
export function startOfDecade(decade: number, start: string): string {
  const first = `${decade}-01-01`
  return first < start ? start : first
}

/** Whether the selected days are exactly those of the decade. */
export function isDecadeChosen(decade: number, { from, to, start }: Choice & { start: string }): boolean {
  return from === startOfDecade(decade, start) && to === `${decade + 9}-12-31`
}

/** The decade that contains the selected days or season; null for a longer time span. */
export function chosenDecade({
  from,
  to,
  chosen,
  seasons,
}: Choice & { seasons: ChartSeason[] }): number | null {
  const [season] = chosen
  if (season !== undefined) {
    const found = seasons.find(({ id }) => id === season)
    return found ? decadeOf(found.name) : null
  }
  return from !== '' && to !== '' && decadeOf(from) === decadeOf(to) ? decadeOf(from) : null
}

function decadeOf(text: string): number {
  return Math.floor(Number(text.slice(0, 4)) / 10) * 10
}
