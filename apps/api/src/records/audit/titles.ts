import { recordWords, auditedResources, type AuditedResource } from '@mirante/domain/house/audit.ts';

/** Named kinds of records, with their name columns. */
export const titles = auditedResources.flatMap((resource) => {
  const column = recordWords[resource].title;
  return column === undefined ? [] : [{ resource, table: tableOf(resource), column }];
});

/** A table is named as its resource, except `user`, an SQL keyword. */
function tableOf(resource: AuditedResource): string {
  return resource === 'user' ? 'staff_user' : resource;
}
