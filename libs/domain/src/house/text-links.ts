/** The house's texts by their names; they themselves are in `brand-texts.ts`. */
export const textNames = ['terms', 'privacy', 'withdrawal'] as const;
export type TextName = (typeof textNames)[number];

/** Where the checkout shows each. */
export const textLinks: Record<TextName, { title: string; path: string }> = {
  terms: { title: 'Termos de uso', path: '/termos' },
  privacy: { title: 'Política de privacidade', path: '/privacidade' },
  withdrawal: { title: 'Direito de arrependimento', path: '/direito-de-arrependimento' },
};
