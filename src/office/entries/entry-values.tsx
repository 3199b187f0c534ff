import { Box, Link, Typography } from '@mui/material'
import { formFieldTypes } from '#contracts/form-field-types.ts'
import { shortDay } from '#i18n/dates.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import type { Language } from '#i18n/languages.ts'
import type { EntryValue } from '../data/entries.ts'
import { useOfficeMessages } from '../messages/use-office-messages.ts'
import { readableSize } from '#i18n/readable-size.ts'

/** The answers of an entry under the labels that their fields had when it was sent. */
export function EntryValues({ values }: { values: EntryValue[] }) {
  const { page: messages } = useOfficeMessages().entries
  return (
    <Box component="section" aria-labelledby="answers">
      <Typography id="answers" variant="h2" sx={{ marginTop: 3 }}>
        {messages.answers}
      </Typography>
      {values.length === 0 && <Typography>{messages.noAnswers}</Typography>}
      <Box component="dl" sx={{ margin: 0 }}>
        {values.map((value) => (
          <Box key={value.slug} sx={{ paddingBlock: 1.5, borderBottom: '1px solid', borderColor: 'divider' }}>
            <Typography
              component="dt"
              variant="body2"
              color="textSecondary"
              sx={{ overflowWrap: 'anywhere' }}
            >
              {value.label}
            </Typography>
            <Typography component="dd" sx={{ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              <Value value={value} />
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

function Value({ value: { field_type: type, value, files } }: { value: EntryValue }) {
  const { page: messages } = useOfficeMessages().entries
  const language = useLanguage()
  const [first = ''] = value
  if (files.length > 0)
    return files.map(({ id, name, size }) => (
      <Link
        key={id}
        href={`/${language}/api/admin/form-files/${encodeURIComponent(id)}`}
        download={name}
        sx={{ display: 'block', paddingBlock: 0.5 }}
      >
        {messages.download(name, readableSize(size, language))}
      </Link>
    ))
  if (first === '') return messages.none
  if (type === formFieldTypes.email.number) return <Link href={`mailto:${first}`}>{first}</Link>
  // Opened in a new tab without a referrer, because strangers have written the link.
  if (type === formFieldTypes.url.number)
    return (
      <Link href={first} target="_blank" rel="noopener noreferrer nofollow">
        {first}
      </Link>
    )
  return readableValue(type, value, { language, ticked: messages.ticked })
}

function readableValue(
  type: number,
  value: string[],
  { language, ticked }: { language: Language; ticked: string },
): string {
  const [first = ''] = value
  if (type === formFieldTypes.checkbox.number) return ticked
  if (type === formFieldTypes.date.number || type === formFieldTypes.date_of_birth.number)
    return shortDay(first, language)
  if (type === formFieldTypes.datetime.number)
    return `${shortDay(first.slice(0, 10), language)}, ${first.slice(11, 16)}`
  return value.join('\n')
}
