import { recordWords } from '@mirante/domain/house/audit.ts';
import { auditedResources, type AuditedResource } from '@mirante/domain/house/audited-resources.ts';

/** The kinds of records that have names, and where those stand. */
export const titles = auditedResources.flatMap((resource) => {
  const column = recordWords[resource].title;
  return column === undefined ? [] : [{ resource, table: tableOf(resource), column }];
});

/** A table is called as its resource is, but one: `user` is a word of SQL. */
function tableOf(resource: AuditedResource): string {
  return resource === 'user' ? 'staff_user' : resource;
}
