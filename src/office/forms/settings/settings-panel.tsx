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
  const { settings: words } = useOfficeMessages().forms
  return (
    <>
      <Section title={words.texts}>
        <TitleEntry />
        <SlugEntry />
        <BilingualEntry name="intro" label={words.intro} rows={2} />
        <BilingualEntry name="button_text" label={words.buttonText} help={words.buttonHint} maxLength={100} />
        <BilingualEntry name="response_text" label={words.responseText} rows={2} />
        <BilingualEntry
          name="redirect_url"
          label={words.redirectUrl}
          help={words.redirectHint}
          maxLength={500}
        />
      </Section>
      <Section title={words.visibility}>
        <SwitchEntry name="is_online" label={words.isOnline} help={words.isOnlineHint} />
        <TwoColumns>
          <TimeEntry name="published_from" label={words.from} help={words.timeHint} />
          <TimeEntry name="published_to" label={words.to} help={words.timeHint} />
        </TwoColumns>
        <SwitchEntry name="login_required" label={words.loginRequired} />
      </Section>
      <Section title={words.privacy}>
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
