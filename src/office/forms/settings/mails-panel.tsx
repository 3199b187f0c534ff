import { useWatch } from 'react-hook-form'
import { BilingualEntry, TwoColumns } from '../../inputs/bilingual-entry.tsx'
import { LinesEntry } from '../../inputs/lines-entry.tsx'
import { SwitchEntry } from '../../inputs/switch-entry.tsx'
import { TextEntry } from '../../inputs/text-entry.tsx'
import { useOfficeMessages } from '../../messages/use-office-messages.ts'
import { Section } from './settings-panel.tsx'

/** The recipients and texts of the mails about an entry. */
export function MailsPanel() {
  const { mails: words } = useOfficeMessages().forms
  const confirmsReceipt: unknown = useWatch({ name: 'confirms_receipt' })
  return (
    <>
      <Section title={words.house}>
        <TwoColumns>
          <TextEntry name="send_to" label={words.sendTo} help={words.sendToHint} type="email" />
          <LinesEntry name="copies_to" label={words.copiesTo} help={words.copiesHint} rows={2} />
        </TwoColumns>
        <BilingualEntry name="subject" label={words.subject} maxLength={200} />
        <TwoColumns>
          <TextEntry name="sender" label={words.sender} help={words.senderHint} type="email" />
        </TwoColumns>
      </Section>
      <Section title={words.visitor}>
        <SwitchEntry name="confirms_receipt" label={words.confirmsReceipt} help={words.confirmsReceiptHint} />
        {confirmsReceipt === true && (
          <BilingualEntry name="receipt_text" label={words.receiptText} rows={3} />
        )}
        <SwitchEntry
          name="needs_confirmation"
          label={words.needsConfirmation}
          help={words.needsConfirmationHint}
        />
      </Section>
    </>
  )
}
