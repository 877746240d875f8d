import CircleAlert from 'lucide-react/icons/circle-alert';
import type { InputHTMLAttributes, ReactNode } from 'react';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  /** The field's name in the request. */
  name: string;
  label: string;
  help?: ReactNode;
  error: ReactNode | undefined;
  /** Shown inside the field, before the input. */
  prefix?: string;
}

/** A field without libraries, for pages that must be usable first. It is uncontrolled. */
export function LightField({ name, label, help, error, prefix, ...input }: Props) {
  const note = error ?? help;
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <div className={error ? 'field-box wrong' : 'field-box'}>
        {prefix && <span className="field-prefix">{prefix}</span>}
        <input
          id={name}
          name={name}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${name}-note` : undefined}
          {...input}
        />
      </div>
      {note && (
        <p id={`${name}-note`} className={error ? 'field-note wrong' : 'field-note'}>
          {error && <CircleAlert size={16} strokeWidth={1.75} aria-hidden />}
          <span>{note}</span>
        </p>
      )}
    </div>
  );
}
