import type { MiddlewareHandler } from 'hono'
import { messagesIn } from '#i18n/messages.ts'
import { languageOfPath } from '#i18n/page-language.ts'

/** Longer addresses than any of ours, so that nothing has to parse them. */
const longestAddress = 4000

/** Refuses addresses that are no text: bytes that are no UTF-8, NUL and other control characters, endless ones. */
export const refuseMalformed: MiddlewareHandler = async (context, next) => {
  const { url } = context.req
  if (url.length <= longestAddress && isText(url)) return next()
  const { error } = messagesIn(languageOfPath(context.req.path))
  return context.json({ detail: error.badRequest('URL') }, 400)
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
