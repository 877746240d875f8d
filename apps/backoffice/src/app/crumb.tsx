import { useBackTo } from '@mirante/crud/list/list-states.tsx';
import { Breadcrumbs } from '@mirante/ui-kit/shell/breadcrumbs.tsx';

interface Props {
  /** The list that this page belongs to. */
  of: string;
  to: string;
  /** The current page. */
  here: string;
}

/** `Clientes > Helena Matsuda`: links to the list in its last state. */
export function Crumb({ of, to, here }: Props) {
  const back = useBackTo();
  return <Breadcrumbs steps={[{ label: of, to: back(to) }, { label: here }]} />;
}
