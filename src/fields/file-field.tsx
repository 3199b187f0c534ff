import { FieldFrame, inputAttributes, type FieldProps } from './field-frame.tsx'
import styles from './fields.module.css'

/** Files from the visitor's device; `accept` as in HTML. Its form must be sent as `multipart/form-data`. */
export function FileField(props: FieldProps & { accept?: string; isMultiple?: boolean }) {
  const { accept, isMultiple } = props
  return (
    <FieldFrame {...props}>
      <input
        type="file"
        {...inputAttributes(props)}
        className={styles.input}
        accept={accept}
        multiple={isMultiple || undefined}
      />
    </FieldFrame>
  )
}

/** A value that goes along unseen. */
export function HiddenField({ name, value }: { name: string; value: string }) {
  return <input type="hidden" name={name} value={value} />
}
