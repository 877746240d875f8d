import { styled } from '@mui/material/styles';

/** A form, and below it what else there is to know of its record. */
export const EditColumn = styled('div')({ display: 'grid', gap: 32, maxWidth: 640 });
