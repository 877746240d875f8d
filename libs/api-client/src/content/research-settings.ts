import { researchSettings } from '@mirante/contract/content/research-settings.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, recordFailed, recordSaved } from '../feedback.ts';

export const { useGetResearchSettingsQuery, useSaveResearchSettingsMutation } = api.injectEndpoints({
  endpoints: endpointsFrom(researchSettings, 'research_settings'),
});

feedback(researchSettings, { getResearchSettings: recordFailed, saveResearchSettings: recordSaved });
