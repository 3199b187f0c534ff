import { Box, Checkbox, FormControlLabel, MenuItem, TextField } from '@mui/material'
import { useEffect, useState } from 'react'
import { FilterLiveSearch, useListContext } from 'react-admin'
import { mediaKinds } from '#contracts/media-files.ts'
import { useOfficeMessages } from '../messages/use-office-messages.ts'
import { useCall } from '../session/use-call.ts'

/** The filters of the library. */
export function MediaFilters() {
  const { media: messages } = useOfficeMessages()
  const { filterValues: given, setFilters } = useListContext()
  const filterValues: Record<string, unknown> = given
  const tags = useTags()
  const set = (name: string, value: unknown) => {
    const { [name]: _, ...others } = filterValues
    setFilters(value === '' || value === false ? others : { ...others, [name]: value })
  }
  const valueOf = (name: string) => {
    const value: unknown = filterValues[name]
    return typeof value === 'string' ? value : ''
  }
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'center',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) minmax(0, 1fr)', md: '2fr 1fr 1fr auto' },
      }}
    >
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
        <FilterLiveSearch
          source="query"
          label={messages.search}
          placeholder={messages.searchHint}
          fullWidth
          hiddenLabel={false}
        />
      </Box>
      <TextField
        select
        label={messages.kind}
        value={valueOf('kind')}
        onChange={({ target }) => set('kind', target.value)}
      >
        <MenuItem value="">{messages.all}</MenuItem>
        {mediaKinds.map((kind) => (
          <MenuItem key={kind} value={kind}>
            {messages.kinds[kind]}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={messages.tag}
        value={valueOf('tag')}
        disabled={tags.length === 0 && valueOf('tag') === ''}
        onChange={({ target }) => set('tag', target.value)}
      >
        <MenuItem value="">{messages.all}</MenuItem>
        {[...new Set([...tags, valueOf('tag')])].filter(Boolean).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <FormControlLabel
        label={messages.unused}
        sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}
        control={
          <Checkbox
            checked={filterValues['unused'] === true || filterValues['unused'] === 'true'}
            onChange={(_, isChecked) => set('unused', isChecked)}
          />
        }
      />
    </Box>
  )
}

function useTags(): string[] {
  const call = useCall()
  const [tags, setTags] = useState<string[]>([])
  useEffect(() => {
    let isWanted = true
    call<{ name: string }[]>('GET', 'media-tags').then(
      (found) => isWanted && setTags(found.map(({ name }) => name)),
      () => {}, // the list works without them
    )
    return () => {
      isWanted = false
    }
  }, [call])
  return tags
}
