import { Box, Typography } from '@mui/material'
import { readableInstant } from '#i18n/hall-time.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import type { EntryMail } from '../data/entries.ts'
import { useOfficeMessages } from '../messages/use-office-messages.ts'

/** The mails about an entry, and whether they have been sent. */
export function EntryMails({ mails }: { mails: EntryMail[] }) {
  const { page: messages } = useOfficeMessages().entries
  const language = useLanguage()
  const stateOf = ({ sent_at: sent, given_up_at: givenUp }: EntryMail) => {
    if (sent) return messages.sent(readableInstant(new Date(sent), language))
    return givenUp ? messages.givenUp(readableInstant(new Date(givenUp), language)) : messages.waiting
  }
  return (
    <section>
      <Typography variant="h2" sx={{ marginTop: 3 }}>
        {messages.mails}
      </Typography>
      {mails.length === 0 && <Typography color="textSecondary">{messages.noMails}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {mails.map((mail) => (
          <Box component="li" key={`${mail.recipient} ${mail.created_at}`} sx={{ paddingBlock: 1 }}>
            <Typography sx={{ overflowWrap: 'anywhere' }}>{mail.recipient}</Typography>
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {`${mail.subject} – ${stateOf(mail)}`}
            </Typography>
            {!mail.sent_at && mail.last_error && (
              <Typography variant="body2" color="error" sx={{ overflowWrap: 'anywhere' }}>
                {mail.last_error}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
    </section>
  )
}
