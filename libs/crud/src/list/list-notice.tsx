import type { Paging } from '@mirante/contract/lazy-schema.ts';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import Button from '@mui/material/Button';
import type { NamedFilter } from './filters.tsx';
import type { ListQuery } from './use-list-query.ts';

interface IgnoredNoticeProps {
  list: ListQuery;
  all: readonly NamedFilter[];
}

const pagingLabels: Record<string, string> = {
  page: 'Página',
  perPage: 'Linhas por página',
  sort: 'Coluna da ordem',
  order: 'Sentido da ordem',
} satisfies Record<keyof Paging, string>;

/** Reports ignored parts of the URL. */
export function IgnoredNotice({ list: { ignored, change }, all }: IgnoredNoticeProps) {
  const labelOf = (key: string) => all.find(({ filter }) => filter.key === key)?.label ?? pagingLabels[key] ?? key;
  const names = ignored.map((key) => `“${labelOf(key)}”`).join(', ');
  return (
    <Notice
      tone="warning"
      action={
        <Button variant="text" size="small" onClick={() => change({})}>
          Entendi
        </Button>
      }
    >
      {ignored.length === 1
        ? `O valor de ${names} neste endereço não vale aqui e foi ignorado.`
        : `Os valores de ${names} neste endereço não valem aqui e foram ignorados.`}
    </Notice>
  );
}
