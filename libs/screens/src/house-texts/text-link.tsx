import { textLinks, type TextName } from '@mirante/domain/house/text-links.ts';
import { textPathOf } from '@mirante/domain/house/text-versions.ts';
import { useAppAddress } from '@mirante/session/app-addresses.ts';
import type { ReactNode } from 'react';

interface TextLinkProps {
  name: TextName;
  /** The current one by default. */
  version?: string;
  children?: ReactNode;
}

/** A link to one of the house's legal texts, in a new tab, so that the form being filled in is kept. */
export const TextLink = ({ name, version, children }: TextLinkProps) => (
  <a
    href={useAppAddress('checkout', version ? textPathOf(name, version) : textLinks[name].path)}
    target="_blank"
    rel="noopener"
  >
    {children ?? textLinks[name].title}
  </a>
);
