import type { ControlProps, OfficeField } from './field-kind.ts'
import { NumberControl } from './number-control.tsx'

/** A part of a whole in percent. */
export const share: OfficeField<'share'> = {
  Control: ShareControl,
  text: (_, value) => (typeof value === 'number' ? `${percentOf(value)} %` : ''),
  width: () => 'short',
}

function ShareControl({ label, hint, error, value, onChange }: ControlProps<'share'>) {
  return (
    <NumberControl
      {...{ hint, error }}
      label={`${label} (%)`}
      decimals={0}
      value={typeof value === 'number' ? percentOf(value) : value}
      onChange={(typed) => onChange(typeof typed === 'number' ? typed / 100 : typed)}
    />
  )
}

function percentOf(value: number): number {
  return Math.round(value * 100)
}
