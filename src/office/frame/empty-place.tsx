import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'

/** Shown in place of an empty list: why it is empty, and what to do. */
export function EmptySlot({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Box sx={{ paddingBlock: 6, maxWidth: '60ch', display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography variant="h2" component="p">
        {title}
      </Typography>
      {children}
    </Box>
  )
}
