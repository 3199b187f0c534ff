/** Whether a click is an ordinary one: those for another tab or window are left to the browser. */
export function isPlainClick(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented
}
