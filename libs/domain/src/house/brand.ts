/** A page shown inside ours, drawn once for wide screens and once for phones. */
export interface Embed {
  wide: string;
  narrow: string;
}

/** What makes an installation one house's own. Everything else is the same for all. */
export interface Brand {
  name: string;
  /** Begins the codes of the house's own products and the address of its portfolios. */
  slug: string;
  /** Identification that the law asks of who sells online. */
  legal_name: string;
  cnpj: string;
  legal_address: string;
  /** The phone cookie's domain; empty sets no cookie. */
  parent_domain: string;
  support_url: string;
  /** Whom strangers write to who found a hole. */
  security_email: string;
  /** Names the state of the house's texts (`brand-texts.ts`), as the day of it: a purchase keeps the one that its buyer agreed to. Any change of them is a new one. */
  terms_version: string;
  /** Where the consultancy's clients reach their own team. */
  consultancy_support_url: string;
  help_centre_url: string;
  advisory: Embed;
  mentoring: Embed;
  fundamentals_url: string;
  infographic_host: string;
  /** Other sites whose pages staff may show in a portfolio: charts, maps, performance. */
  embed_hosts: readonly string[];
  /** The stock portfolios that the consultancy's clients find in their menu. */
  advisory_portfolios: readonly { id: number; name: string }[];
  /** Where products' logos are: images of no other site are shown. */
  image_host: string;
}

/** The demonstration house. */
export const brand: Brand = {
  name: 'Mirante',
  slug: 'mirante',
  legal_name: 'Mirante Research Ltda.',
  cnpj: '12.345.678/0001-95',
  legal_address: 'Avenida Paulista, 1000, São Paulo, SP',
  parent_domain: '',
  support_url: 'https://wa.me/5511900000000',
  security_email: 'seguranca@mirante.example',
  terms_version: '2026-11-22',
  consultancy_support_url: 'https://wa.me/5511900000001',
  help_centre_url: '/embeds/central-de-ajuda.html',
  advisory: { wide: '/embeds/consultoria.html', narrow: '/embeds/consultoria-celular.html' },
  mentoring: { wide: '/embeds/mentorias.html', narrow: '/embeds/mentorias-celular.html' },
  fundamentals_url: 'https://fundamentos.mirante.example',
  infographic_host: 'infograficos.mirante.example',
  embed_hosts: ['paineis.mirante.example'],
  advisory_portfolios: [
    { id: 106, name: 'Consultoria Renda' },
    { id: 108, name: 'Consultoria Crescimento' },
    { id: 116, name: 'Consultoria Internacional' },
    { id: 118, name: 'Consultoria Previdência' },
  ],
  image_host: 'imagens.mirante.example',
};

/** Where each part of this deployment is, read at run time: one build serves many deployments. */
export interface Places {
  checkout: string;
  client: string;
  backoffice: string;
  /** Where a browser hands a card to the gateway; the sandbox's, where a deployment names none. */
  tokeniser?: string;
  /** The public key that the gateway's tokeniser asks for. It names the shop and opens nothing else. */
  tokeniser_key?: string;
}
