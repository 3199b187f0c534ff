const note = 'editor-told'

/** Keeps a message for the page that is opened next in this window, where it is shown as if it had happened there. */
export function deferAlert(message: string): void {
  try {
    sessionStorage.setItem(note, message)
  } catch {
    // Without storage the message is left out.
  }
}

/** The message that the previous page has kept; it is returned only once. */
export function takeDeferredAlert(): string | null {
  try {
    const message = sessionStorage.getItem(note)
    sessionStorage.removeItem(note)
    return message
  } catch {
    return null
  }
}
