const days = { mo: 'Mo', di: 'Tu', mi: 'We', do: 'Th', fr: 'Fr', sa: 'Sa', so: 'Su' } as const
const day = String.raw`(Mo|Di|Mi|Do|Fr|Sa|So)(?:ntag|enstag|ttwoch|nnerstag|eitag|mstag|nntag)?\.?`
const time = String.raw`(\d{1,2})(?:[.:](\d\d))?(?:\s*Uhr)?`
const to = String.raw`\s*(?:-|–|bis)\s*`
const line = new RegExp(`^${day}(?:${to}${day})?:?\\s+${time}${to}${time}$`, 'i')

/**
 * The opening hours of a German text ("Mo–Fr 10–18 Uhr", one line for each span) in the form of schema.org
 * ("Mo-Fr 10:00-18:00"). None if any part of the text means something else: half of the hours would be wrong ones.
 */
export function openingHoursOf(text: string): string[] {
  const spans = text.split(/\s*(?:[\n;]|,(?=\s*[A-Z]))\s*/).filter((span) => span !== '')
  const hours = spans.flatMap((span) => readSpan(span) ?? [])
  return hours.length === spans.length ? hours : []
}

function readSpan(span: string): string | null {
  const [, first = '', last = '', fromHour = '', fromMinute = '00', toHour = '', toMinute = '00'] =
    line.exec(span) ?? []
  const named = (name: string) => Object.entries(days).find(([key]) => key === name.toLowerCase())?.[1]
  const start = named(first)
  if (start === undefined || Number(fromHour) > 24 || Number(toHour) > 24) return null
  const end = named(last)
  const hours = `${fromHour.padStart(2, '0')}:${fromMinute}-${toHour.padStart(2, '0')}:${toMinute}`
  return `${end === undefined ? start : `${start}-${end}`} ${hours}`
}
