import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface Props {
  title: string;
  /** Beside the title, in quieter ink. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One titled part of a profile. */
export function Panel({ title, aside, children }: Props) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 4, minWidth: 0 }}>
      <header
        style={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'baseline',
          gap: '4px 16px',
          marginBottom: 12,
        }}
      >
        <Typography component="h2" variant="h3" id={id}>
          {title}
        </Typography>
        <Typography component="div" variant="body2" sx={{ color: 'text.secondary', '& > .MuiButton-text': { mr: -2 } }}>
          {aside}
        </Typography>
      </header>
      {children}
    </Card>
  );
}
