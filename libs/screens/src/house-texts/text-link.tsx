import { textLinks, type TextName } from '@mirante/domain/house/text-links.ts';
import { useAppAddress } from '@mirante/session/app-addresses.ts';
import type { ReactNode } from 'react';

/** Leads to one of the house's texts, in a tab of its own: what is being filled in stays. */
export const TextLink = ({
  name,
  className,
  children,
}: {
  name: TextName;
  className?: string;
  children?: ReactNode;
}) => (
  <a className={className} href={useAppAddress('checkout', textLinks[name].path)} target="_blank" rel="noopener">
    {children ?? textLinks[name].title}
  </a>
);
