import type { ReactNode } from 'react'
import { Button } from '#design/button/button.tsx'
import { useWords } from '#i18n/language-context.tsx'
import { programmeWords } from '#i18n/lazy/programme.ts'
import styles from './filter-form.module.css'

/** One group of filters behind its name; opening one closes the others, which the browser sees to by itself. */
export function FilterPanel(props: { name: string; chosen: number; children: ReactNode }) {
  const { name, chosen, children } = props
  const programme = useWords(programmeWords)
  return (
    <details name="programme-filter" className={styles.group}>
      <summary>
        {name}
        {chosen > 0 && (
          <>
            <b aria-hidden="true"> {chosen}</b>
            <span className="visually-hidden"> ({programme.chosen(chosen)})</span>
          </>
        )}
      </summary>
      <div className={styles.panel}>
        {children}
        <Button>{programme.apply}</Button>
      </div>
    </details>
  )
}

/** Check boxes for the values of one filter; several may be wanted. */
export function FilterChoices(props: {
  name: string
  legend: string
  choices: { value: string; name: string }[]
  chosen: string[]
}) {
  const { name, legend, choices, chosen } = props
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="checkbox"
            name={name}
            value={choice.value}
            defaultChecked={chosen.includes(choice.value)}
          />
          {choice.name}
        </label>
      ))}
    </fieldset>
  )
}
