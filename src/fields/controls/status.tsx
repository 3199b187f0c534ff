import type { ReactNode } from 'react'

/** News that screen readers speak. Checkers ask for a label of an `output`, because it counts as a form control. */
export function Status({
  children,
  ...attributes
}: {
  className?: string | undefined
  'data-alarm'?: '' | undefined
  children?: ReactNode
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <span role="status" {...attributes}>
      {children}
    </span>
  )
}
