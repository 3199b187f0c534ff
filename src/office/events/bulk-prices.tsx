import { StaffButton } from '#staff/button/staff-button.tsx'
import { useState } from 'react'
import { FieldFrame } from '#fields/controls/field-frame.tsx'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { record as event } from '#records/event/record.ts'
import { priceTemplateMessages } from '../messages/price-templates.ts'
import { listRecords } from '../records/calls.ts'
import { definitionOf, useRecordMessages, useRecords } from '../records/records-context.ts'
import type { BulkProps } from '../records/special-parts.ts'
import { Disclosure } from '../shell/disclosure.tsx'
import { templatesOf, type PriceTemplate } from './price-templates.ts'

/** The halls and series of a house, of which there are few. */
const most = 100

/** Gives all chosen events the prices of one template. */
export function BulkPrices({ chosen, isBusy, onChange }: BulkProps) {
  const { calls, describe } = useRecords()
  const language = useLanguage()
  const messages = useLazyMessages(priceTemplateMessages).bulk
  const texts = useRecordMessages()
  const [templates, setTemplates] = useState<readonly PriceTemplate[] | 'failed' | null>(null)
  const [place, setPlace] = useState('')
  const [isTried, setIsTried] = useState(false)
  const load = async (kind: string): Promise<PriceTemplate[]> => {
    const definition = definitionOf(kind)
    if (!definition) return []
    const { records, titles } = await listRecords(calls, definition.path, `page_size=${most}`)
    return records.flatMap(({ values }) =>
      templatesOf(values, describe(definition, definition.title, values, titles), language),
    )
  }
  const open = () => {
    if (Array.isArray(templates)) return
    Promise.all([load('series'), load('room')]).then(
      (all) => setTemplates(all.flat()),
      () => setTemplates('failed'),
    )
  }
  const known = Array.isArray(templates) ? templates : []
  const template = place === '' ? undefined : known[Number(place)]
  return (
    <Disclosure summary={messages.title} onOpen={open}>
      {templates === null && <p>{texts.loading}</p>}
      {templates === 'failed' && <StaffButton onClick={open}>{texts.again}</StaffButton>}
      {Array.isArray(templates) && known.length === 0 && <p>{messages.none}</p>}
      {known.length > 0 && (
        <form
          noValidate
          aria-label={messages.title}
          onSubmit={(submitted) => {
            submitted.preventDefault()
            setIsTried(true)
            if (isBusy || !template) return
            const wanted = { changes: { price_categories: template.categories } }
            const records = chosen.map((id) => ({ id, ...wanted }))
            onChange(wanted, (asked) =>
              calls.patch('{record}', { params: { record: event.path }, json: { ...asked, records } }),
            )
          }}
        >
          <FieldFrame
            label={messages.template}
            hint={messages.hint}
            error={isTried && !template ? messages.required : undefined}
          >
            {(ids) => (
              <select {...ids} value={place} onChange={({ target }) => setPlace(target.value)}>
                <option value="">{messages.choose}</option>
                {known.map(({ owner, name }, index) => (
                  <option key={index} value={index}>
                    {owner}, {name}
                  </option>
                ))}
              </select>
            )}
          </FieldFrame>
          <StaffButton type="submit" isBusy={isBusy}>
            {messages.apply(chosen.length)}
          </StaffButton>
        </form>
      )}
    </Disclosure>
  )
}
