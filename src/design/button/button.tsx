import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react'
import styles from './button.module.css'
import { buttonTextSize } from './text-size.ts'

export type ButtonVariant =
  | 'primary'
  | 'primary-dark'
  | 'primary-invert'
  | 'secondary'
  | 'secondary-dark'
  | 'icon'
  | 'pill'

type Look = {
  /**
   * `primary` is the one action of a screen. `primary-dark` stays black and `primary-invert` white in both themes, for
   * light and dark plates; `secondary-dark` is the outlined one on dark plates. `icon` shows its icon only.
   */
  variant?: ButtonVariant
  size?: 'default' | 'small'
  icon?: ReactNode
  /** Puts the icon after the text. */
  isIconLast?: boolean
}

type LinkLook = Look & { describedBy?: string }

/**
 * A link with the look of a button, for the main action of a place. With `icon`, its children are its accessible name.
 */
export function ButtonLink({
  variant,
  size,
  icon,
  isIconLast,
  describedBy,
  children,
  ...link
}: LinkLook & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style'> & { href: string }) {
  return (
    <a {...link} {...lookOf({ variant, size, children })} aria-describedby={describedBy}>
      <Face {...{ variant, icon, isIconLast }}>{children}</Face>
    </a>
  )
}

/**
 * A button; submits its form unless `type` says otherwise. While `isBusy` it keeps its focus and size, shows
 * `busyText`, and does nothing.
 */
export function Button({
  variant,
  size,
  icon,
  isIconLast,
  isBusy = false,
  busyText,
  children,
  onClick,
  ...button
}: Look & { isBusy?: boolean; busyText?: string } & Omit<
    ButtonHTMLAttributes<HTMLButtonElement>,
    'className' | 'style'
  >) {
  const words = isBusy && busyText !== undefined ? busyText : children
  return (
    <button
      type="submit"
      {...button}
      {...lookOf({ variant, size, children: words })}
      aria-disabled={isBusy || undefined}
      data-busy={isBusy || undefined}
      onClick={isBusy ? refuse : onClick}
    >
      <Face {...{ variant, icon, isIconLast }}>{words}</Face>
    </button>
  )
}

/** The attributes for the look, shared by links and buttons. */
function lookOf(given: Pick<Look, 'variant' | 'size'> & { children: ReactNode }) {
  const { variant = 'primary', size = 'default', children } = given
  return {
    className: styles.button,
    'data-variant': variant,
    'data-size': size === 'small' ? size : undefined,
    'data-text-size': typeof children === 'string' ? buttonTextSize(children) : undefined,
  }
}

function Face({ variant, icon, isIconLast, children }: Look & { children: ReactNode }) {
  if (variant === 'icon')
    return (
      <>
        {icon}
        <span className="visually-hidden">{children}</span>
      </>
    )
  return (
    <>
      {!isIconLast && icon}
      {children}
      {isIconLast && icon}
    </>
  )
}

function refuse(event: MouseEvent): void {
  event.preventDefault()
}
