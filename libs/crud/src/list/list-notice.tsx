import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import Button from '@mui/material/Button';
import type { NamedFilter } from './filters.tsx';
import type { ListQuery } from './use-list-query.ts';

interface IgnoredNoticeProps {
  list: ListQuery;
  all: readonly NamedFilter[];
}

/** Reports ignored parts of the URL. */
export function IgnoredNotice({ list: { ignored, change }, all }: IgnoredNoticeProps) {
  const names = ignored.map((key) => `“${all.find(({ filter }) => filter.key === key)?.label ?? key}”`).join(', ');
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
        ? `O filtro ${names} deste endereço não vale aqui e foi ignorado.`
        : `Os filtros ${names} deste endereço não valem aqui e foram ignorados.`}
    </Notice>
  );
}
