import type { Language } from '#i18n/languages.ts'

/** Thrown while a page is loaded, to redirect. `location` is the value for the `Location` header. */
export class Redirection extends Error {
  readonly location: string
  readonly status: 301 | 302 | 303
  readonly headers: Headers
  constructor(location: string, status: 301 | 302 | 303, headers = new Headers()) {
    super(`leads to ${location}`)
    this.name = 'Redirection'
    this.location = location
    this.status = status
    this.headers = headers
  }
}

/** A page that does not exist in the requested language, in the one in which it does. */
export type OtherLanguagePage = { language: Language; url: string }

/** Thrown while a page is loaded, to show the error page with this status, this message, and where to go instead. */
export class PageError extends Error {
  readonly status: number
  readonly elsewhere: OtherLanguagePage | null
  constructor(status: number, message: string, elsewhere: OtherLanguagePage | null = null) {
    super(message)
    this.name = 'PageError'
    this.status = status
    this.elsewhere = elsewhere
  }
}
