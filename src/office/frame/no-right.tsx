import { Typography } from '@mui/material'
import { ThemeProvider } from '@mui/material/styles'
import { href, staffHref } from '#routing/paths.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { useOfficeMessages } from '../messages/use-office-messages.ts'
import { officeThemes } from '../theme/office-theme.ts'
import { useSiteTheme } from '../theme/use-site-theme.ts'

/** Shown to accounts whose role may not manage records. */
export function NoRight() {
  const { frame: messages } = useOfficeMessages()
  const language = useLanguage()
  const { isDark } = useSiteTheme()
  return (
    <ThemeProvider theme={isDark ? officeThemes.dark : officeThemes.light}>
      <Typography component="main" sx={{ maxWidth: '60ch', margin: '12vh auto', padding: 2 }}>
        <Typography variant="h1">{messages.noRight.title}</Typography>
        <Typography component="span" sx={{ display: 'block', marginBlock: 2 }}>
          {messages.noRight.text}
        </Typography>
        <a href={staffHref('cms-hub')} style={{ color: 'inherit' }}>
          {messages.overview}
        </a>{' '}
        ·{' '}
        <a href={href('home', language)} style={{ color: 'inherit' }}>
          {messages.toSite}
        </a>
      </Typography>
    </ThemeProvider>
  )
}
