import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { BilingualEntry, TwoColumns } from '../../inputs/bilingual-entry.tsx'
import { SwitchEntry } from '../../inputs/switch-entry.tsx'
import { TimeEntry } from '../../inputs/time-entry.tsx'
import { useOfficeMessages } from '../../messages/use-office-messages.ts'
import { RetentionEntry } from './retention-entry.tsx'
import { TitleEntry } from './title-entry.tsx'
import { SlugEntry } from './slug-entry.tsx'

/** The titles, texts and opening times of a form. */
export function SettingsPanel() {
  const { settings: messages } = useOfficeMessages().forms
  return (
    <>
      <Section title={messages.texts}>
        <TitleEntry />
        <SlugEntry />
        <BilingualEntry name="intro" label={messages.intro} rows={2} />
        <BilingualEntry
          name="button_text"
          label={messages.buttonText}
          help={messages.buttonHint}
          maxLength={100}
        />
        <BilingualEntry name="response_text" label={messages.responseText} rows={2} />
        <BilingualEntry
          name="redirect_url"
          label={messages.redirectUrl}
          help={messages.redirectHint}
          maxLength={500}
        />
      </Section>
      <Section title={messages.visibility}>
        <SwitchEntry name="is_online" label={messages.isOnline} help={messages.isOnlineHint} />
        <TwoColumns>
          <TimeEntry name="published_from" label={messages.from} help={messages.timeHint} />
          <TimeEntry name="published_to" label={messages.to} help={messages.timeHint} />
        </TwoColumns>
        <SwitchEntry name="login_required" label={messages.loginRequired} />
      </Section>
      <Section title={messages.privacy}>
        <TwoColumns>
          <RetentionEntry />
        </TwoColumns>
      </Section>
    </>
  )
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ paddingBlock: 2 }}>
      <Typography variant="h2" sx={{ marginBottom: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  )
}
