import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react'
import styles from './staff-button.module.css'

/**
 * `primary` is the one action of a page or dialog. `quiet` stands beside others in bars and lists, and `remove` apart from
 * them, because it cannot be undone by the next click.
 */
export type StaffLook = 'primary' | 'plain' | 'quiet' | 'remove'

/** A button on pages of staff. While it `isBusy` it keeps its focus and does nothing. */
export function StaffButton({
  look = 'plain',
  isBusy = false,
  onClick,
  ...button
}: { look?: StaffLook; isBusy?: boolean } & Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'className' | 'style'
>) {
  return (
    <button
      type="button"
      aria-disabled={isBusy || undefined}
      {...button}
      className={styles.button}
      data-look={look}
      onClick={isBusy ? undefined : onClick}
    />
  )
}

/** A link with the look of a button. */
export function StaffLink({
  look = 'plain',
  children,
  ...link
}: { look?: StaffLook; href: string } & Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'className' | 'style'
>) {
  return (
    <a {...link} className={styles.button} data-look={look}>
      {children}
    </a>
  )
}
