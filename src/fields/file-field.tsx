import { FieldFrame, inputAttributes, type FieldProps } from './field-frame.tsx'
import styles from './fields.module.css'

/** A file input; `accept` as in HTML. Its form must be sent as `multipart/form-data`. */
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

export function HiddenField({ name, value }: { name: string; value: string }) {
  return <input type="hidden" name={name} value={value} />
}
