import { Layout, type LayoutProps } from 'react-admin'
import { OfficeUploads } from '../media/office-uploads.tsx'
import { OfficeBar } from './office-bar.tsx'
import { OfficeMenu } from './office-menu.tsx'

/** The frame of every page of the back office. */
export function OfficeLayout({ children }: LayoutProps) {
  return (
    <Layout appBar={OfficeBar} menu={OfficeMenu} appBarAlwaysOn>
      <OfficeUploads />
      {children}
    </Layout>
  )
}
