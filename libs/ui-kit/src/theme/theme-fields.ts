import type { Density, Parts } from './theme-types.ts';

const edge = '& .MuiOutlinedInput-notchedOutline';

export const fieldParts = (density: Density): Parts => {
  const small = density === 'compact';
  return {
    MuiFormControl: {
      defaultProps: { fullWidth: true, size: small ? 'small' : 'medium' },
      styleOverrides: { root: { gap: 6, minWidth: 0 } },
    },
    MuiFormLabel: {
      styleOverrides: {
        root: {
          fontSize: 13,
          lineHeight: '18px',
          fontWeight: 600,
          color: 'var(--ink-2)',
          '&.Mui-focused, &.Mui-error, &.Mui-disabled': { color: 'var(--ink-2)' },
          // No gap of the form control's is beside it.
          '&:is(legend)': { marginBottom: 6 },
        },
      },
    },
    MuiFormHelperText: {
      styleOverrides: {
        root: {
          margin: 0,
          fontSize: 13,
          lineHeight: '18px',
          color: 'var(--ink-3)',
          // Readable, since it may explain why a field is disabled.
          '&.Mui-disabled': { color: 'var(--ink-2)' },
          display: 'flex',
          gap: 5,
          alignItems: 'flex-start',
          '&.Mui-error': { color: 'var(--danger)' },
          '& svg': { flex: 'none', marginTop: 2 },
        },
      },
    },
    MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
    MuiOutlinedInput: {
      defaultProps: { notched: false, size: small ? 'small' : 'medium' },
      styleOverrides: {
        root: {
          minHeight: small ? 36 : 48,
          fontSize: small ? 14 : 16,
          lineHeight: '22px',
          backgroundColor: 'var(--surface)',
          borderRadius: 'var(--r-md)',
          gap: 8,
          // Phones zoom into fields with smaller text.
          '@media (max-width:899px)': { fontSize: 16, minHeight: 48 },
          [edge]: { borderColor: 'var(--field-line)', transition: 'border-color var(--fast) var(--ease)' },
          [`&:hover ${edge.slice(2)}`]: { borderColor: 'var(--ink-3)' },
          [`&.Mui-focused ${edge.slice(2)}`]: {
            borderWidth: 1,
            borderColor: 'var(--focus)',
            boxShadow: '0 0 0 3px color-mix(in srgb, var(--focus) 22%, transparent)',
          },
          [`&.Mui-error ${edge.slice(2)}`]: { borderColor: 'var(--danger)' },
          [`&.Mui-error.Mui-focused ${edge.slice(2)}`]: {
            borderColor: 'var(--danger)',
            boxShadow: '0 0 0 3px color-mix(in srgb, var(--danger) 22%, transparent)',
          },
          '&.Mui-disabled, &.MuiInputBase-readOnly': { backgroundColor: 'var(--surface-2)' },
          [`&.Mui-disabled ${edge.slice(2)}`]: { borderColor: 'var(--line)' },
        },
        input: {
          padding: small ? '7px 12px' : '12px 14px',
          height: 'auto',
          '&::placeholder': { color: 'var(--ink-3)', opacity: 1 },
          '&:placeholder-shown': { textOverflow: 'ellipsis' },
          // Forced colours show it, and no shadow.
          '&:focus-visible': { outline: '2px solid transparent' },
          '&.Mui-disabled': { WebkitTextFillColor: 'var(--ink-3)' },
          '.MuiInputBase-adornedStart &': { paddingLeft: 0 },
          '&:-webkit-autofill': {
            WebkitTextFillColor: 'var(--ink)',
            boxShadow: '0 0 0 100px var(--brand-soft) inset',
            borderRadius: 'inherit',
          },
        },
        adornedStart: { paddingLeft: small ? 12 : 14 },
        adornedEnd: { paddingRight: 6 },
        multiline: { padding: 0 },
      },
    },
    MuiInputAdornment: { styleOverrides: { root: { margin: 0, color: 'var(--ink-3)' } } },
    MuiNativeSelect: {
      styleOverrides: {
        select: {
          '&&': { paddingRight: 40, textOverflow: 'ellipsis' },
          '&:focus': { backgroundColor: 'transparent', borderRadius: 'inherit' },
          '&:has(option:checked[value=""])': { color: 'var(--ink-3)' },
          '& option': { backgroundColor: 'var(--surface)', color: 'var(--ink)' },
        },
        icon: { color: 'var(--ink-3)', right: 12, top: 'calc(50% - 9px)', width: 18, height: 18, strokeWidth: 1.75 },
      },
    },
    MuiCheckbox: {
      styleOverrides: {
        root: {
          color: 'var(--field-line)',
          '&.Mui-focusVisible': { outline: '2px solid var(--focus)', outlineOffset: -6, borderRadius: 'var(--r-md)' },
        },
      },
    },
    MuiSwitch: {
      styleOverrides: {
        switchBase: { '&.Mui-focusVisible .MuiSwitch-thumb': { outline: '2px solid var(--focus)', outlineOffset: 2 } },
      },
    },
  };
};
