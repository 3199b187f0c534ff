import { LinesField } from '#fields/controls/text-fields.tsx'
import type { ControlProps, OfficeField } from './field-kind.ts'

export const lines: OfficeField<'lines'> = {
  Control: LinesControl,
  text: (_, value) => linesOf(value).filter(Boolean).join(' · '),
  width: () => 'full',
}

/** One line for each; the server leaves out empty ones. */
function LinesControl({ label, hint, error, value, errorOf, onChange }: ControlProps<'lines'>) {
  const list = linesOf(value)
  const errorOfLine = list.map((_, index) => errorOf(String(index))).find((one) => one !== undefined)
  return (
    <LinesField
      {...{ label, hint }}
      error={error ?? errorOfLine}
      rows={2}
      value={list.join('\n')}
      onChange={(typed) => onChange(typed === '' ? [] : typed.split('\n'))}
    />
  )
}

function linesOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : []
}
