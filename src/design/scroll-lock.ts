let locks = 0
let release: () => void = () => {}

/**
 * Holds the page still behind a drawer, and gives back the function that lets it go. Locks are counted: the page moves
 * again when the last one is released; releasing twice counts once. The body gets the class `no-scroll`, and a padding
 * as wide as the scroll bar that disappears, so that nothing shifts.
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
