import { brand } from '@mirante/domain/brand.ts';
import { useOpens, useViewerDetails } from '@mirante/session/use-session.ts';
import { styled } from '@mui/material/styles';
import MessageCircle from 'lucide-react/icons/message-circle';

/** Always at hand: the consultancy's clients reach their own team, the others the support's chat. */
export function HelpLink() {
  const { user } = useViewerDetails();
  const address = useOpens('consultancy') ? brand.consultancy_support_url : brand.support_url;
  const chat = new URL(address);
  chat.searchParams.set('text', `Olá! Sou ${user.name} (${user.email}) e preciso de ajuda.`);
  return (
    <Pill href={chat.href} target="_blank" rel="noopener">
      <MessageCircle size={18} strokeWidth={1.75} aria-hidden />
      <span>Precisa de ajuda?</span>
    </Pill>
  );
}

const Pill = styled('a')({
  position: 'fixed', right: 24, bottom: 24, zIndex: 4, display: 'flex', alignItems: 'center', gap: 8, height: 44, padding: '0 18px', borderRadius: 22,
  backgroundColor: 'var(--deep)', color: 'var(--on-deep)', fontSize: 14, fontWeight: 600, boxShadow: 'var(--e2)', '&:hover': { backgroundColor: 'var(--deep-2)', textDecoration: 'none' },
  '@media (max-width:899px)': { right: 16, bottom: 'calc(80px + env(safe-area-inset-bottom))', width: 48, height: 48, padding: 0, justifyContent: 'center', '& span': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } },
});
