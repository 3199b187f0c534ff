/** The letters that are the icons of marks. */
export function Icon({ mark }: { mark: 'bold' | 'italic' }) {
  return (
    <span aria-hidden="true" style={mark === 'bold' ? { fontWeight: 800 } : { fontStyle: 'italic' }}>
      {mark === 'bold' ? 'B' : 'I'}
    </span>
  )
}
