import { Trail } from '@mirante/ui-kit/shell/trail.tsx';

interface Props {
  /** The list that this page belongs to. */
  of: string;
  to: string;
  /** What is open. */
  here: string;
}

/** `Clientes > Helena Matsuda`. */
export const Crumb = ({ of, to, here }: Props) => <Trail steps={[{ label: of, to }, { label: here }]} />;
