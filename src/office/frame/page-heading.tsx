import { Box, Typography } from '@mui/material'
import { useEffect, type ReactNode } from 'react'
import { useOfficeMessages } from '../messages/use-office-messages.ts'

/** The heading of a page, which is also the title of the browser's tab, with the page's actions beside it. */
export function PageHeading({ title, children }: { title: string; children?: ReactNode }) {
  const { frame: messages } = useOfficeMessages()
  useEffect(() => {
    document.title = `${title} – ${messages.title}`
  }, [title, messages.title])
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        paddingBlock: 2,
        minWidth: 0,
      }}
    >
      <Typography
        variant="h1"
        sx={{ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' }}
      >
        {title}
      </Typography>
      {children}
    </Box>
  )
}
