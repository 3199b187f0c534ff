/** A line of a transcript. */
export type TranscriptLine = {
  /** When it begins, in seconds; null for a line without a time. */
  at: number | null
  text: string
  /** Whether it is the title of a chapter. */
  isTitle: boolean
}

/** Parses a transcript: each line is `0:12 text`, `0:12 # title of a chapter`, or a text without a time. */
export function readTranscript(transcript: string): TranscriptLine[] {
  return transcript.split('\n').flatMap((line) => {
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
  })
}

/** The lines as captions (WebVTT), each until the next begins; null for a transcript without times. */
export function captionsOf(lines: readonly TranscriptLine[], duration: number | null): string | null {
  const timed = lines.filter(
    (line): line is TranscriptLine & { at: number } => line.at !== null && !line.isTitle,
  )
  if (timed.length === 0) return null
  const cues = timed.map(({ at, text }, index) => {
    const next = timed[index + 1]?.at ?? Math.max(at + 1, duration ?? at + 5)
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
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  const pad = (value: number, width = 2) => String(value).padStart(width, '0')
  return `${pad(hours)}:${pad(minutes)}:${pad(Math.floor(seconds % 60))}.${pad(Math.round((seconds % 1) * 1000), 3)}`
}
