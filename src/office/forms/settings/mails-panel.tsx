import { useWatch } from 'react-hook-form'
import { BilingualEntry, TwoColumns } from '../../inputs/bilingual-entry.tsx'
import { LinesEntry } from '../../inputs/lines-entry.tsx'
import { SwitchEntry } from '../../inputs/switch-entry.tsx'
import { TextEntry } from '../../inputs/text-entry.tsx'
import { useOfficeMessages } from '../../messages/use-office-messages.ts'
import { Section } from './settings-panel.tsx'

/** The recipients and texts of the mails about an entry. */
export function MailsPanel() {
  const { mails: messages } = useOfficeMessages().forms
  const confirmsReceipt: unknown = useWatch({ name: 'confirms_receipt' })
  return (
    <>
      <Section title={messages.house}>
        <TwoColumns>
          <TextEntry name="send_to" label={messages.sendTo} help={messages.sendToHint} type="email" />
          <LinesEntry name="copies_to" label={messages.copiesTo} help={messages.copiesHint} rows={2} />
        </TwoColumns>
        <BilingualEntry name="subject" label={messages.subject} maxLength={200} />
        <TwoColumns>
          <TextEntry name="sender" label={messages.sender} help={messages.senderHint} type="email" />
        </TwoColumns>
      </Section>
      <Section title={messages.visitor}>
        <SwitchEntry
          name="confirms_receipt"
          label={messages.confirmsReceipt}
          help={messages.confirmsReceiptHint}
        />
        {confirmsReceipt === true && (
          <BilingualEntry name="receipt_text" label={messages.receiptText} rows={3} />
        )}
        <SwitchEntry
          name="needs_confirmation"
          label={messages.needsConfirmation}
          help={messages.needsConfirmationHint}
        />
      </Section>
    </>
  )
}
