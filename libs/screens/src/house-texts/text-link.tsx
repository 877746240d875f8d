import { textLinks, type TextName } from '@mirante/domain/house/text-links.ts';
import { useAppAddress } from '@mirante/session/app-addresses.ts';
import type { ReactNode } from 'react';

/** A link to one of the house's legal texts, in a new tab, so that the form being filled in is kept. */
export const TextLink = ({ name, children }: { name: TextName; children?: ReactNode }) => (
  <a href={useAppAddress('checkout', textLinks[name].path)} target="_blank" rel="noopener">
    {children ?? textLinks[name].title}
  </a>
);
