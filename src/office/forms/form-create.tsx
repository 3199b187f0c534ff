import { Box, ButtonBase, Typography } from '@mui/material'
import { useSearchParams } from 'react-router'
import { useLanguage } from '#i18n/language-context.tsx'
import { pickLanguage } from '#i18n/languages.ts'
import { PageHeading } from '../frame/page-heading.tsx'
import { useOfficeMessages } from '../messages/use-office-messages.ts'
import { FormPage } from './editor/form-page.tsx'
import { emptyForm } from './new-form.ts'
import { templates } from './templates.ts'

const emptyName = 'empty'

/** A new form, from a template or empty, which is stored when it is saved for the first time. */
export function FormCreate() {
  const [query] = useSearchParams()
  const chosen = query.get('template')
  if (chosen === emptyName) return <FormPage key={chosen} begin={emptyForm()} />
  const template = templates.find(({ id }) => id === chosen)
  return template ? <FormPage key={template.id} begin={template.form} /> : <TemplateChoice />
}

function TemplateChoice() {
  const { templates: messages } = useOfficeMessages().forms
  const language = useLanguage()
  const [, setQuery] = useSearchParams()
  const offers = [
    { id: emptyName, name: messages.empty, purpose: messages.emptyHint, count: null },
    ...templates.map(({ id, purpose, form }) => ({
      id,
      name: pickLanguage(form.title, language),
      purpose: purpose[language],
      count: form.fields.length,
    })),
  ]
  return (
    <>
      <PageHeading title={messages.title} />
      <Typography sx={{ marginBottom: 2, maxWidth: '65ch' }}>{messages.intro}</Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          margin: 0,
          padding: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
        }}
      >
        {offers.map(({ id, name, purpose, count }) => (
          <Box component="li" key={id} sx={{ display: 'grid' }}>
            <ButtonBase
              onClick={() => setQuery({ template: id })}
              sx={{
                display: 'flex',
                flexDirection: 'column',
                alignItems: 'flex-start',
                justifyContent: 'flex-start',
                textAlign: 'left',
                padding: 2,
                border: '1px solid',
                borderColor: 'divider',
                '&:hover': { borderColor: 'text.primary' },
              }}
            >
              <Typography component="span" variant="h3" sx={{ display: 'block' }}>
                {name}
              </Typography>
              <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
                {purpose}
                {count !== null && ` ${messages.fields(count).replace(' ', '\u00a0')}`}
              </Typography>
            </ButtonBase>
          </Box>
        ))}
      </Box>
    </>
  )
}
