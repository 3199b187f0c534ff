import { Box, Button, Link } from '@mui/material'
import { AppBar, LoadingIndicator } from 'react-admin'
import { useLanguage } from '#i18n/language-context.tsx'
import { otherLanguage } from '#i18n/languages.ts'
import { href, staffHref } from '#routing/paths.ts'
import { useOfficeMessages } from '../messages/use-office-messages.ts'
import { useStart } from '../start-context.ts'
import { AccountMenu } from './account-menu.tsx'
import { useLanguageChoice } from './language-choice.ts'

const barColour = '#0f1114'

/** The bar above every page: the house, the ways back to the website, the language and the account. */
export function OfficeBar() {
  const { frame: messages } = useOfficeMessages()
  const { houseName } = useStart()
  const language = useLanguage()
  const { choose } = useLanguageChoice()
  const next = otherLanguage(language)
  return (
    <AppBar
      alwaysOn
      toolbar={<LoadingIndicator />}
      userMenu={<AccountMenu />}
      sx={{ backgroundColor: barColour, color: '#fff', backgroundImage: 'none' }}
    >
      <Link
        href={href('home', language)}
        underline="hover"
        sx={{
          color: 'inherit',
          fontWeight: 600,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          minWidth: 0,
          '&:focus-visible': { outlineColor: '#fff' },
        }}
        title={messages.toSite}
      >
        {houseName}
      </Link>
      <Box sx={{ flex: 1 }} />
      <Button
        href={staffHref('cms-hub')}
        color="inherit"
        sx={{ display: { xs: 'none', sm: 'inline-flex' }, '&.Mui-focusVisible': { outlineColor: '#fff' } }}
      >
        {messages.overview}
      </Button>
      <Button
        color="inherit"
        lang={next}
        onClick={() => choose(next)}
        sx={{ '&.Mui-focusVisible': { outlineColor: '#fff' } }}
      >
        {messages.language}
      </Button>
    </AppBar>
  )
}
