import styles from './filter-form.module.css'

/** Checkboxes for the values of one filter; several can be selected. */
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
