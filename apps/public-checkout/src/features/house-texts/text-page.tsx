import { brandTexts } from '@mirante/domain/house/brand-texts.ts';
import { brand } from '@mirante/domain/house/brand.ts';
import type { TextName } from '@mirante/domain/house/text-links.ts';
import { VERSION_PARAM } from '@mirante/domain/house/text-versions.ts';
import { useSearchParams } from 'react-router';
import { lazyPartWithStore } from '../../lazy-part.tsx';
import { TextSheet } from './text-sheet.tsx';

const EarlierTextPage = lazyPartWithStore(() => import('./earlier-text-page.tsx').then((m) => m.EarlierTextPage));

/** A legal text, as it is or as it was in the version that the address names. */
export function TextPage({ name }: { name: TextName }) {
  const [url] = useSearchParams();
  const version = url.get(VERSION_PARAM) ?? brand.terms_version;
  return version === brand.terms_version ? (
    <TextSheet name={name} text={brandTexts[name]} version={version} />
  ) : (
    <EarlierTextPage name={name} version={version} />
  );
}
