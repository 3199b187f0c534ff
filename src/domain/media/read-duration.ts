import { parseFile } from 'music-metadata'

/** How long a recording or a film lasts, in milliseconds; null if its file does not say it, or is damaged. */
export async function readDuration(file: string): Promise<number | null> {
  try {
    const { format } = await parseFile(file, { duration: true, skipCovers: true })
    const { duration = 0 } = format
    return duration > 0 && Number.isFinite(duration) ? Math.round(duration * 1000) : null
  } catch {
    return null
  }
}
