import type { FormDraft } from '#contracts/office-forms.ts'
import { formLimits } from '#contracts/form-limits.ts'
import { hallInput, hallInstant } from '#i18n/hall-time.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { slugOf } from '#routing/slug-of.ts'
import { formMessages } from '../../messages/forms.ts'
import { BilingualControl, FlagControl, TextControl, WhenControl } from '../controls.tsx'
import { useEditor } from '../editor/use-form-editor.ts'
import styles from '../forms.module.css'

/** The titles, texts and opening times of a form. */
export function FormSettings() {
  const { settings: messages } = useLazyMessages(formMessages)
  const { draft, stored, change } = useEditor()
  const address = draft.slug === '' ? '' : `${location.host}/de/forms/${draft.slug}`
  /** The address follows the German title until it is changed or stored. */
  const nameIt = (title: FormDraft['title'], at: string) => {
    const follows = !stored && draft.slug === slugOf(draft.title.de)
    change({ title, ...(follows && { slug: slugOf(title.de) }) }, at)
  }
  return (
    <>
      <h3>{messages.texts}</h3>
      <BilingualControl
        at="title"
        label={messages.title}
        limit={200}
        isRequired
        value={draft.title}
        onChange={(title, language) => nameIt(title, `title.${language}`)}
      />
      <TextControl
        at="slug"
        label={messages.slug}
        hint={[messages.slugHint, address].filter(Boolean).join(' ')}
        limit={100}
        isRequired
        value={draft.slug}
        onChange={(slug) => change({ slug }, 'slug')}
      />
      <PartInBoth part="intro" label={messages.intro} rows={2} />
      <PartInBoth part="button_text" label={messages.buttonText} hint={messages.buttonHint} limit={100} />
      <PartInBoth part="response_text" label={messages.responseText} rows={2} />
      <PartInBoth part="redirect_url" label={messages.redirectUrl} hint={messages.redirectHint} limit={500} />
      <h3>{messages.visibility}</h3>
      <PartAsFlag part="is_online" label={messages.isOnline} hint={messages.isOnlineHint} />
      <div className={styles.pair}>
        {(['published_from', 'published_to'] as const).map((part) => (
          <WhenControl
            key={part}
            at={part}
            type="datetime-local"
            label={part === 'published_from' ? messages.from : messages.to}
            hint={messages.timeHint}
            value={hallInput(draft[part])}
            onChange={(typed) => change({ [part]: hallInstant(typed)?.toISOString() ?? null }, part)}
          />
        ))}
      </div>
      <PartAsFlag part="login_required" label={messages.loginRequired} />
      <h3>{messages.privacy}</h3>
      <TextControl
        at="retention_days"
        label={messages.retention}
        hint={messages.retentionHint}
        type="number"
        value={String(draft.retention_days ?? '')}
        onChange={(typed) =>
          change({ retention_days: typed === '' ? null : Number(typed) }, 'retention_days')
        }
      />
    </>
  )
}

/** The recipients and texts of the mails about an entry. */
export function FormMails() {
  const { mails: messages } = useLazyMessages(formMessages)
  const { draft, change } = useEditor()
  return (
    <>
      <h3>{messages.house}</h3>
      <div className={styles.pair}>
        <PartAsAddress part="send_to" label={messages.sendTo} hint={messages.sendToHint} />
        <PartAsAddress part="sender" label={messages.sender} hint={messages.senderHint} />
      </div>
      <TextControl
        at="copies_to"
        label={messages.copiesTo}
        hint={messages.copiesHint}
        rows={2}
        value={draft.copies_to.join('\n')}
        onChange={(typed) => change({ copies_to: typed === '' ? [] : typed.split('\n') }, 'copies_to')}
      />
      <PartInBoth part="subject" label={messages.subject} limit={200} />
      <h3>{messages.visitor}</h3>
      <PartAsFlag
        part="confirms_receipt"
        label={messages.confirmsReceipt}
        hint={messages.confirmsReceiptHint}
      />
      {draft.confirms_receipt && <PartInBoth part="receipt_text" label={messages.receiptText} rows={3} />}
      <PartAsFlag
        part="needs_confirmation"
        label={messages.needsConfirmation}
        hint={messages.needsConfirmationHint}
      />
    </>
  )
}

type PartsOf<Value> = {
  [Part in keyof FormDraft]: FormDraft[Part] extends Value ? Part : never
}[keyof FormDraft]
type PartProps<Part> = { part: Part; label: string; hint?: string }

function PartInBoth(
  props: PartProps<PartsOf<{ de: string; en: string }>> & { rows?: number; limit?: number },
) {
  const { part, rows, limit = formLimits.text, ...rest } = props
  const { draft, change } = useEditor()
  return (
    <BilingualControl
      {...rest}
      {...(rows !== undefined && { rows })}
      at={part}
      limit={limit}
      value={draft[part]}
      onChange={(value, language) => change({ [part]: value }, `${part}.${language}`)}
    />
  )
}

function PartAsFlag({ part, ...rest }: PartProps<PartsOf<boolean>>) {
  const { draft, change } = useEditor()
  return (
    <FlagControl
      {...rest}
      at={part}
      value={draft[part]}
      onChange={(value) => change({ [part]: value }, part)}
    />
  )
}

function PartAsAddress({ part, ...rest }: PartProps<'send_to' | 'sender'>) {
  const { draft, change } = useEditor()
  return (
    <TextControl
      {...rest}
      at={part}
      type="email"
      value={draft[part]}
      onChange={(value) => change({ [part]: value }, part)}
    />
  )
}
