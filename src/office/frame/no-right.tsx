import { Typography } from '@mui/material'
import { useOfficeMessages } from '../messages/use-office-messages.ts'
import { PageHeading } from './page-heading.tsx'

/** What authors see in the place of pages for which their role lacks the right. */
export function NoRight() {
  const { frame: messages } = useOfficeMessages()
  return (
    <>
      <PageHeading title={messages.noRight.title} />
      <Typography sx={{ maxWidth: '60ch' }}>{messages.noRight.text}</Typography>
    </>
  )
}
