import { useBackTo } from '@mirante/crud/list/list-states.tsx';
import { Breadcrumbs } from '@mirante/ui-kit/shell/breadcrumbs.tsx';

interface Props {
  /** The list that this page belongs to. */
  of: string;
  to: string;
  /** What is open. */
  here: string;
}

/** `Clientes > Helena Matsuda`: leads to the list as it was left. */
export function Crumb({ of, to, here }: Props) {
  const back = useBackTo();
  return <Breadcrumbs steps={[{ label: of, to: back(to) }, { label: here }]} />;
}
