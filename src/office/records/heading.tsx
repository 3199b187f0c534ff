import { useEffect, type ComponentProps } from 'react'
import { StaffHeading } from '#site/staff/staff-heading.tsx'
import { useRecordMessages } from './records-context.ts'

/** The heading of a page, which is also the title of the browser's tab. */
export function Heading(props: Omit<ComponentProps<typeof StaffHeading>, 'pathname'>) {
  const { title } = props
  const messages = useRecordMessages()
  useEffect(() => {
    document.title = `${title} – ${messages.title}`
  }, [title, messages])
  return <StaffHeading {...props} pathname={location.pathname} />
}
