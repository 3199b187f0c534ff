/** A line of a transcript. */
export type TranscriptLine = {
  /** When it begins, in seconds; null for a line without a time. */
  at: number | null
  /** When its caption ends; without it, it stays until the next begins. */
  until?: number
  text: string
  /** Whether it is the title of a chapter. */
  isTitle: boolean
}

/**
 * Parses a transcript: each line is `0:12 text`, `0:12 # title of a chapter`, or a text without a time. The captions of a
 * WebVTT or SRT file may be among them.
 */
export function readTranscript(transcript: string): TranscriptLine[] {
  const lines: TranscriptLine[] = []
  let cue: { at: number; until: number; said: string[] } | null = null
  const endCue = () => {
    if (cue && cue.said.length > 0)
      lines.push({ at: cue.at, until: cue.until, text: cue.said.join(' '), isTitle: false })
    cue = null
  }
  const source = transcript.split(/\r?\n/)
  for (const [index, line] of source.entries()) {
    const times = timesOf(line)
    if (times) {
      endCue()
      cue = { ...times, said: [] }
    } else if (cue && line.trim() !== '') cue.said.push(line.replace(/<[^>]*>/g, '').trim())
    else if (cue) endCue()
    else if (!isOfFile(source, index)) lines.push(...readLine(line))
  }
  endCue()
  return lines
}

function readLine(line: string): TranscriptLine[] {
  const [, hours = '0', minutes, seconds, rest = ''] =
    /^\s*(?:(\d{1,2}):)?(\d{1,3}):(\d{2})\s+(.*)$/.exec(line) ?? []
  const isTimed = minutes !== undefined
  const said = (isTimed ? rest : line).trim()
  const isTitle = said.startsWith('# ')
  const text = isTitle ? said.slice(2).trim() : said
  if (text === '') return []
  return [
    { at: isTimed ? Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) : null, text, isTitle },
  ]
}

/** The times of a caption in WebVTT (`00:12.000 --> 00:15.500`) or SRT (`00:00:12,000 --> …`); null for other lines. */
function timesOf(line: string): { at: number; until: number } | null {
  const time = String.raw`(?:(\d{1,2}):)?(\d{2}):(\d{2})[.,](\d{3})`
  const found = new RegExp(String.raw`^\s*${time}\s+-->\s+${time}`).exec(line)
  if (!found) return null
  const seconds = (from: number) => {
    const [hours = '0', minutes = '0', whole = '0', thousandths = '0'] = found.slice(from, from + 4)
    return Number(hours) * 3600 + Number(minutes) * 60 + Number(whole) + Number(thousandths) / 1000
  }
  const [at, until] = [seconds(1), seconds(5)]
  return until > at ? { at, until } : null
}

/** The first line of a WebVTT file, and the number or name above a caption. */
function isOfFile(lines: readonly string[], index: number): boolean {
  const isFirst = lines.slice(0, index).every((line) => line.trim() === '')
  if (isFirst && /^\ufeff?WEBVTT\b/.test(lines[index] ?? '')) return true
  return timesOf(lines[index + 1] ?? '') !== null
}

/** The lines as captions (WebVTT), each until its end, or until the next begins; null for a transcript without times. */
export function captionsOf(lines: readonly TranscriptLine[], duration: number | null): string | null {
  const timed = lines.filter(
    (line): line is TranscriptLine & { at: number } => line.at !== null && !line.isTitle,
  )
  if (timed.length === 0) return null
  const cues = timed.map(({ at, until, text }, index) => {
    const next = until ?? timed[index + 1]?.at ?? Math.max(at + 1, duration ?? at + 5)
    // WebVTT knows tags and has a mark of its own between times.
    const plain = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    return `${vttTime(at)} --> ${vttTime(next)}\n${plain}`
  })
  return `WEBVTT\n\n${cues.join('\n\n')}\n`
}

/** The chapters that a transcript names. */
export function chaptersOf(lines: readonly TranscriptLine[]): { startTime: number; title: string }[] {
  return lines.flatMap(({ at, text, isTitle }) =>
    isTitle && at !== null ? [{ startTime: at, title: text }] : [],
  )
}

function vttTime(seconds: number): string {
  const whole = Math.floor(seconds)
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)]
  const pad = (value: number, width = 2) => String(value).padStart(width, '0')
  return `${pad(hours)}:${pad(minutes)}:${pad(whole % 60)}.${pad(Math.floor((seconds - whole) * 1000 + 0.5) % 1000, 3)}`
}
