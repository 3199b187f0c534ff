import { StaffButton } from '#staff/button/staff-button.tsx'
import { useState } from 'react'
import type { FormFieldType } from '#contracts/form-field-types.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { formMessages } from '../../messages/forms.ts'
import { Dialog } from '#staff/dialog/dialog.tsx'
import styles from './builder.module.css'
import { offeredTypes } from './field-types.ts'

/** Offers the types of fields, each with a line about its purpose. */
export function AddField({ onPick }: { onPick: (type: FormFieldType) => void }) {
  const { fields: messages, types } = useLazyMessages(formMessages)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <StaffButton aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {messages.add}
      </StaffButton>
      {isOpen && (
        <Dialog title={messages.addTitle} onClose={() => setIsOpen(false)}>
          <ul className={styles.types}>
            {offeredTypes.map((type) => (
              <li key={type}>
                <button
                  type="button"
                  onClick={() => {
                    setIsOpen(false)
                    onPick(type)
                  }}
                >
                  <b>{types[type][0]}</b>
                  <small>{types[type][1]}</small>
                </button>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  )
}
