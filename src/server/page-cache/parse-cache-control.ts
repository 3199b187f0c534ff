/** The request headers that may be named in `Vary`: all of them are part of the cache key. */
const variations = ['accept-encoding', 'cookie', 'save-data']

export type Terms = { tags: string[]; seconds: number }

/** Under which terms an answer may be cached; null when it must not be. */
export function parseCacheControl({ status, headers }: Pick<Response, 'status' | 'headers'>): Terms | null {
  if (status !== 200 || headers.has('Set-Cookie') || headers.has('Content-Encoding')) return null
  const directives = listOf(headers.get('Cache-Control'))
  if (!directives.includes('public')) return null
  if (directives.some((directive) => /^(private|no-store|no-cache)\b/.test(directive))) return null
  const age = directives.map((directive) => /^s-maxage="?(\d+)"?$/.exec(directive)?.[1]).find(Boolean)
  const tags = (headers.get('Surrogate-Key') ?? '').split(/\s+/).filter(Boolean)
  if (!Number(age) || tags.length === 0) return null
  if (!listOf(headers.get('Vary')).every((name) => variations.includes(name))) return null
  return { tags, seconds: Number(age) }
}

function listOf(header: string | null): string[] {
  return (header ?? '')
    .toLowerCase()
    .split(',')
    .flatMap((item) => item.trim() || [])
}
