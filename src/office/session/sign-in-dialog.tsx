import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useState, type SyntheticEvent } from 'react'
import { useLanguage } from '#i18n/language-context.tsx'
import type { OfficeMessages } from '../messages/use-office-messages.ts'
import { useOfficeMessages } from '../messages/use-office-messages.ts'
import type { SignInRequest } from './ask-to-sign-in.ts'
import { sendSignIn, type SignInAnswer } from './send-sign-in.ts'

/** Asks for the password again when a call was refused because the session has expired; the call is repeated afterwards. */
export function SignInDialog({ done, later }: SignInRequest) {
  const language = useLanguage()
  const { signIn: words } = useOfficeMessages().frame
  const [fault, setFault] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  /** The token of the second step, once the password was right and the account asks for a code. */
  const [secondStep, setSecondStep] = useState<string | null>(null)

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The dialog is a child of forms in React's tree, though not in the document's.
    event.stopPropagation()
    const form = new FormData(event.currentTarget)
    setIsBusy(true)
    const answer =
      secondStep === null
        ? await sendSignIn(language, 'login', { email: form.get('email'), password: form.get('password') })
        : await sendSignIn(language, 'login/code', { second_step: secondStep, code: form.get('code') })
    setIsBusy(false)
    if (answer.status === 200) return done()
    if (answer.status === 401 && answer.secondStep !== null) {
      setFault('')
      return setSecondStep(answer.secondStep)
    }
    if (answer.isExpired) setSecondStep(null)
    setFault(describeFault(words, answer, secondStep !== null))
  }
  return (
    <Dialog open onClose={later} aria-labelledby="sign-in-title" maxWidth="xs" fullWidth>
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle id="sign-in-title">{words.title}</DialogTitle>
        <DialogContent>
          <p>{words.intro}</p>
          {fault && <Alert severity="error">{fault}</Alert>}
          {secondStep === null ? (
            <>
              <TextField
                name="email"
                type="email"
                label={words.email}
                autoComplete="username"
                required
                fullWidth
                inputRef={focusField}
              />
              <TextField
                name="password"
                type="password"
                label={words.password}
                autoComplete="current-password"
                required
                fullWidth
              />
            </>
          ) : (
            <TextField
              key="code"
              name="code"
              label={words.code}
              autoComplete="one-time-code"
              required
              fullWidth
              inputRef={focusField}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={later}>{words.later}</Button>
          <Button type="submit" variant="contained" disabled={isBusy}>
            {secondStep === null ? words.submit : words.next}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** Focuses a field as it appears: the dialog opens in the middle of work, and the code takes the place of the password. */
function focusField(field: HTMLInputElement | null): void {
  field?.focus()
}

function describeFault(
  words: OfficeMessages['frame']['signIn'],
  { status, isExpired }: SignInAnswer,
  isSecondStep: boolean,
): string {
  if (status === 0 || status >= 500) return words.failed
  if (status === 429) return words.tooMany
  if (status === 403) return words.refused
  if (isExpired) return words.expired
  return isSecondStep ? words.wrongCode : words.wrong
}
