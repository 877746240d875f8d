export const auditedResources = [
  'client',
  'client_product',
  'erasure_request',
  'payment',
  'refund',
  'product',
  'coupon',
  'user',
  'dividend',
  'stock',
  'stock_portfolio',
  'audit',
] as const;
export type AuditedResource = (typeof auditedResources)[number];
export const auditedResourceLabels: Record<AuditedResource, string> = {
  client: 'Cliente',
  client_product: 'Produto do cliente',
  erasure_request: 'Pedido de eliminação',
  payment: 'Pagamento',
  refund: 'Reembolso',
  product: 'Produto',
  coupon: 'Cupom',
  user: 'Usuário',
  dividend: 'Dividendo',
  stock: 'Ação',
  stock_portfolio: 'Carteira de ações',
  audit: 'Registro de alterações',
};
/** What shows on the page of another record, and of which. */
export const auditedWithin: Partial<Record<AuditedResource, AuditedResource>> = {
  client_product: 'client',
  erasure_request: 'client',
};

export type Change = 'create' | 'update' | 'remove' | 'export';
export const changeLabels: Record<Change, string> = {
  create: 'Criou',
  update: 'Alterou',
  remove: 'Removeu',
  export: 'Exportou',
};

/** One staff user's change of one record. */
export interface AuditEntry {
  id: number;
  created_at: string;
  user_id: number;
  user_name: string;
  /** The call, in the words of the permissions table. Entries of one call share `request_id`. */
  action: string;
  request_id: string;
  change: Change;
  resource: AuditedResource;
  record_id: number | null;
  /** The record on whose page it shows: the client of a client's product. */
  root_resource: AuditedResource;
  root_id: number | null;
  /** By column: what was, and what is. '•••' stands for a secret. */
  diff: Record<string, readonly [was: unknown, is: unknown]>;
  /** What `root_id` is called, where it has a name. */
  root_name: string | null;
  /** What ids in the diff are called: by column, then by id. */
  names: Record<string, Record<string, string>>;
}
