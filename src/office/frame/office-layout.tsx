import { useEffect } from 'react'
import type { LayoutProps } from 'react-admin'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/** What all of these pages have inside of the back office's own frame. */
export function OfficeLayout({ children }: LayoutProps) {
  const { pathname } = useLocation()
  return (
    <>
      <StartAtTop key={pathname} />
      {children}
    </>
  )
}

/** Shows a new page from its top; the browser restores the position of one that the user returns to. */
function StartAtTop() {
  const isReturning = useNavigationType() === NavigationType.Pop
  useEffect(() => {
    if (!isReturning) scrollTo(0, 0)
  }, [isReturning])
  return null
}
