import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Reads built style files by their address (`/assets/…css`), each once. Null without a build, and for everything that
 * is no built style.
 */
export function createStyleReader(clientDir: string | null): (file: string) => string | null {
  const known = new Map<string, string | null>()
  return (file) => {
    const text = known.get(file)
    if (text !== undefined) return text
    const read = clientDir !== null && /^\/assets\/[\w.-]+\.css$/.test(file) ? tryRead(clientDir, file) : null
    known.set(file, read)
    return read
  }
}

function tryRead(clientDir: string, file: string): string | null {
  try {
    return readFileSync(path.join(clientDir, file), 'utf8')
  } catch {
    return null
  }
}
