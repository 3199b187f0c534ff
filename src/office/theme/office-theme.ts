import { defaultTheme } from 'react-admin'
import { createTheme, type Theme } from '@mui/material'

/** The values of src/design/tokens/tokens.css: Material UI computes with colours and cannot read custom properties. */
const tokens = {
  light: {
    paper: '#fcfcfa',
    raised: '#f1f1ec',
    ink: '#0f1114',
    soft: '#555a61',
    line: '#0f111422',
    onAction: '#ffffff',
    alarm: '#b3200f',
    brass: '#7d5c12',
    good: '#1f4a3d',
  },
  dark: {
    paper: '#101215',
    raised: '#1a1d21',
    ink: '#f1efe9',
    soft: '#b3b5b6',
    line: '#f1efe92b',
    onAction: '#0f1114',
    alarm: '#ff8a75',
    brass: '#d8b25c',
    good: '#8fc7b2',
  },
}
const sans = "'Instrument Sans', 'Instrument Sans Roboto', 'Instrument Sans Arial', sans-serif"

/** The theme of the back office: the site's colours and its grotesque, dense and without shadows. */
export const officeThemes: { light: Theme; dark: Theme } = { light: themeOf('light'), dark: themeOf('dark') }

function themeOf(mode: 'light' | 'dark'): Theme {
  const colour = tokens[mode]
  const focus = { outline: `3px solid ${colour.ink}`, outlineOffset: 2 }
  return createTheme({
    ...defaultTheme,
    palette: {
      mode,
      primary: { main: colour.ink, contrastText: colour.onAction },
      secondary: { main: colour.ink, contrastText: colour.onAction },
      error: { main: colour.alarm, contrastText: colour.onAction },
      warning: { main: colour.brass, contrastText: colour.onAction },
      info: { main: colour.soft, contrastText: colour.onAction },
      success: { main: colour.good, contrastText: colour.onAction },
      background: { default: colour.paper, paper: colour.paper },
      text: { primary: colour.ink, secondary: colour.soft },
      divider: colour.line,
    },
    shape: { borderRadius: 2 },
    typography: {
      fontFamily: sans,
      button: { textTransform: 'none', fontWeight: 600 },
      h1: {
        fontFamily: 'var(--display)',
        fontSize: 'clamp(1.75rem, 1.4rem + 1.4vw, 2.4rem)',
        fontWeight: 400,
        letterSpacing: '-0.012em',
      },
      h2: { fontSize: '1.25rem', fontWeight: 600 },
      h3: { fontSize: '1.0625rem', fontWeight: 600 },
    },
    components: {
      ...defaultTheme.components,
      MuiButtonBase: {
        defaultProps: { disableRipple: true },
        styleOverrides: { root: { '&.Mui-focusVisible': focus } },
      },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: {
          root: { minHeight: 40 },
          sizeSmall: { minHeight: 36 },
          // Forced colours remove the background by which it is recognized as a button.
          contained: { '@media (forced-colors: active)': { border: '1px solid' } },
        },
      },
      MuiIconButton: { styleOverrides: { root: { minWidth: 40, minHeight: 40 } } },
      MuiPaper: {
        defaultProps: { elevation: 0 },
        styleOverrides: { root: { backgroundImage: 'none' } },
      },
      MuiAppBar: { defaultProps: { elevation: 0 } },
      MuiDialog: { styleOverrides: { paper: { border: `1px solid ${colour.line}` } } },
      MuiMenu: { styleOverrides: { paper: { border: `1px solid ${colour.line}` } } },
      MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense' } },
      MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense' } },
      MuiLink: { styleOverrides: { root: { color: 'inherit', '&:focus-visible': focus } } },
      MuiTableCell: { styleOverrides: { root: { borderColor: colour.line } } },
      MuiFormHelperText: { styleOverrides: { root: { marginInline: 0, overflowWrap: 'anywhere' } } },
      MuiFormLabel: { styleOverrides: { root: { '&.Mui-focused': { color: colour.ink } } } },
      RaLayout: {
        styleOverrides: {
          root: {
            // Wide tables scroll inside of themselves, so that a phone does not scroll the page sideways.
            minWidth: 0,
            '& .RaLayout-content': { minWidth: 0, padding: '8px 16px 64px' },
            '& .RaLayout-contentWithSidebar': { minWidth: 0 },
          },
        },
      },
      RaMenuItemLink: {
        styleOverrides: {
          root: {
            color: colour.soft,
            borderLeft: '3px solid transparent',
            // Forced colours would show the transparent border.
            '@media (forced-colors: active)': { borderLeftColor: 'Canvas' },
            '&.RaMenuItemLink-active': {
              color: colour.ink,
              fontWeight: 600,
              borderLeftColor: colour.ink,
              '@media (forced-colors: active)': { borderLeftColor: 'Highlight' },
              backgroundColor: colour.raised,
            },
          },
        },
      },
    },
  })
}
