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

/** Thrown while a page is loaded, to show the error page with this status and this message. */
export class PageFault extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.name = 'PageFault'
    this.status = status
  }
}
