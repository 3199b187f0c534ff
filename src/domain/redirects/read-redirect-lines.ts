import type { RedirectDraft } from './plan-redirects.ts'

/**
 * The lines of a list, `old;new`, as spreadsheets save them: separated by a semicolon, a tab or a comma, with or without
 * quotation marks. Empty lines and a heading, which has no slash, are left out; whole addresses of old paths lose their
 * host.
 */
export function readRedirectLines(text: string): (RedirectDraft & { line: number })[] {
  return text
    .replace(/^\u{feff}/u, '')
    .split(/\r\n|\n|\r/)
    .flatMap((line, index) => {
      if (line.trim() === '' || (index === 0 && !line.includes('/'))) return []
      const separator = [';', '\t', ','].find((one) => line.includes(one)) ?? ';'
      const [oldPath = '', newPath = ''] = line.split(separator).map(withoutQuotes)
      return [{ oldPath: withoutHost(oldPath), newPath, line: index + 1 }]
    })
}

function withoutQuotes(cell: string): string {
  return cell
    .trim()
    .replace(/^"(.*)"$/s, '$1')
    .replaceAll('""', '"')
    .trim()
}

/** Lists of old addresses come from other programs, which write them in full. */
function withoutHost(address: string): string {
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? new URL(address).pathname : address
}
