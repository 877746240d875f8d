/** The names of the legal texts; the texts are in `brand-texts.ts`. */
export const textNames = ['terms', 'privacy', 'withdrawal'] as const;
export type TextName = (typeof textNames)[number];

/** The page of each in the checkout. */
export const textLinks: Record<TextName, { title: string; path: string }> = {
  terms: { title: 'Termos de uso', path: '/termos' },
  privacy: { title: 'Política de privacidade', path: '/privacidade' },
  withdrawal: { title: 'Direito de arrependimento', path: '/direito-de-arrependimento' },
};

interface TextSection {
  title: string;
  paragraphs: readonly string[];
}

/** A legal text of the house, shown below its title. */
export interface BrandText {
  /** One sentence. */
  summary: string;
  sections: readonly TextSection[];
}
