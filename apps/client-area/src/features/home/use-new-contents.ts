import { useCountNewContentsQuery } from '@mirante/api-client/content/own-unread.ts';
import { ownUnread } from '@mirante/contract/content/own-unread.ts';
import { useMay } from '@mirante/session/can.tsx';

/** "5 conteúdos novos desde sua última visita."; empty without new contents. */
export function useNewContents(): string {
  const { data } = useCountNewContentsQuery(undefined, { skip: !useMay(ownUnread.countNewContents) });
  if (!data?.since || data.total === 0) return '';
  const shown = data.total === 100 ? '100 ou mais' : data.total;
  return `${shown} ${data.total === 1 ? 'conteúdo novo' : 'conteúdos novos'} desde sua última visita.`;
}
