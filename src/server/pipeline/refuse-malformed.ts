import type { MiddlewareHandler } from 'hono'
import { refuse, refuseField } from '#api/index.ts'
import { isCallPath } from './refuse-for-now.ts'

/** Longer than any address of the site; longer ones are rejected without being parsed. */
const maxAddressLength = 4000

/**
 * Rejects malformed addresses: invalid UTF-8, NUL and other control characters, excessive length. Calls are told which
 * parameter it is.
 */
export const refuseMalformed: MiddlewareHandler = async (context, next) => {
  const { url, path } = context.req
  const isShort = url.length <= maxAddressLength
  if (isShort && isText(url)) return next()
  const name = isShort && isCallPath(path) ? findMalformedParameter(url) : null
  return name === null
    ? refuse(context, 400, (words) => words.address)
    : refuseField(context, name, (words) => words.errors.not_text)
}

/** The name of the parameter that makes an address malformed; null if it is the path, or a name. */
function findMalformedParameter(url: string): string | null {
  const { pathname, search } = new URL(url)
  if (!isText(pathname)) return null
  const malformed = search
    .slice(1)
    .split('&')
    .find((part) => !isText(part))
  const name = malformed?.split('=')[0]
  return name && isText(name) ? decodeURIComponent(name.replaceAll('+', ' ')) : null
}

function isText(url: string): boolean {
  try {
    const decoded = decodeURIComponent(url.replaceAll('+', ' '))
    return !Array.from(decoded).some((character) => {
      const code = character.codePointAt(0) ?? 0
      return (code < 32 && code !== 9 && code !== 10 && code !== 13) || code === 127
    })
  } catch {
    return false
  }
}
