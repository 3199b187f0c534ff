import { openingDay } from '#i18n/dates.ts'

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

/** The first day of a decade; the house's first one begins with the house, unless what is older is shown, too. */
export function startOfDecade(decade: number, start: string = openingDay): string {
  const first = `${decade}-01-01`
  return first < start ? start : first
}

/** Whether the days asked for are just those of the decade. */
export function isDecadeChosen(decade: number, { from, to, start }: Choice & { start: string }): boolean {
  return from === startOfDecade(decade, start) && to === `${decade + 9}-12-31`
}

/** The decade in which all lies that is asked for: that of the days, or of the season; null where it is a longer time. */
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
