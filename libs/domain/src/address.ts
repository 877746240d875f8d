export interface Address {
  /** Eight digits. */
  zipcode: string;
  address: string;
  /** Null without one, shown as `S/N`. */
  number: number | null;
  complement: string | null;
  district: string;
  /** Two-letter code. */
  state: string;
  city: string;
  /** The IBGE's code, if the CEP lookup returned one. */
  city_id: number | null;
}

export const WITHOUT_NUMBER = 'S/N';

/** Street, number and complement in one line. */
export const streetOf = ({ address, number, complement }: Address): string =>
  [address, number ?? WITHOUT_NUMBER, complement].filter(Boolean).join(', ');

export interface StoredAddress extends Address {
  created_at: string;
  updated_at: string;
}

/** What is known of a CEP. */
export type FoundAddress = Omit<Address, 'number' | 'complement'>;

export const states = [
  'AC',
  'AL',
  'AP',
  'AM',
  'BA',
  'CE',
  'DF',
  'ES',
  'GO',
  'MA',
  'MT',
  'MS',
  'MG',
  'PA',
  'PB',
  'PR',
  'PE',
  'PI',
  'RJ',
  'RN',
  'RS',
  'RO',
  'RR',
  'SC',
  'SP',
  'SE',
  'TO',
] as const;
export type BrazilianState = (typeof states)[number];
