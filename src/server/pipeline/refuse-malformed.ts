import type { MiddlewareHandler } from 'hono'
import { refuse } from '#api/index.ts'

/** Longer than any address of the site; longer ones are rejected without being parsed. */
const maxAddressLength = 4000

/** Rejects malformed addresses: invalid UTF-8, NUL and other control characters, excessive length. */
export const refuseMalformed: MiddlewareHandler = async (context, next) => {
  const { url } = context.req
  if (url.length <= maxAddressLength && isText(url)) return next()
  return refuse(context, 400, (words) => words.address)
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
