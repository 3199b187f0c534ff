import { readZip } from './read-zip.ts'

/** The cells of a CSV file with semicolons, by the rules of RFC 4180. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = []
  for (const [, quoted, plain, end] of text
    .replace(/^\uFEFF/, '\r\n')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r\n)/g)) {
    if (rows.length === 0) rows.push([])
    else rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end === '\r\n' && rows.at(-1)?.length) rows.push([])
  }
  return rows.filter((row) => row.length > 0)
}

/** The cells of the only sheet of a workbook: texts or numbers. Throws for XML that is not well-formed. */
export function readXlsx(archive: Buffer): (string | number)[][] {
  const files = readZip(archive)
  for (const [name, content] of files) requireWellFormed(name, content)
  const sheet = files.get('xl/worksheets/sheet1.xml') ?? ''
  return [...sheet.matchAll(/<row>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c\/>|<c[^>]*>(?:<v>([^<]*)<\/v>|<is><t[^>]*>([^<]*)<\/t><\/is>)<\/c>/g)].map(
      ([, number, text = '']) => (number === undefined ? unescape(text) : Number(number)),
    ),
  )
}

function unescape(text: string): string {
  const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', '#13': '\r' }
  return text.replaceAll(/&(amp|lt|gt|#13);/g, (_, name: string) => characters[name] ?? '')
}

/** Checks that elements are closed in the right order, and that there is no other markup character between them. */
function requireWellFormed(name: string, xml: string): void {
  const open: string[] = []
  const rest = xml.replaceAll(
    /<\?xml[^>]*\?>|<(\/?)([\w:]+)(?:\s[\w:]+="[^"<]*")*\s*(\/?)>|&(?:amp|lt|gt|#13);/g,
    (_, isEnd: string | undefined, element: string | undefined, isEmpty: string | undefined) => {
      if (element === undefined) return ''
      if (isEnd && open.pop() !== element) throw new Error(`${name}: ${element} is not open.`)
      if (!isEnd && !isEmpty) open.push(element)
      return ''
    },
  )
  // XML does not allow control characters.
  // oxlint-disable-next-line no-control-regex
  if (open.length > 0 || /[<>&\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/.test(rest))
    throw new Error(`${name} is not well-formed.`)
}
