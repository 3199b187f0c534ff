import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react'
import styles from './staff-button.module.css'

/** The looks of buttons, in the order of the style guide. */
export const staffLooks = ['primary', 'plain', 'quiet', 'text', 'remove', 'danger'] as const
/**
 * `primary` is the one action of a page or dialog. `quiet` stands beside others in bars and lists, `text` at the end of a
 * line, and `remove` apart from others, because it cannot be undone by the next click. `danger` answers a question.
 */
export type StaffLook = (typeof staffLooks)[number]

/**
 * A button on pages of staff. While it `isBusy`, or as long as it `isOff` because what it needs is missing, it keeps its
 * focus and does nothing.
 */
export function StaffButton({
  look = 'plain',
  isBusy = false,
  isOff = false,
  onClick,
  ...button
}: { look?: StaffLook; isBusy?: boolean; isOff?: boolean } & Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'className' | 'style'
>) {
  const isIdle = !isBusy && !isOff
  return (
    <button
      type="button"
      aria-disabled={isIdle ? undefined : true}
      {...button}
      className={styles.button}
      data-look={look}
      onClick={isIdle ? onClick : undefined}
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
