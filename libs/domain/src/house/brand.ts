/** An embedded page, with one of its own for phones if it does not fit them. */
export interface Embed {
  wide: string;
  narrow?: string;
}

/** What differs between houses. Everything else is the same for all. */
export interface Brand {
  name: string;
  /** The prefix of the house's own product codes, and of its portfolios' address. */
  slug: string;
  /** Identification that the law requires of online sellers. */
  legal_name: string;
  cnpj: string;
  legal_address: string;
  /** What the house is, and what its contents are not, at the foot of its public pages. */
  legal_notice: string;
  /** The phone cookie's domain; empty limits it to the app's own host. */
  parent_domain: string;
  support_url: string;
  /** The contact for vulnerability reports. */
  security_email: string;
  /** The person in charge of personal data, whom LGPD, article 41, asks to be named publicly. */
  data_protection_officer: { name: string; email: string };
  /**
   * The version of the house's legal texts (`brand-texts.ts`), as a day: a purchase stores the one that its buyer
   * accepted. Any change of them needs a new one.
   */
  terms_version: string;
  /** The support of the consultancy's clients. */
  consultancy_support_url: string;
  help_centre_url: string;
  advisory: Embed;
  mentoring: Embed;
  fundamentals_url: string;
  /** What the addresses of its infographics begin with: of another site, or the client area's own as a path. */
  infographics_url: string;
  /** Other sites whose pages staff may embed in a portfolio: charts, maps, performance. */
  embed_hosts: readonly string[];
  /** The stock portfolios in the menu of the consultancy's clients. */
  advisory_portfolios: readonly { id: number; name: string }[];
  /** The host of product logos: images from any other are not shown. */
  image_host: string;
}

/** The demonstration house. */
export const brand: Brand = {
  name: 'Mirante',
  slug: 'mirante',
  legal_name: 'Mirante Research Ltda.',
  cnpj: '12.345.678/0001-95',
  legal_address: 'Avenida Paulista, 1000, São Paulo, SP',
  legal_notice:
    'Casa de análise credenciada. Conteúdo de caráter informativo; rentabilidade passada não é garantia de resultado futuro.',
  parent_domain: '',
  support_url: 'https://wa.me/5511900000000',
  security_email: 'seguranca@mirante.example',
  data_protection_officer: { name: 'Beatriz Moura', email: 'privacidade@mirante.example' },
  terms_version: '2026-11-30',
  consultancy_support_url: 'https://wa.me/5511900000001',
  help_centre_url: '/embeds/central-de-ajuda.html',
  advisory: { wide: '/embeds/consultoria.html' },
  mentoring: { wide: '/embeds/mentorias.html', narrow: '/embeds/mentorias-celular.html' },
  fundamentals_url: 'https://fundamentos.mirante.example',
  infographics_url: '/embeds/infograficos/',
  embed_hosts: ['paineis.mirante.example'],
  advisory_portfolios: [
    { id: 106, name: 'Consultoria Renda' },
    { id: 108, name: 'Consultoria Crescimento' },
    { id: 116, name: 'Consultoria Internacional' },
    { id: 118, name: 'Consultoria Previdência' },
  ],
  image_host: 'imagens.mirante.example',
};

/** The addresses of this deployment's parts, read at run time: one build serves many deployments. */
export interface Places {
  checkout: string;
  client: string;
  backoffice: string;
  /** Where browsers send cards to the gateway; the sandbox's if not configured. */
  tokeniser?: string;
  /** The public key for the gateway's tokeniser. It identifies the shop and grants nothing else. */
  tokeniser_key?: string;
}
