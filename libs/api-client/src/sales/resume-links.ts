import { resumeLinks } from '@mirante/contract/sales/resume-links.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, quiet } from '../feedback.ts';

export const resumeLinksApi = api.injectEndpoints({ endpoints: endpointsFrom(resumeLinks) });
export const { useOpenResumeLinkMutation, useDenyResumeLinkMutation } = resumeLinksApi;

feedback(resumeLinks, {
  requestResumeLink: quiet,
  withdrawResumeLink: quiet,
  // Their pages show the result.
  openResumeLink: quiet,
  denyResumeLink: quiet,
});
