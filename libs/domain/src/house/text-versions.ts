import { textLinks, type TextName } from './text-links.ts';

/** The page of a text as it was in another version: `/termos?versao=2026-11-29`. */
export const textPathOf = (name: TextName, version: string): string =>
  `${textLinks[name].path}?${VERSION_PARAM}=${version}`;
export const VERSION_PARAM = 'versao';
