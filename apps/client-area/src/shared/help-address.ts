import { brand } from '@mirante/domain/house/brand.ts';
import { useMay } from '@mirante/session/can.tsx';
import { useViewerDetails } from '@mirante/session/use-session.ts';

export const consultancy = { allow: { area: 'consultancy' } } as const;

/** Consultancy clients reach their own team, others the support chat; the address identifies the client. */
export function useHelpAddress(): string {
  const { user } = useViewerDetails();
  const isConsulted = useMay(consultancy);
  const chat = new URL(isConsulted ? brand.consultancy_support_url : brand.support_url);
  chat.searchParams.set('text', `Olá! Sou ${user.name} (${user.email}) e preciso de ajuda.`);
  return chat.href;
}
