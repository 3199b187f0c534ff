/** Thrown while a page is loaded: the browser is led elsewhere. `location` is what the header of that name takes. */
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

/** Thrown while a page is loaded: the error page is shown with this status and this message for the visitor. */
export class PageFault extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.name = 'PageFault'
    this.status = status
  }
}
