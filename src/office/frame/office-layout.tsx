import { useEffect } from 'react'
import { Layout, type LayoutProps } from 'react-admin'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { OfficeUploads } from '../media/office-uploads.tsx'
import { OfficeBar } from './office-bar.tsx'
import { OfficeMenu } from './office-menu.tsx'

/** The frame of every page of the back office. */
export function OfficeLayout({ children }: LayoutProps) {
  const { pathname } = useLocation()
  return (
    <Layout appBar={OfficeBar} menu={OfficeMenu} appBarAlwaysOn>
      <StartAtTop key={pathname} />
      <OfficeUploads />
      {children}
    </Layout>
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
