/** Patterns of secrets and of data that may belong to a person, and their replacements. */
const personal: [pattern: RegExp, instead: string][] = [
  // The values of a failed query: everything that was being saved. They may contain anything, so nothing after them
  // is kept.
  [/\bparams:[^]*$/, 'params: …'],
  [/(\w:\/\/)[^\s/@]+@/g, '$1…@'],
  // A name before the @ may contain nearly every character, so the whole word before it is removed.
  [/\S{0,200}(?:@|%40)[\w-]+(?:\.[\w-]+)+/g, '…@…'],
  [/\?[^\s"'<>)]+/g, '?…'],
  [/\b(sessionid|csrftoken|preview|token|password)=[^\s;&"']+/gi, '$1=…'],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, '…'],
  [/(?<![\w:])(?:[\da-f]{0,4}:){3,7}[\da-f]{0,4}(?![\w:])|(?<![\w:])::[\da-f]{1,4}(?![\w:])/gi, '…'],
  // PostgreSQL quotes what it could not read: `invalid input syntax for type integer: "…"`.
  [/: "[^"]*"/g, ': "…"'],
]

const longest = 1000

/** The text without queries, values, mail and network addresses, and tokens; cut to 1,000 characters. */
export function withoutPersonalData(text: string): string {
  // Cut before as well, because a page's whole content may have been in the message.
  const part = text.slice(0, longest * 4)
  return personal.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), part).slice(0, longest)
}

/** The path of an address: without its query, and without the tokens of links in mails. */
export function withoutTokens(path: string): string {
  const [bare = ''] = path.split('?')
  const segments = bare.split('/').map((segment) => (isToken(segment) ? '…' : segment))
  return withoutPersonalData(segments.join('/'))
}

/** Slugs are in lower case; tokens are long and contain capitals, too. */
function isToken(segment: string): boolean {
  return segment.length >= 20 && /[A-Z_]/.test(segment)
}
