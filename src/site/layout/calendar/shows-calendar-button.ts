import { scrolledFullAbove } from '../header/header-scroll.ts'

/** Distance in px between the viewport and the footer, below which the button is hidden. */
const footerProximity = 200

/**
 * Whether the calendar button is visible: the header is fully scrolled and the footer is not near (specification,
 * section 2, "Layout"). `footerTop` is measured from the top of the viewport; all in px.
 */
export function showsCalendarButton({
  scrolled,
  footerTop,
  viewportHeight,
}: {
  scrolled: number
  footerTop: number
  viewportHeight: number
}): boolean {
  return scrolled > scrolledFullAbove && footerTop > viewportHeight + footerProximity
}
