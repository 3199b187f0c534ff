/** The season that a day (YYYY-MM-DD) belongs to; a season begins on 1 August. */
export function seasonNameOf(day: string): string {
  const year = Number(day.slice(0, 4)) - (day.slice(5) < '08-01' ? 1 : 0)
  return `${year}/${String((year + 1) % 100).padStart(2, '0')}`
}
