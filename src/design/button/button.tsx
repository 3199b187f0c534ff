import type { ButtonHTMLAttributes } from 'react'
import styles from './button.module.css'

export type ButtonVariant = 'primary' | 'secondary' | 'primary-invert'

const variants: Record<ButtonVariant, string> = {
  primary: '',
  secondary: styles.secondary ?? '',
  'primary-invert': styles.invert ?? '',
}

/** A link that looks like a button, because it is the one thing to do here. */
export function ButtonLink(props: {
  href: string
  variant?: ButtonVariant
  children: string
  describedBy?: string
}) {
  const { href, variant = 'primary', children, describedBy } = props
  return (
    <a className={`${styles.button} ${variants[variant]}`} href={href} aria-describedby={describedBy}>
      {children}
    </a>
  )
}

export function Button({
  variant = 'primary',
  ...button
}: { variant?: ButtonVariant } & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>) {
  return <button type="submit" {...button} className={`${styles.button} ${variants[variant]}`} />
}
