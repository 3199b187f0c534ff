import { CreditOverlay } from '../credit-overlay/credit-overlay.tsx'
import { Picture, type ShownPicture } from './picture.tsx'
import styles from './picture-link.module.css'

/**
 * A picture in a list that leads where the title beside it leads, with its caption and copyright over it. The link is
 * for pointers only: keyboard and screen readers use the link of the title.
 */
export function PictureLink(props: {
  href: string
  picture: ShownPicture
  sizes: string
  /** Of the frame around the link, and of the picture in it. */
  className?: string
  pictureClassName?: string
  isLeading?: boolean
}) {
  const { href, picture, sizes, className = '', pictureClassName = '', isLeading = false } = props
  return (
    <div className={`${styles.frame} ${className}`}>
      <a href={href} tabIndex={-1} aria-hidden="true" data-moves="picture">
        <Picture {...{ picture, sizes, isLeading }} className={pictureClassName} />
      </a>
      <CreditOverlay {...picture} />
    </div>
  )
}
