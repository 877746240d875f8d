import { styled } from '@mui/material/styles';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';

export type ShellIcon = ComponentType<{
  size?: number | string;
  strokeWidth?: number | string;
  'aria-hidden'?: boolean;
}>;

/** A count, or what reads its own, as a `b`. */
export type ShellBadge = number | ReactElement;

export interface ShellLink {
  /** A route, or the full URL of another site, which opens in a new tab. */
  to: string;
  label: string;
  icon: ShellIcon;
  badge?: ShellBadge | undefined;
  /** What is counted, for screen readers, of one or many: "por ler". */
  badgeName?: string;
  /** Its text among the tabs at the bottom of a client's phone, of which the first four are shown. */
  tab?: string;
}

export interface ShellGroup {
  title?: string;
  links: readonly ShellLink[];
  /** Placed at the bottom of the sidebar. */
  foot?: boolean;
}

/** How a titled group of several links is shown, with a list of links as children. */
export type ShellGroupFrame = ComponentType<{ title: string; children: ReactNode }>;

const Headed: ShellGroupFrame = ({ title, children }) => (
  <>
    <h2>{title}</h2>
    {children}
  </>
);

interface ShellNavProps {
  groups: readonly ShellGroup[];
  groupFrame?: ShellGroupFrame | undefined;
  side: 'deep' | 'paper';
  label: string;
}

export const ShellNav = ({ groups, groupFrame = Headed, side, label }: ShellNavProps) => {
  const isExact = useExactLinks(groups);
  return (
    <Nav aria-label={label} className={`m-nav-${side}`}>
      {groups.map(({ title, links, foot }) => {
        const Group = links.length > 1 ? groupFrame : Headed;
        const list = (
          <ul>
            {links.map((link) => (
              <li key={link.to}>
                <Item {...link} side={side} isExact={isExact(link.to)} />
              </li>
            ))}
          </ul>
        );
        return (
          <div key={title ?? links[0]?.to} className={foot ? 'm-foot' : undefined}>
            {title ? <Group title={title}>{list}</Group> : list}
          </div>
        );
      })}
    </Nav>
  );
};

/**
 * Whether a link is active only on an exact match: the home page's, and one that is a prefix of a longer matching link.
 */
export function useExactLinks(groups: readonly ShellGroup[]): (to: string) => boolean {
  const { pathname } = useLocation();
  const current = groups
    .flatMap(({ links }) => links.map(({ to }) => pathOf(to)))
    .filter((path) => pathname === path || pathname.startsWith(`${path}/`));
  return (to) => to === '/' || current.some((path) => path.startsWith(`${pathOf(to)}/`));
}

const pathOf = (to: string) => to.split('?', 1)[0]!;

interface ItemProps extends ShellLink {
  side: 'deep' | 'paper';
  isExact: boolean;
}

const Item = ({ to, label, icon: Icon, badge, badgeName, side, isExact }: ItemProps) => {
  const inside = (
    <>
      <Icon size={side === 'deep' ? 16 : 18} strokeWidth={1.75} aria-hidden />
      <span>{label}</span>
    </>
  );
  if (isElsewhere(to))
    return (
      <a href={to} target="_blank" rel="noopener">
        {inside}
        <ArrowUpRight size={16} strokeWidth={1.75} role="img" aria-label="abre em outra aba" />
      </a>
    );
  return (
    <NavLink to={to} end={isExact}>
      {inside}
      <Badge badge={badge} name={badgeName} />
    </NavLink>
  );
};

const isElsewhere = (address: string) => /^https?:/.test(address);

export const Badge = ({ badge, name }: { badge: ShellBadge | undefined; name: string | undefined }) => {
  if (typeof badge !== 'number') return badge;
  if (badge === 0) return null;
  return (
    <b>
      {badge > 99 ? '99+' : badge}
      {name && <i className="m-hidden"> {name}</i>}
    </b>
  );
};

const Nav = styled('nav')({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 auto',
  '& ul': { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 2 },
  '& h2': {
    margin: 0,
    padding: '16px 10px 5px',
    fontSize: 12,
    lineHeight: '16px',
    fontWeight: 600,
    color: 'var(--ink-3)',
  },
  '& .m-foot': { marginTop: 'auto', paddingTop: 16 },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 11,
    minHeight: 36,
    padding: '0 10px',
    borderRadius: 'var(--r-md)',
    fontSize: 14,
    lineHeight: '20px',
    fontWeight: 500,
    color: 'var(--ink-2)',
    textDecoration: 'none',
  },
  '& a:hover': { backgroundColor: 'var(--surface-2)' },
  '& a span': { flex: 1, minWidth: 0 },
  '& a[aria-current]': { backgroundColor: 'var(--brand-soft)', color: 'var(--brand-soft-ink)', fontWeight: 600 },
  '& a svg': { flex: 'none' },
  '& b': { fontSize: 12, fontWeight: 600, color: 'var(--ink-3)' },
  '&.m-nav-deep a': {
    minHeight: 30,
    padding: '0 8px',
    gap: 10,
    fontSize: 13,
    borderRadius: 'var(--r-sm)',
    color: 'var(--on-deep-2)',
  },
  '&.m-nav-deep a:hover, &.m-nav-deep a[aria-current]': { backgroundColor: 'var(--deep-2)', color: 'var(--on-deep)' },
  '&.m-nav-deep a:focus-visible': { outlineColor: 'var(--sun)', outlineOffset: -2 },
  '&.m-nav-deep h2': { padding: '12px 8px 4px', fontSize: 11.5, color: 'var(--on-deep-2)' },
  '&.m-nav-deep b': { color: 'var(--sun)' },
  '@media (max-width:899px)': { '& a, &.m-nav-deep a': { minHeight: 44, fontSize: 15 } },
});
