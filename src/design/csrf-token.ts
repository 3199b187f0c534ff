/** The token of the session in this browser, which every call that changes something sends; empty for visitors. */
export function csrfToken(): string {
  return /(?:^|;\s*)csrftoken=([^;]+)/.exec(document.cookie)?.[1] ?? ''
}

/** The token as a header, for calls that visitors make without one. */
export function csrfHeader(): Record<string, string> {
  const token = csrfToken()
  return token ? { 'X-CSRFToken': token } : {}
}
