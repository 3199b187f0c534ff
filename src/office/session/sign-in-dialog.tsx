import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { ThemeProvider } from '@mui/material/styles'
import { useSignInAgain } from '#site/sign-in-again/use-sign-in-again.ts'
import { officeThemes } from '../theme/office-theme.ts'
import { useSiteTheme } from '../theme/use-site-theme.ts'
import type { SignInRequest } from '#site/sign-in-again/ask-to-sign-in.ts'

/** Asks for the password again when a call was refused because the session has expired; the call is repeated afterwards. */
export function SignInDialog({ done, later }: SignInRequest) {
  const { isDark } = useSiteTheme()
  const { messages, error, isBusy, asksForCode, submit } = useSignInAgain(done)
  return (
    // Outside of react-admin, which brings the theme for its pages.
    <ThemeProvider theme={isDark ? officeThemes.dark : officeThemes.light}>
      <Dialog open onClose={later} aria-labelledby="sign-in-title" maxWidth="xs" fullWidth>
        <form onSubmit={(event) => void submit(event)}>
          <DialogTitle id="sign-in-title">{messages.title}</DialogTitle>
          <DialogContent>
            <p>{messages.intro}</p>
            {error && <Alert severity="error">{error}</Alert>}
            {!asksForCode ? (
              <>
                <TextField
                  name="email"
                  type="email"
                  label={messages.email}
                  autoComplete="username"
                  required
                  fullWidth
                  inputRef={focusField}
                />
                <TextField
                  name="password"
                  type="password"
                  label={messages.password}
                  autoComplete="current-password"
                  required
                  fullWidth
                />
              </>
            ) : (
              <TextField
                key="code"
                name="code"
                label={messages.code}
                autoComplete="one-time-code"
                required
                fullWidth
                inputRef={focusField}
              />
            )}
          </DialogContent>
          <DialogActions>
            <Button onClick={later}>{messages.later}</Button>
            <Button type="submit" variant="contained" disabled={isBusy}>
              {asksForCode ? messages.next : messages.submit}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </ThemeProvider>
  )
}

/** Focuses a field when it appears: the dialog opens in the middle of work, and the code replaces the password. */
function focusField(field: HTMLInputElement | null): void {
  field?.focus()
}
