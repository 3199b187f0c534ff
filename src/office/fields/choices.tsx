import { FieldGroup } from '#fields/controls/field-frame.tsx'
import { FlagField } from '#fields/controls/choice-fields.tsx'
import { useLanguage } from '#i18n/language-context.tsx'
import type { ControlProps, OfficeField } from './field-kind.ts'
import styles from './fields.module.css'

export const choices: OfficeField<'choices'> = {
  Control: ChoicesControl,
  text: ({ options }, value, { language }) => {
    const chosen = chosenIn(value)
    return options
      .filter((option) => chosen.includes(option.value))
      .map(({ label }) => label[language])
      .join(', ')
  },
  width: () => 'full',
}

function ChoicesControl({ field, label, hint, error, value, onChange }: ControlProps<'choices'>) {
  const language = useLanguage()
  const chosen = chosenIn(value)
  const choose = (option: string, isChosen: boolean) =>
    onChange(
      field.options
        .map((one) => one.value)
        .filter((one) => (one === option ? isChosen : chosen.includes(one))),
    )
  return (
    <FieldGroup {...{ label, hint, error }}>
      <div className={styles.choices}>
        {field.options.map((option) => (
          <FlagField
            key={option.value}
            label={option.label[language]}
            value={chosen.includes(option.value)}
            onChange={(isChosen) => choose(option.value, isChosen)}
          />
        ))}
      </div>
    </FieldGroup>
  )
}

function chosenIn(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
