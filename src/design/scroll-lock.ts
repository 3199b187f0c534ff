let locks = 0
let release: () => void = () => {}

/**
 * Prevents the page from scrolling behind a drawer, and returns a function that releases the lock. Locks are counted:
 * the page scrolls again when the last one is released; releasing twice counts once. The body gets the class
 * `no-scroll`, and a padding as wide as the disappearing scroll bar, to avoid a layout shift.
 */
export function lockScroll(): () => void {
  locks += 1
  if (locks === 1) release = holdPage()
  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    locks -= 1
    if (locks === 0) release()
  }
}

function holdPage(): () => void {
  const { body, documentElement } = document
  const { paddingInlineEnd } = body.style
  const widthBefore = documentElement.clientWidth
  body.classList.add('no-scroll')
  const gap = documentElement.clientWidth - widthBefore
  if (gap > 0) body.style.paddingInlineEnd = `${gap}px`
  return () => {
    body.classList.remove('no-scroll')
    body.style.paddingInlineEnd = paddingInlineEnd
  }
}
