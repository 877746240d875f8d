/** The kinds of records that staff change, whose log tells of them. */
export const auditedResources = [
  'client',
  'client_product',
  'erasure_request',
  'payment',
  'refund',
  'product',
  'coupon',
  'user',
  'report',
  'video',
  'news',
  'board',
  'tag',
  'research_settings',
  'dividend',
  'stock',
  'stock_portfolio',
  'failed_job',
  'discrepancy',
  'audit',
] as const;
export type AuditedResource = (typeof auditedResources)[number];
