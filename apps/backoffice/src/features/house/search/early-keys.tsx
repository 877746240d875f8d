import { useEffect } from 'react';

interface Props {
  type: (change: (text: string) => string) => void;
  onCancel: () => void;
}

/** Keeps what is typed while the search's code is loaded: it would act as the page's shortcuts, or change its fields. */
export function EarlyKeys({ type, onCancel }: Props) {
  useEffect(() => {
    const press = (e: KeyboardEvent) => {
      if (e.ctrlKey || e.metaKey || e.altKey) return;
      if (e.key.length === 1) type((text) => text + e.key);
      else if (e.key === 'Escape') onCancel();
      else if (e.key !== 'Enter') return;
      e.preventDefault();
      e.stopPropagation();
    };
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  });
  return null;
}
